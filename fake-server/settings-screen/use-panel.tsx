import { useEffect, useState } from 'react';

/** What the runtime of a page in the backend asks the panel by; its page in the frame hands it on to the window of the screen. */
export const panelEvent = 'ss-runtime:panel';

/** Whether the panel is open. Escape toggles it, here and in the framed page; not in a field. Spec 2 §4 "Escape key with nothing open". */
export function usePanel(): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const toggle = () => setOpen((wasOpen) => !wasOpen);
    const onKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      const isInField = target instanceof Element && target.matches('input:not([type=checkbox],[type=radio]),textarea,select');
      if (key === 'Escape' && !isInField && !(shiftKey || ctrlKey || altKey || metaKey || repeat || defaultPrevented)) toggle();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(panelEvent, toggle);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(panelEvent, toggle);
    };
  }, []);
  return isOpen;
}

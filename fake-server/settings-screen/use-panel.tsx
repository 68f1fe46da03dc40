import { useEffect, useState } from 'react';
import { panelEvent } from './panel-event.ts';

/** Returns whether the panel is open. Escape outside of fields toggles it, here and in the framed page. */
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

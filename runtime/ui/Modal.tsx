import { type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { lockScroll } from '../browser/lock-scroll.ts';

export interface ModalProps {
  /** What screen readers call it. */
  readonly name: string;
  readonly closeName: string;
  readonly className: string;
  /** Asked for by the close button, a press beside the box, Escape or the back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A `<dialog>` over the page while it is rendered: the page behind it neither scrolls nor takes the focus, which goes back to where it
 * was. The box is the first child; its styles are `modal.css`.
 */
export function Modal({ name, closeName, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Only a press that begins and ends beside the box is a click there: text that is selected may end up there.
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = element.ownerDocument.activeElement;
    element.showModal();
    // The close button stands first, and is nobody's aim.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const unlock = lockScroll(element.ownerDocument);
    return () => {
      unlock();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its key, and the close button is in it
    <dialog
      ref={dialog}
      className={`ss-modal ${className}`}
      aria-label={name}
      onCancel={onCancel}
      onPointerDown={({ target }: PointerEvent) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) onClose();
      }}
    >
      <div className="ss-modal-box">
        <button type="button" className="ss-modal-close" aria-label={closeName} onClick={onClose}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" fill="none" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
}

import { type PointerEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../browser/lock-scroll.ts';

export interface ModalProps {
  /** The accessible name of the dialog. */
  readonly name: string;
  /** The accessible name of the close button. */
  readonly closeName: string;
  readonly className: string;
  /** Called by the close button, by a press beside the box and by Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A `<dialog>` over the page while it is rendered. The page behind it neither scrolls nor gets the focus; when the dialog is
 * removed, the focus returns. Its styles are `modal.css`. `commerce#modal-focus`
 */
export function Modal({ name, closeName, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A press beside the box closes it only if it began there: selecting text may end beside the box.
  const pressed = useRef<EventTarget | null>(null);
  // A passive effect runs after the browser has painted: keys in between would reach the page behind it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = element.ownerDocument.activeElement;
    element.showModal();
    // Without it the focus goes to the close button, the first control of the dialog.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, and so does the close button
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

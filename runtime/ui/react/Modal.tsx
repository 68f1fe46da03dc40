import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { makeModal } from '../dom/modal.ts';

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
  const latest = useRef(onClose);
  // A passive effect runs after the browser has painted: keys in between would reach the page behind it.
  useLayoutEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Without `data-first-focus` the focus goes to the close button, the first control of the dialog.
    const focus = element?.querySelector<HTMLElement>('[data-first-focus]') ?? null;
    return element ? makeModal(element, { onClose: () => latest.current(), focus }) : undefined;
  }, []);
  return (
    <dialog ref={dialog} className={`ss-modal ${className}`} aria-label={name}>
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

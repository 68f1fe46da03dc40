import type { ReactNode } from 'react';

/*  * `root`: covers the page.
 * `box`: the visible box. */ interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly role?: 'alertdialog';
  /** Content between the message and the buttons. */
  readonly children?: ReactNode;
}

/** Structure of a dialog: title, message and up to three buttons. Rendered at build time. */
export function DialogMarkup({ title, className, role, children }: DialogProps) {
  return (
    <dialog className={className ? `sqs-dialog ${className}` : 'sqs-dialog'} role={role}>
      <div className="sqs-dialog-box" data-part="box">
        <h2 className="sqs-dialog-title" data-part="title">
          {title}
        </h2>
        <div className="sqs-dialog-message" data-part="message" />
        {children}
        <div className="sqs-dialog-actions">
          {['confirm', 'cancel', 'reject'].map((answer) => (
            <button key={answer} type="button" className={`sqs-dialog-${answer}`} data-part={answer} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

import type { ViewParts } from '../../ui/static-view.ts';
import type { DialogAnswer } from './dialog-options.ts';

export interface DialogParts extends ViewParts, Readonly<Record<DialogAnswer, HTMLButtonElement>> {
  readonly root: HTMLDialogElement;
  /** What is drawn; the root covers the page. */
  readonly box: HTMLElement;
  readonly title: HTMLElement;
  readonly message: HTMLElement;
}

/**
 * A dialog's structure: title, message and up to three answers. Rendered once, at build time, to the template that the chunk
 * fills: no page fetches React for it. Spec 2 §3 "Confirmation dialog strings".
 */
export function Dialog({ title }: { readonly title: string }) {
  return (
    <dialog className="sqs-dialog">
      <div className="sqs-dialog-box" data-part="box">
        <h2 className="sqs-dialog-title" data-part="title">
          {title}
        </h2>
        <div className="sqs-dialog-message" data-part="message" />
        <div className="sqs-dialog-actions">
          {['confirm', 'cancel', 'reject'].map((answer) => (
            <button key={answer} type="button" className={`sqs-dialog-${answer}`} data-part={answer} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

/**
 * A dialog's structure: title, message and up to three answers. Rendered once, at build time, to the template that the chunk
 * fills: no page fetches React for it. Spec 2 §3 "Confirmation dialog strings".
 */
export function Dialog({ title }: { readonly title: string }) {
  return (
    <dialog className="sqs-dialog">
      <div className="sqs-dialog-box">
        <h2 className="sqs-dialog-title">{title}</h2>
        <div className="sqs-dialog-message" />
        <div className="sqs-dialog-actions">
          {['confirm', 'cancel', 'reject'].map((answer) => (
            <button key={answer} type="button" className={`sqs-dialog-${answer}`} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

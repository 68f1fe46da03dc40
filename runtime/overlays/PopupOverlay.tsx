/**
 * The popup overlay's structure. Rendered once, at build time, to the template that the chunk fills with the owner's content: no
 * visitor fetches React for it. The page around it is inert while it is open. Spec 2 §3, §4.
 */
export function PopupOverlay({ title, action }: { readonly title: string; readonly action: string }) {
  return (
    <dialog className="sqs-popup-overlay" tabIndex={-1}>
      <div className="sqs-popup-overlay-content">
        <img className="sqs-popup-overlay-image" alt="" />
        <div className="sqs-popup-overlay-body">
          <h2 className="sqs-popup-overlay-title" id="sqs-popup-overlay-title">
            {title}
          </h2>
          <div className="sqs-popup-overlay-text" />
          <form className="sqs-popup-overlay-form newsletter-form" noValidate>
            <label htmlFor="sqs-popup-overlay-email">E-mail address</label>
            <div className="sqs-popup-overlay-row">
              <input
                className="newsletter-form-field-element"
                id="sqs-popup-overlay-email"
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                required
                aria-describedby="sqs-popup-overlay-problem"
              />
              <button type="submit" className="newsletter-form-button sqs-popup-overlay-button" />
            </div>
            <p className="sqs-popup-overlay-problem" id="sqs-popup-overlay-problem" role="alert" />
          </form>
          <p className="sqs-popup-overlay-done" role="status" tabIndex={-1} />
          <a className="sqs-popup-overlay-action sqs-popup-overlay-button" href="/">
            {action}
          </a>
        </div>
        <button type="button" className="sqs-popup-overlay-close" aria-label="Close">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

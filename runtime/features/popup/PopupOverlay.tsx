import { popup } from '../../contract/texts/en/common.ts';

/**
 * Structure of the popup. Rendered at build time; the chunk fills it with the owner's content.
 *
 * `body`: everything but the image and the close button; the page's own markup replaces its content.
 */
export function PopupOverlay({ title, action }: { readonly title: string; readonly action: string }) {
  return (
    <dialog className="sqs-popup-overlay" tabIndex={-1}>
      <div className="sqs-popup-overlay-content">
        <img className="sqs-popup-overlay-image" alt="" data-part="image" />
        <div className="sqs-popup-overlay-body" data-part="body">
          <h2 className="sqs-popup-overlay-title" id="sqs-popup-overlay-title" data-part="title">
            {title}
          </h2>
          <div className="sqs-popup-overlay-text" data-part="text" />
          <form className="sqs-popup-overlay-form newsletter-form" method="post" noValidate data-ss-drawn="" data-part="form">
            <div className="newsletter-form-body">
              <div className="form-item field email required" data-part="field">
                <label className="title" htmlFor="sqs-popup-overlay-email" data-part="label">
                  {popup.email}
                </label>
                <div className="sqs-popup-overlay-row">
                  <input
                    className="newsletter-form-field-element"
                    id="sqs-popup-overlay-email"
                    type="email"
                    name="email"
                    autoComplete="email"
                    inputMode="email"
                    required
                    data-part="email"
                  />
                  <button type="submit" className="newsletter-form-button sqs-popup-overlay-button" data-part="submit" />
                </div>
              </div>
            </div>
            <p className="form-submission-text" dir="auto" hidden data-part="done" />
          </form>
          <a
            className="sqs-popup-overlay-action sqs-popup-overlay-button"
            id="sqs-popup-overlay-action"
            href="/"
            data-part="action"
          >
            {action}
          </a>
        </div>
        <button type="button" className="sqs-popup-overlay-close" aria-label={popup.close} data-part="close">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

/**
 * The dialog around a form that a button opens. Rendered at build time. Sites' style sheets use the class names of its content.
 */
export const FormLightbox = () => (
  <dialog className="ss-modal ss-form-lightbox">
    <div className="ss-modal-box">
      <button type="button" className="ss-modal-close" data-part="close">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" fill="none" />
        </svg>
      </button>
      <div className="sqs-block-form sqs-block-form-lightbox" data-part="content" />
    </div>
  </dialog>
);

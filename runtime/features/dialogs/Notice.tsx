/** Structure of an information notice. Rendered at build time. */
export function Notice() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the notice stays while it has the focus
    <div className="sqs-information-notice" role="status" tabIndex={0}>
      <strong data-part="title" />
      <p data-part="message" />
    </div>
  );
}

/**
 * The lightbox's structure. Rendered once, at build time, to the template that the chunk fills: a click on a picture fetches no
 * React for it, so that the large one is there in the next frame. `build.ts` takes its children in this order.
 * Spec 2 §2, §4; class names after wild §2.
 */
export function Lightbox() {
  return (
    <dialog className="sqs-lightbox" aria-label="Pictures" tabIndex={-1}>
      <div className="sqs-lightbox-overlay" />
      <div className="sqs-lightbox-slideshow" />
      <div className="sqs-lightbox-meta" />
      <p className="sqs-lightbox-count" role="status" />
      <Control name="close" label="Close" />
      <Control name="zoom" label="Zoom" />
      <Control name="previous" label="Previous" />
      <Control name="next" label="Next" />
    </dialog>
  );
}

const Control = ({ name, label }: { name: string; label: string }) => (
  <button type="button" className={`sqs-lightbox-control sqs-lightbox-${name}`} aria-label={label} />
);

import { lightbox } from '../../contract/texts/en/common.ts';

/**
 * The structure of the lightbox: lightbox#class-names. Rendered at build time to a template, so that a click on a picture loads
 * no React and the next frame shows the larger picture.
 *
 * `stage`: contains the figures.
 */
export function LightboxMarkup() {
  return (
    <dialog className="sqs-lightbox" aria-label={lightbox.name} tabIndex={-1}>
      <div className="sqs-lightbox-overlay" data-part="overlay" />
      <div className="sqs-lightbox-slideshow" data-part="stage" />
      <div className="sqs-lightbox-meta" data-part="meta" />
      <p className="sqs-lightbox-count" role="status" data-part="count" />
      <Control name="close" label={lightbox.close} />
      <Control name="zoom" label={lightbox.zoom} />
      <Control name="previous" label={lightbox.previous} />
      <Control name="next" label={lightbox.next} />
    </dialog>
  );
}

const Control = ({ name, label }: { name: string; label: string }) => (
  <button type="button" className={`sqs-lightbox-control sqs-lightbox-${name}`} aria-label={label} data-part={name} />
);

import { lightbox } from '../../contract/texts/en/common.ts';
import type { ViewParts } from '../../ui/static-view.ts';

export interface LightboxViewParts extends ViewParts {
  readonly root: HTMLDialogElement;
  readonly overlay: HTMLElement;
  /** Where the figures lie. */
  readonly stage: HTMLElement;
  readonly meta: HTMLElement;
  readonly count: HTMLElement;
  readonly close: HTMLElement;
  readonly zoom: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
}

/**
 * The lightbox's structure. Rendered once, at build time, to the template that the chunk fills: a click on a picture fetches no
 * React for it, so that the large one is there in the next frame.
 * Spec 2 §2, §4; class names after wild §2.
 */
export function Lightbox() {
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

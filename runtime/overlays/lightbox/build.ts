import { elementFrom } from '../../lib/element-from.ts';

/** Put in by the build: the static rendering of `Lightbox.tsx`. */
declare const lightboxMarkup: string;

/** The parts of a new lightbox, not on the page yet. */
export interface LightboxParts {
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  /** Where the figures lie. */
  readonly stage: HTMLElement;
  readonly meta: HTMLElement;
  readonly count: HTMLElement;
  readonly control: (name: 'close' | 'zoom' | 'previous' | 'next') => HTMLButtonElement;
}

export function buildLightbox(document: Document): LightboxParts {
  const dialog = elementFrom<HTMLDialogElement>(document, lightboxMarkup);
  const part = <E extends HTMLElement>(name: string): E => dialog.querySelector(`.sqs-lightbox-${name}`) as E;
  return {
    dialog,
    overlay: part('overlay'),
    stage: part('slideshow'),
    meta: part('meta'),
    count: part('count'),
    control: part,
  };
}

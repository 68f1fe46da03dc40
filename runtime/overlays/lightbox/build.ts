import { adoptStyles } from '../../lib/adopt-styles.ts';
import { elementFrom } from '../../lib/element-from.ts';
import type { Page } from '../../page/page.ts';
import { lightboxStyles } from './lightbox-styles.ts';

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
  readonly close: HTMLElement;
  readonly zoom: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  /** Count and controls: not in the dialog yet. The first frame is sooner there without them. */
  readonly rest: DocumentFragment;
}

let ready: LightboxParts | null = null;
let hasStyles = false;

/** Does before somebody asks for a lightbox what need not wait for it: its looks are read, its elements made. */
export function prepareLightbox(page: Page): void {
  ready ??= build(document);
  if (hasStyles) return;
  hasStyles = true;
  const removeStyles = adoptStyles(document, lightboxStyles);
  const stop = page.emitter.on('take-back', () => {
    stop();
    removeStyles();
    hasStyles = false;
  });
}

/** The parts that were prepared; each is given away once. */
export function takeLightbox(page: Page): LightboxParts {
  prepareLightbox(page);
  const parts = ready as LightboxParts;
  ready = null;
  return parts;
}

function build(document: Document): LightboxParts {
  const dialog = elementFrom<HTMLDialogElement>(document, lightboxMarkup);
  // In the order of `Lightbox.tsx`.
  const [overlay, stage, meta, ...others] = dialog.children as unknown as Parts;
  const [count, close, zoom, previous, next] = others;
  const rest = document.createDocumentFragment();
  rest.append(...others);
  return { dialog, overlay, stage, meta, count, close, zoom, previous, next, rest };
}

type Parts = [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];

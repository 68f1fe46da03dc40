import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { lightbox } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';

import { buildStaticView, type StaticMarkup } from '../../ui/static-view.ts';
import type { LightboxViewParts } from './Lightbox.tsx';
import lightboxStyles from './lightbox.css';

/** Put in by the build: the static rendering of `Lightbox.tsx`. */
declare const lightboxMarkup: StaticMarkup<LightboxViewParts>;

/** The parts of a new lightbox, not on the page yet. */
export interface LightboxParts extends Omit<LightboxViewParts, 'root'> {
  readonly dialog: HTMLDialogElement;
  /** Count and controls: not in the dialog yet. The first frame is sooner there without them. */
  readonly rest: DocumentFragment;
}

let ready: LightboxParts | null = null;
let hasStyles = false;

/** Does before somebody asks for a lightbox what need not wait for it: its looks are read, its elements made. */
export function prepareLightbox(page: Page): void {
  ready ??= named(build(document), page);
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

/** In English, as `Lightbox.tsx` has it, until the page's language has come. */
function named(parts: LightboxParts, { chunks }: Page): LightboxParts {
  withTexts(chunks, { lightbox }, (texts) => {
    if (texts.lightbox === lightbox) return;
    const { name, close, zoom, previous, next } = texts.lightbox;
    parts.dialog.setAttribute('aria-label', name);
    parts.close.setAttribute('aria-label', close);
    parts.zoom.setAttribute('aria-label', zoom);
    parts.previous.setAttribute('aria-label', previous);
    parts.next.setAttribute('aria-label', next);
  });
  return parts;
}

function build(document: Document): LightboxParts {
  const { root: dialog, ...parts } = buildStaticView(document, lightboxMarkup);
  const rest = document.createDocumentFragment();
  rest.append(parts.count, parts.close, parts.zoom, parts.previous, parts.next);
  return { dialog, ...parts, rest };
}

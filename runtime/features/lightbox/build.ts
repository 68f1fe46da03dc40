import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { lightbox } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';
import { buildStaticView, type PartsOf } from '../../ui/dom/view.ts';
import { view } from './LightboxMarkup.tsx?static';
import lightboxStyles from './lightbox.css';

type LightboxViewParts = PartsOf<typeof view>;

/** The parts of a lightbox that is not in the document yet. */
export interface LightboxParts extends Omit<LightboxViewParts, 'root'> {
  readonly dialog: HTMLDialogElement;
  /** Count and controls, outside the dialog: the first frame is drawn sooner without them. */
  readonly controls: DocumentFragment;
}

let prepared: LightboxParts | null = null;
let hasStyles = false;

/** Adds the styles and builds the elements, before a visitor opens the lightbox. */
export function prepareLightbox(page: Page): void {
  prepared ??= withLabels(build(document), page);
  if (hasStyles) return;
  hasStyles = true;
  const removeStyles = adoptStyles(document, lightboxStyles);
  const stop = page.emitter.on('unmount', () => {
    stop();
    removeStyles();
    hasStyles = false;
  });
}

/** Returns the prepared parts; each call returns new ones. */
export function takeLightbox(page: Page): LightboxParts {
  prepareLightbox(page);
  const parts = prepared as LightboxParts;
  prepared = null;
  return parts;
}

/** Labels the parts in the page's language once its texts are loaded; `LightboxMarkup.tsx` has the English ones. */
function withLabels(parts: LightboxParts, { chunks }: Page): LightboxParts {
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
  const { root: dialog, ...parts } = buildStaticView(document, view);
  const controls = document.createDocumentFragment();
  controls.append(parts.count, parts.close, parts.zoom, parts.previous, parts.next);
  return { dialog, ...parts, controls };
}

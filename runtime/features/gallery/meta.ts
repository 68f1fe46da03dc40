import { metaLimits } from '../../contract/gallery/limits.ts';
import styles from './meta.css';
import type { PartContext } from './part.ts';
import { imageOf } from './slides.ts';
import { arrowsOf } from './steps/controls.ts';

/**
 * The texts that lie over slides: where a text needs more than 90 percent of the gallery's height it gets 40 percent of it and
 * scrolls; less, where a line would be cut through. Spec 1 §9 "Overlay meta height".
 */
export function attach({ options, gallery, state, clock, addStyles, whenSized }: PartContext): void {
  const { metaContentThresholdRatio, metaMaxHeightRatio } = metaLimits;
  const watched = new Set<HTMLElement>();
  let [widthPx, heightPx] = [0, 0];
  let hasRoom = false;
  const shorten = (meta: HTMLElement): void => {
    // Before the first text is shown: it would be set anew when the arrows get their shape.
    if (!hasRoom && arrowsOf(options).some(isShapeless)) state.keep(options.gallery).classList.add('ss-gallery-room');
    hasRoom = true;
    const { style } = state.keep(meta);
    put(style, meta);
    const isTooHigh = heightPx > 0 && meta.scrollHeight > heightPx * metaContentThresholdRatio;
    Object.assign(style, {
      maxHeight: isTooHigh ? `${wholeLines(meta, heightPx * metaMaxHeightRatio)}px` : '',
      overflowY: isTooHigh ? 'auto' : '',
      visibility: heightPx > 0 ? '' : 'hidden',
    });
    // What scrolls can be reached by keyboard.
    if (isTooHigh) meta.tabIndex = 0;
  };
  /** Says how much room is beside and below a picture that does not fill its slide. */
  const put = (style: CSSStyleDeclaration, meta: HTMLElement): void => {
    const slide = meta.closest<HTMLElement>('.slide');
    const picture = slide && imageOf(slide);
    if (!slide || !picture?.clientWidth || !picture.style.width) return;
    const [besidePx, belowPx] = [slide.clientWidth - picture.clientWidth, slide.clientHeight - picture.clientHeight];
    style.setProperty('--ss-beside', `${Math.max(0, besidePx / 2)}px`);
    style.setProperty('--ss-below', `${Math.max(0, belowPx / 2)}px`);
    // What the arrows take lies beside the text already.
    style.setProperty('--ss-free', `${Math.max(0, Math.min(besidePx / 2, (widthPx - 204) / 2))}px`);
  };
  /** That of the current slide, and of those beside it, which may be in sight as well. */
  const watch = (): void => {
    for (const by of [-1, 0, 1]) {
      const slide = options.slides[gallery.currentIndex + by];
      const meta = slide?.querySelector<HTMLElement>('.meta');
      if (!meta || watched.has(meta)) continue;
      watched.add(meta);
      // It would jump when it is shortened.
      state.keep(meta).style.visibility = 'hidden';
      // After the browser's own layout, and in a task of its own: it changes what is watched.
      const look = () => clock.after(0, () => shorten(meta));
      whenSized(meta, look);
      const picture = imageOf(slide);
      if (picture) whenSized(picture, look);
    }
  };
  addStyles(styles);
  whenSized(options.gallery, (size) => {
    ({ widthPx, heightPx } = size);
    for (const meta of watched) clock.after(0, () => shorten(meta));
  });
  watch();
  gallery.on('currentIndexChange', watch);
}

/** As many px of the text's height as end between two lines, `px` at most. */
function wholeLines(meta: HTMLElement, px: number): number {
  const range = document.createRange();
  range.selectNodeContents(meta);
  const { top } = meta.getBoundingClientRect();
  const startPx = top - meta.scrollTop;
  const cut = [...range.getClientRects()].filter((line) => line.top - startPx < px && line.bottom - startPx > px);
  // Boxes that hold the lines are cut as well: a line's is no higher than two of them.
  const lines = cut.filter(({ height }) => height < 2 * Number.parseFloat(getComputedStyle(meta).fontSize));
  const endPx = Math.min(px, ...lines.map((line) => line.top - startPx));
  return endPx > px / 3 ? endPx : px;
}

/** On the page, but without a size: no style sheet knows it. */
const isShapeless = (arrow: HTMLElement): boolean => arrow.getClientRects().length > 0 && arrow.offsetWidth === 0;

import { metaLimits } from '../../../contract/gallery/constants.ts';
import type { AddOnContext } from '../model/add-on.ts';
import { imageOf } from '../model/slides.ts';
import { arrowsOf } from '../steps/controls.ts';
import styles from '../steps/meta.css';

/** Sizes and places the texts over slides: gallery#text-height, gallery#text-lines, gallery#text-place. */
export function attach({ options, gallery, state, clock, addStyles, whenSized }: AddOnContext): void {
  const watched = new Set<HTMLElement>();
  let [widthPx, heightPx] = [0, 0];
  let hasRoom = false;
  const update = (text: HTMLElement): void => {
    // Before the first text is visible, because it would wrap again when the arrows are drawn.
    if (!hasRoom && arrowsOf(options).some(isUnstyled)) state.keep(options.gallery).classList.add('ss-gallery-room');
    hasRoom = true;
    setSpaces(state.keep(text), widthPx);
    limitHeight(text, heightPx);
  };
  /** Watches the texts of the current slide and of its neighbours, which may be visible as well. */
  const watch = (): void => {
    for (const by of [-1, 0, 1]) {
      const slide = options.slides[gallery.currentIndex + by];
      const text = slide?.querySelector<HTMLElement>('.meta');
      if (!text || watched.has(text)) continue;
      watched.add(text);
      // A visible text would jump when it is shortened.
      state.keep(text).style.visibility = 'hidden';
      // In a new task, because `update` changes the observed elements.
      const updateLater = () => clock.after(0, () => update(text));
      whenSized(text, updateLater);
      const picture = imageOf(slide);
      if (picture) whenSized(picture, updateLater);
    }
  };
  addStyles(styles);
  whenSized(options.gallery, (size) => {
    ({ widthPx, heightPx } = size);
    for (const text of watched) clock.after(0, () => update(text));
  });
  watch();
  gallery.on('currentIndexChange', watch);
}

function limitHeight(text: HTMLElement, galleryHeightPx: number): void {
  const { metaContentThresholdRatio, metaMaxHeightRatio } = metaLimits;
  const isTooHigh = galleryHeightPx > 0 && text.scrollHeight > galleryHeightPx * metaContentThresholdRatio;
  const wasTooHigh = text.style.overflowY === 'auto';
  Object.assign(text.style, {
    maxHeight: isTooHigh ? `${wholeLines(text, galleryHeightPx * metaMaxHeightRatio)}px` : '',
    overflowY: isTooHigh ? 'auto' : '',
    visibility: galleryHeightPx > 0 ? '' : 'hidden',
  });
  // Scrollable texts are reachable by keyboard.
  if (isTooHigh) text.tabIndex = 0;
  else if (wasTooHigh) text.removeAttribute('tabindex');
}

/** Sets the space beside and below a picture that does not fill its slide. */
function setSpaces(text: HTMLElement, galleryWidthPx: number): void {
  const slide = text.closest<HTMLElement>('.slide');
  const picture = slide && imageOf(slide);
  if (!slide || !picture?.clientWidth || !picture.style.width) return;
  const [besidePx, belowPx] = [slide.clientWidth - picture.clientWidth, slide.clientHeight - picture.clientHeight];
  const { style } = text;
  style.setProperty('--ss-beside', `${Math.max(0, besidePx / 2)}px`);
  style.setProperty('--ss-below', `${Math.max(0, belowPx / 2)}px`);
  // The part of that space which keeps the text away from the arrows.
  style.setProperty('--ss-free', `${Math.max(0, Math.min(besidePx / 2, (galleryWidthPx - 204) / 2))}px`);
}

/** Returns the largest height up to `px` that ends between two lines of the text. */
function wholeLines(text: HTMLElement, px: number): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top } = text.getBoundingClientRect();
  const startPx = top - text.scrollTop;
  const cutBoxes = [...range.getClientRects()].filter((box) => box.top - startPx < px && box.bottom - startPx > px);
  // The list includes the boxes around the lines; a line is lower than two of its font size.
  const cutLines = cutBoxes.filter(({ height }) => height < 2 * Number.parseFloat(getComputedStyle(text).fontSize));
  const endPx = Math.min(px, ...cutLines.map((line) => line.top - startPx));
  return endPx > px / 3 ? endPx : px;
}

/** Returns whether an arrow is on the page without a size, because no style sheet draws it. */
const isUnstyled = (arrow: HTMLElement): boolean => arrow.getClientRects().length > 0 && arrow.offsetWidth === 0;

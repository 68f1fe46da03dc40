import type { LazyImage, Size } from '../../images/index.ts';
import { type SlideRange, type StripGeometry, stripGeometry, stripLeft, stripSeen, stripWindow } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import type { StripPictures } from './strip-pictures.ts';
import type { StripWrapper } from './strip-wrapper.ts';

/** Places of the slides of a strip that have a box. */
export interface StripRow {
  view: Size;
  /** Distance of the row from the edge of the view where text begins. */
  leftPx: number;
  /** All slides have a box. */
  isWhole: boolean;
  /** Returns the distance of a slide from the edge of the view where text begins; NaN for a slide without a box. */
  startOf(index: number): number;
  /** Returns `leftPx` for the row with this slide as the current one. */
  aligned(index: number): number;
  /** Sets the boxes of the slides around one. Slides that had a box keep their place in the view. */
  frame(index: number): void;
  /** Returns whether the view, and one view on each side, has slides where the row is at `px`. */
  isFull(px: number): boolean;
  /** Returns the nearest place that leaves no gap. */
  inBounds(px: number): number;
  isInView(index: number): boolean;
  /** Returns the slide in the middle of the view. */
  inMiddle(): number;
  /** Returns the slide that is nearest to its aligned place. */
  nearest(currentIndex: number): number;
  /** Returns the slides that are in the view, or less than `marginPx` away, where the row is at `px`. */
  seenAt(px: number, marginPx: number): SlideRange;
}

/** @param share share of the view's free space before the current slide. */
export function createStripRow(
  options: Pick<StripOptions, 'slides' | 'isPlaced' | 'gapPx'>,
  wrapper: StripWrapper,
  pictures: StripPictures,
  share: number,
): StripRow {
  const { slides } = options;
  const framer = createFramer(options, wrapper, pictures);
  const row: StripRow = {
    view: { widthPx: 0, heightPx: 0 },
    leftPx: 0,
    isWhole: false,
    startOf: (index) => row.leftPx + (framer.geometry.startsPx[index - wrapper.first] ?? Number.NaN),
    aligned: (index) => stripLeft(framer.geometry, index - wrapper.first, row.view.widthPx, share),
    frame(index) {
      const startPx = row.startOf(index);
      framer.frame(index, row.view.heightPx, row.isWhole ? Number.POSITIVE_INFINITY : 2 * row.view.widthPx);
      row.leftPx += startPx - row.startOf(index) || 0;
    },
    isFull: (px) =>
      (wrapper.first === 0 || px <= -row.view.widthPx) &&
      (wrapper.last === slides.length - 1 || px + framer.geometry.lengthPx >= 2 * row.view.widthPx),
    inBounds: (px) => Math.min(0, Math.max(Math.min(0, row.view.widthPx - framer.geometry.lengthPx), px)),
    isInView(index) {
      const startPx = row.startOf(index);
      return startPx >= 0 && startPx + (framer.geometry.widthsPx[index - wrapper.first] ?? 0) <= row.view.widthPx;
    },
    inMiddle() {
      let middle = wrapper.first;
      while (middle < wrapper.last && row.startOf(middle + 1) < row.view.widthPx / 2) middle += 1;
      return middle;
    },
    nearest(currentIndex) {
      const { first, last } = wrapper;
      const distancePx = (index: number): number => Math.abs(row.aligned(index) - row.leftPx);
      let nearest = Math.min(last, Math.max(first, currentIndex));
      for (let index = first; index <= last; index++) if (distancePx(index) < distancePx(nearest)) nearest = index;
      return nearest;
    },
    seenAt(px, marginPx) {
      const { first, last } = stripSeen(framer.geometry, px, row.view.widthPx, marginPx);
      return { first: wrapper.first + first, last: wrapper.first + last };
    },
  };
  return row;
}

/** Sets the boxes of slides and holds their geometry. */
function createFramer(
  { slides, isPlaced, gapPx: givenGapPx }: Pick<StripOptions, 'slides' | 'isPlaced' | 'gapPx'>,
  wrapper: StripWrapper,
  pictures: StripPictures,
) {
  let geometry: StripGeometry = stripGeometry([], 0);
  let gapPx = givenGapPx;
  return {
    get geometry() {
      return geometry;
    },
    frame(index: number, heightPx: number, reachPx: number): void {
      wrapper.hold(stripWindow(slides.length, index, reachPx, (at) => pictures.ratioAt(at) * heightPx));
      const { first, last } = wrapper;
      const firstSlide = slides[first];
      if (gapPx === undefined && firstSlide) {
        const { marginLeft, marginRight } = getComputedStyle(firstSlide);
        gapPx = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
      }
      const ratios: number[] = [];
      for (let at = first; at <= last; at++) ratios.push(pictures.ratioAt(at));
      geometry = stripGeometry(ratios, heightPx, gapPx);
      wrapper.element.style.width = `${geometry.wrapperPx}px`;
      geometry.widthsPx.forEach((widthPx, at) => {
        const slide = slides[first + at];
        const size = { widthPx, heightPx };
        if (isPlaced) placeSlide(slide, pictures.at(first + at), size, geometry.startsPx[at] ?? 0);
        else resizeSlide(slide, pictures.at(first + at), size);
      });
    },
  };
}

/** Sets box and place of a slide; the page's CSS sizes the picture in it. */
function placeSlide(slide: HTMLElement | undefined, image: LazyImage | null, size: Size, startPx: number): void {
  image?.place(size);
  if (!slide) return;
  const { style } = slide;
  style.width = `${size.widthPx}px`;
  style.height = `${size.heightPx}px`;
  style.insetInlineStart = `${startPx}px`;
  style.insetInlineEnd = 'auto';
}

/** Sets the size of a slide and of its picture. */
function resizeSlide(slide: HTMLElement | undefined, image: LazyImage | null, size: Size): void {
  image?.place(size);
  // The platform's sheets set the width with `!important`.
  slide?.style.setProperty('--ss-wide', `${size.widthPx}px`);
  if (slide && slide !== image?.element) slide.style.width = `${size.widthPx}px`;
  // Attributes, because pictures on rendered pages have no inline size.
  if (!image || image.element.getAttribute('width') === `${size.widthPx}`) return;
  image.element.setAttribute('width', `${size.widthPx}`);
  image.element.setAttribute('height', `${size.heightPx}`);
  image.element.style.display = 'block';
}

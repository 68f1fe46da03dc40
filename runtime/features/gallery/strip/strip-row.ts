import type { LazyImage, Size } from '../../images/index.ts';
import { type StripGeometry, stripGeometry, stripLeft, stripSeen, stripWindow } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import type { StripPictures } from './strip-pictures.ts';
import type { StripWrapper } from './strip-wrapper.ts';

/** Where the slides of a strip are that have a box. */
export interface StripRow {
  view: Size;
  /** Where the row stands: from the edge of the view at which it begins. */
  leftPx: number;
  /** All slides have a box. */
  isWhole: boolean;
  /** From the edge of the view where the row begins; NaN for a slide without a box. */
  startOf(index: number): number;
  /** Where the row stands when this slide is the current one. */
  aligned(index: number): number;
  /** Sets the boxes of the slides around one; those that have some already stay where they are in the view. */
  frame(index: number): void;
  /** The view is full at this place of the row, and so is one view on each side, as far as there are slides. */
  isFull(px: number): boolean;
  /** The nearest place that the row can stand at. */
  inBounds(px: number): number;
  isInView(index: number): boolean;
  /** The slide in the middle of the view. */
  inMiddle(): number;
  /** The slide that is nearest to where the current one would stand. */
  nearest(currentIndex: number): number;
  /** Of the slides that are in view where the row stands at this place, or so many px from it, the first and the last. */
  seenAt(px: number, marginPx: number): readonly [from: number, to: number];
}

/** @param share of the view that lies before the current slide, where that is narrower. */
export function createStripRow(
  { slides, isPlaced, gapPx: givenGapPx }: Pick<StripOptions, 'slides' | 'isPlaced' | 'gapPx'>,
  wrapper: StripWrapper,
  pictures: StripPictures,
  share: number,
): StripRow {
  let geometry: StripGeometry = stripGeometry([], 0);
  let gapPx = givenGapPx;
  const row: StripRow = {
    view: { widthPx: 0, heightPx: 0 },
    leftPx: 0,
    isWhole: false,
    startOf: (index) => row.leftPx + (geometry.startsPx[index - wrapper.first] ?? Number.NaN),
    aligned: (index) => stripLeft(geometry, index - wrapper.first, row.view.widthPx, share),
    frame(index) {
      const { widthPx, heightPx } = row.view;
      const startPx = row.startOf(index);
      const reachPx = row.isWhole ? Number.POSITIVE_INFINITY : 2 * widthPx;
      wrapper.hold(...stripWindow(slides.length, index, reachPx, (at) => pictures.ratioAt(at) * heightPx));
      const { first, last } = wrapper;
      const begin = slides[first];
      if (gapPx === undefined && begin) {
        const { marginLeft, marginRight } = getComputedStyle(begin);
        gapPx = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
      }
      const ratios: number[] = [];
      for (let at = first; at <= last; at++) ratios.push(pictures.ratioAt(at));
      geometry = stripGeometry(ratios, heightPx, gapPx);
      row.leftPx += startPx - row.startOf(index) || 0;
      wrapper.element.style.width = `${geometry.wrapperPx}px`;
      geometry.widthsPx.forEach((px, at) => {
        const slide = slides[first + at];
        const size = { widthPx: px, heightPx };
        if (isPlaced) placeSlide(slide, pictures.at(first + at), size, geometry.startsPx[at] ?? 0);
        else shapeSlide(slide, pictures.at(first + at), size);
      });
    },
    isFull: (px) =>
      (wrapper.first === 0 || px <= -row.view.widthPx) &&
      (wrapper.last === slides.length - 1 || px + geometry.lengthPx >= 2 * row.view.widthPx),
    inBounds: (px) => Math.min(0, Math.max(Math.min(0, row.view.widthPx - geometry.lengthPx), px)),
    isInView(index) {
      const startPx = row.startOf(index);
      return startPx >= 0 && startPx + (geometry.widthsPx[index - wrapper.first] ?? 0) <= row.view.widthPx;
    },
    inMiddle() {
      let middle = wrapper.first;
      while (middle < wrapper.last && row.startOf(middle + 1) < row.view.widthPx / 2) middle += 1;
      return middle;
    },
    nearest(currentIndex) {
      const { first, last } = wrapper;
      const offPx = (index: number): number => Math.abs(row.aligned(index) - row.leftPx);
      let nearest = Math.min(last, Math.max(first, currentIndex));
      for (let index = first; index <= last; index++) if (offPx(index) < offPx(nearest)) nearest = index;
      return nearest;
    },
    seenAt(px, marginPx) {
      const [from, to] = stripSeen(geometry, px, row.view.widthPx, marginPx);
      return [wrapper.first + from, wrapper.first + to];
    },
  };
  return row;
}

/** Sets the box of a slide and its place in the row; the picture in it follows by the page's CSS. */
function placeSlide(slide: HTMLElement | undefined, image: LazyImage | null, size: Size, startPx: number): void {
  image?.place(size);
  if (!slide) return;
  const { style } = slide;
  style.width = `${size.widthPx}px`;
  style.height = `${size.heightPx}px`;
  style.insetInlineStart = `${startPx}px`;
  style.insetInlineEnd = 'auto';
}

/** Sets the size of a slide and its picture. */
function shapeSlide(slide: HTMLElement | undefined, image: LazyImage | null, size: Size): void {
  image?.place(size);
  // Sheets make its width that of its picture, with importance.
  slide?.style.setProperty('--ss-wide', `${size.widthPx}px`);
  if (slide && slide !== image?.element) slide.style.width = `${size.widthPx}px`;
  // As attributes: on rendered pages a picture says no size in its style.
  if (!image || image.element.getAttribute('width') === `${size.widthPx}`) return;
  image.element.setAttribute('width', `${size.widthPx}`);
  image.element.setAttribute('height', `${size.heightPx}`);
  image.element.style.display = 'block';
}

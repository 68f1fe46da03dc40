import { followView } from '../../../browser/follow-view.ts';
import { whenMeasured } from '../../../browser/watch-box.ts';
import { type ImageFit, type LazyImage, putProperty, type Size } from '../../images/index.ts';
import type { Stage } from '../model/design.ts';
import { imageOf, maxShortGallerySlides, shapeOf } from '../model/slides.ts';
import styles from './boxes.css';

/** The boxes around the pictures of a gallery that shows several slides at once. */
export interface Boxes {
  /** Places every loaded picture again after a change of size. */
  layout(): void;
  /** Loads the pictures of these slides outside the view, before a step shows them. */
  load(from: number, to: number): void;
}

/**
 * Loads each picture when its box is near the view. The markup (`content-fit`, `content-fill`), else `defaultFit`, gives the fit
 * of a picture. The box keeps its reserved shape, because a picture that fills it may be larger. Slides past the 24th wait until
 * the browser is idle.
 */
export function startBoxes(stage: Stage, defaultFit: ImageFit): Boxes {
  const { slides, state } = stage;
  const images = new Map<HTMLElement, BoxedImage>();
  // Pictures in view load before those that a visitor has scrolled past.
  const view = followView();
  const first = imageOf(slides[0])?.parentElement;
  // Some pages shape their boxes by a padding, to which a reserved shape would be added.
  const isShapedByPage = first && Number.parseFloat(getComputedStyle(first).paddingBottom) > 0;

  const layout = (): void => {
    const sizes = [...images].map(([box, boxed]) => ({ boxed, widthPx: box.clientWidth, heightPx: box.clientHeight }));
    for (const { boxed, ...size } of sizes) if (boxed.resize(size)) void boxed.load();
  };
  const widener = createWidener(stage, () => images.keys(), layout);
  const loadPicture = (picture: HTMLImageElement, box: HTMLElement, rect: DOMRectReadOnly): void => {
    if (images.has(box)) return;
    if (images.size === 0) widener.watch(box, rect);
    if (box !== picture) state.keep(box).dataset.ssBox = isShapedByPage ? 'own' : '';
    const image = stage.createImage(picture, { mode: box === picture ? 'none' : fitOf(picture, defaultFit) });
    const boxed = createBoxedImage(stage, image, () => requestAnimationFrame(layout));
    images.set(box, boxed);
    widener.add(box);
    boxed.resize({ widthPx: Math.round(rect.width), heightPx: Math.round(rect.height) });
    boxed.show();
  };
  const forEachBox = (from: number, to: number, callback: (picture: HTMLImageElement, box: HTMLElement) => void): void => {
    for (let index = Math.max(0, from); index < Math.min(to, slides.length); index++) {
      const picture = imageOf(slides[index]);
      // A picture that is a slide has no other box.
      const box = picture === slides[index] ? picture : picture?.parentElement;
      if (picture && box) callback(picture, box);
    }
  };
  const loadWhenNear = (from: number, to: number): void =>
    forEachBox(from, to, (picture, box) =>
      stage.whenNear(box, (rect) => {
        view.follow(picture, rect);
        loadPicture(picture, box, rect);
      }),
    );

  stage.addStyles(styles);
  loadWhenNear(0, maxShortGallerySlides);
  stage.whenIdle(() => loadWhenNear(maxShortGallerySlides, slides.length));
  return {
    layout,
    load: (from, to) =>
      forEachBox(from, to, (picture, box) => {
        if (images.has(box)) return;
        view.follow(picture);
        whenMeasured(box, (rect) => loadPicture(picture, box, rect));
      }),
  };
}

/** A picture in its box. */
interface BoxedImage {
  /** Places the picture in a box of this size. Returns false if the box had the size already. */
  resize(size: Size): boolean;
  load(): Promise<void>;
  /** Loads the picture for the first time. */
  show(): void;
}

/** @param onShape runs when the file has given the slide another shape. */
function createBoxedImage({ gallery }: Stage, image: LazyImage, onShape: () => void): BoxedImage {
  const view = followView();
  const { style } = image.element;
  let size: Size = { widthPx: 0, heightPx: 0 };
  const load = async (): Promise<void> => {
    const sizeBefore = image.naturalSize;
    await image.load(() => Number(!view.has(image.element)));
    view.unfollow(image.element);
    if (image.naturalSize === sizeBefore) return;
    image.place(size);
    if (sizeBefore && image.naturalSize && reshape(image)) onShape();
  };
  return {
    resize(next) {
      if (next.widthPx === size.widthPx && next.heightPx === size.heightPx) return false;
      size = next;
      image.place(size);
      return true;
    },
    load,
    show() {
      // The page's own box may have another shape than the picture had until now: two hidden frames conceal the move.
      const isHidden = !image.naturalSize || gallery.dataset.ssSlides === 'own';
      if (isHidden) style.visibility = 'hidden';
      void load().then(() => {
        if (isHidden) requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('visibility')));
      });
    },
  };
}

/**
 * Gives a slide that has the shape of its picture the shape of the file: images#own-shape. Returns false for a slide of another
 * shape.
 */
function reshape({ element, naturalSize }: LazyImage): boolean {
  const slide = element.closest<HTMLElement>('[data-ss-slides] > *');
  if (!naturalSize || !slide?.style.getPropertyValue('--ss-ratio')) return false;
  putProperty(slide, 'ratio', shapeOf(naturalSize));
  return true;
}

/**
 * Watches the first box in place of all boxes, whose sizes may change: a page's `transition: all` animates them, and boxes whose
 * ancestors are inline blocks collapse, because nothing in them has a width.
 */
function createWidener({ whenSized, state }: Stage, boxes: () => Iterable<HTMLElement>, layout: () => void) {
  let isCollapsed = false;
  const widenAncestors = (box: HTMLElement): void => {
    for (let ancestor = box.parentElement; ancestor?.matches('[data-ss-slides] > * *'); ancestor = ancestor.parentElement)
      state.keep(ancestor).dataset.ssBox = 'around';
  };
  return {
    watch(box: HTMLElement, { width, height }: DOMRectReadOnly): void {
      let knownSize = [width, height].map(Math.round).join();
      whenSized(box, ({ widthPx, heightPx }) => {
        const size = [widthPx, heightPx].join();
        // A hidden box has no width either.
        isCollapsed ||= widthPx === 0 && box.getClientRects().length > 0;
        if (widthPx > 0 && size !== knownSize) requestAnimationFrame(layout);
        else if (isCollapsed) requestAnimationFrame(() => [...boxes()].forEach(widenAncestors));
        knownSize = size;
      });
    },
    add(box: HTMLElement): void {
      if (isCollapsed) widenAncestors(box);
    },
  };
}

function fitOf(picture: Element, defaultFit: ImageFit): ImageFit {
  if (picture.closest('.content-fill')) return 'fill';
  return picture.closest('.content-fit') ? 'fit' : defaultFit;
}

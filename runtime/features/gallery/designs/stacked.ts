import { stackedLimits } from '../../../contract/gallery/constants.ts';
import type { ImageFit, LazyImage, Size } from '../../images/index.ts';
import { stackHeight } from '../boxes/shape-ratio.ts';
import type { Design, MountedDesign, Stage, Step } from '../model/design.ts';
import { imageOf, maxShortGallerySlides, shapeOf, widestShape, wrapIndex } from '../model/slides.ts';
import styles from './stacked.css';

const slideClass = 'sqs-gallery-design-stacked-slide';

/**
 * The slideshow: all slides are on top of one another, and one is visible (gallery#slideshow-styles). A slide gets its styles
 * when it is near the current one. One rule hides the others until the browser is idle; of more than 24 slides the others stay
 * hidden (gallery#long-galleries, gallery#print-layout).
 */
export const stacked: Design = { name: 'stacked', moves: true, transition: stackedLimits.transition, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, options, transition, currentIndex, stayMs } = stage;
  const { preloadCount = stackedLimits.preloadCount, aspectPercent } = options;
  const isLong = slides.length > maxShortGallerySlides && slides[0]?.parentElement === gallery;
  let isNear = false;
  let { size } = stage;
  let box = size;
  /** Width over height of the widest picture; of a long gallery that of the reserved box. */
  let widest = (isLong && stage.reservedRatio) || widestShape(slides, () => null);

  const stack = createStack(stage, () => box);
  const animate = createAnimator(stage, () => box.widthPx);
  const layout = (newSize = size): void => {
    size = newSize;
    box = size;
    if (options.autoHeight !== false && size.widthPx > 0) {
      const heightPx = stackHeight(size.widthPx, aspectPercent, widest);
      gallery.style.height = `${heightPx}px`;
      // A ratio of the page's would derive the width from this height, and the gallery would keep it in another window.
      if (getComputedStyle(gallery).aspectRatio !== 'auto') gallery.style.aspectRatio = 'auto';
      // Pictures get whole pixels: images#image-frame.
      box = { ...size, heightPx: Math.round(heightPx) };
    }
    for (const image of stack.pictures()) image?.place(box);
    if (isNear) loadNearby();
  };

  const loadNearby = (): void => nearest(currentIndex(), preloadCount).forEach(load);
  const load = (position: number): void => {
    const index = wrapIndex(position, slides.length);
    if (!stage.loop && index !== position) return;
    const image = stack.prepare(index);
    const sizeBefore = image?.naturalSize;
    void image
      ?.load(() => Number(index !== currentIndex()))
      .then(() => {
        const { naturalSize, element } = image;
        const slide = slides[index];
        // A class that is added again is a change for observers.
        if (element.matches('.loaded') && !slide?.matches('.loaded')) slide?.classList.add('loaded');
        if (naturalSize === sizeBefore || !naturalSize) return;
        widest = isLong ? Math.max(widest, shapeOf(naturalSize)) : widestShape(slides, stack.sizeAt);
        layout();
      });
  };

  addGalleryStyles(stage);
  if (!isLong) prepareAllSlides(stage, stack.prepare, load);
  const first = slides[currentIndex()];
  if (first) {
    stack.prepare(currentIndex());
    show(first);
    if (!stage.prefersReducedMotion()) transition?.begin?.(first, stayMs);
  }
  stage.whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });

  return {
    layout,
    prepare: load,
    move(previousIndex, index, step) {
      const [leaving, entering] = [slides[previousIndex], slides[index]];
      if (!leaving || !entering) return 0;
      stack.prepare(index);
      hide(leaving);
      leaving.style.visibility = 'hidden';
      leaving.style.pointerEvents = 'none';
      show(entering);
      if (isNear) loadNearby();
      if (isLong) stack.dropFar(previousIndex);
      return animate(leaving, entering, step);
    },
  };
}

/** Returns a position, then its neighbours from the nearest on. */
const nearest = (position: number, count: number): readonly number[] => [
  position,
  ...Array.from({ length: count }, (_, at) => [position + at + 1, position - at - 1]).flat(),
];

function addGalleryStyles({ gallery, transition, addStyles }: Stage): void {
  addStyles(styles);
  gallery.classList.add('sqs-gallery-design-stacked', 'ss-gallery-part');
  gallery.dataset.ssLayout = 'stacked';
  if (transition && transition.name !== stackedLimits.transition) gallery.classList.add('ss-gallery-clip');
}

/** Prepares all slides when the browser is idle, and loads their pictures before the page is printed. */
function prepareAllSlides(
  { gallery, slides, whenIdle, beforePrint }: Stage,
  prepare: (index: number) => void,
  load: (index: number) => void,
): void {
  const prepareAll = (): void => {
    for (let index = 0; index < slides.length; index++) prepare(index);
    gallery.classList.remove('ss-gallery-part');
  };
  whenIdle(prepareAll);
  beforePrint(() => {
    prepareAll();
    for (let index = 0; index < slides.length; index++) load(index);
  });
}

/** Returns a function that runs the transition of a change and cancels the previous one. */
function createAnimator(stage: Stage, slideWidth: () => number) {
  const { transition, options, stayMs } = stage;
  const { speedSeconds = stackedLimits.speedSeconds, transitionOptions = {} } = options;
  let animations: readonly Animation[] = [];
  const cancelAll = (): void => {
    for (const animation of animations) animation.cancel();
    animations = [];
  };
  stage.onDispose(cancelAll);
  return (leaving: HTMLElement, entering: HTMLElement, step: Step): readonly Animation[] | 0 => {
    cancelAll();
    if (!transition || stage.prefersReducedMotion()) return 0;
    animations = transition.run({
      ...step,
      leaving,
      entering,
      speedMs: speedSeconds * 1000,
      stayMs,
      widthPx: slideWidth(),
      isRightToLeft: stage.isRightToLeft(),
      options: transitionOptions,
    });
    return animations;
  };
}

/** Holds the slides that have a box, with their pictures. @param box returns the size of a slide. */
function createStack({ slides, state, options, currentIndex, loop, createImage }: Stage, box: () => Size) {
  const { preloadCount = stackedLimits.preloadCount } = options;
  const prepared = new Map<number, LazyImage | null>();
  /** Returns the number of steps between a slide and the current one, in the shorter direction. */
  const distance = (index: number): number => {
    const steps = Math.abs(index - currentIndex());
    return loop ? Math.min(steps, slides.length - steps) : steps;
  };
  return {
    pictures: () => prepared.values(),
    sizeAt: (index: number) => prepared.get(index)?.naturalSize,
    /** Adds a slide to the stack; returns its picture. */
    prepare(index: number): LazyImage | null {
      const known = prepared.get(index);
      const slide = slides[index];
      if (known !== undefined || !slide) return known ?? null;
      const mode = fitOf(slide, options.imageMode);
      const picture = imageOf(slide);
      state.keep(slide).classList.add(slideClass);
      hide(slide);
      if (mode === 'fill') slide.style.overflow = 'hidden';
      const position = picture === slide ? 'absolute' : 'relative';
      const image = picture && createImage(picture, { mode, hideText: true, position });
      prepared.set(index, image);
      image?.place(box());
      return image;
    },
    /** Removes the slides that are far from the current one. */
    dropFar(leavingIndex: number): void {
      for (const index of prepared.keys()) {
        if (index === leavingIndex || distance(index) <= Math.max(1, preloadCount)) continue;
        prepared.delete(index);
        slides[index]?.classList.remove(slideClass);
      }
    },
  };
}

const show = (slide: HTMLElement): void => {
  slide.classList.add('sqs-active-slide');
  slide.removeAttribute('inert');
  setLayer(slide, 1);
  slide.style.visibility = 'visible';
  slide.style.pointerEvents = 'auto';
};

/**
 * Hides a slide. Slides that were never visible have no inline visibility on rendered pages, so their class and `inert` hide
 * them.
 */
const hide = (slide: HTMLElement): void => {
  slide.classList.remove('sqs-active-slide');
  slide.setAttribute('inert', '');
  setLayer(slide, 0);
};

const setLayer = ({ style }: HTMLElement, shown: 0 | 1): void => {
  style.opacity = `${shown}`;
  style.zIndex = `${stackedLimits.baseZIndex + shown}`;
};

const fitOf = (slide: Element, defaultFit: ImageFit = 'fit'): ImageFit =>
  slide.matches('.content-fill') ? 'fill' : slide.matches('.content-fit') ? 'fit' : defaultFit;

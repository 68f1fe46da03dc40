import { stackedLimits } from '../../../contract/gallery/limits.ts';
import type { ImageFit, LazyImage, Size } from '../../images/index.ts';
import { stackHeight } from '../boxes/stack-height.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { wrapIndex } from '../slide-index.ts';
import { imageOf, ratioOf, shapeOf, shortGallery } from '../slides.ts';
import styles from './stacked.css';

const slideClass = 'sqs-gallery-design-stacked-slide';

/**
 * All slides lie on one another and one is seen: the slideshow. Classes and inline styles are those that sites find on
 * rendered pages (wild §2). A slide gets them when it is near the current one; the others are left out of the page by one rule
 * until the browser has nothing better to do, and those of more than 24 for good. On paper all of up to 24 lie beside one another
 * (our choice). Spec 1 §2, §4, §9 "Stacked".
 */
export const stacked: Design = { name: 'stacked', moves: true, transition: stackedLimits.transition, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, options, transition, currentIndex, loop, stayMs } = stage;
  const { speedSeconds = stackedLimits.speedSeconds, preloadCount = stackedLimits.preloadCount, aspectPercent } = options;
  const isLong = slides.length > shortGallery && slides[0]?.parentElement === gallery;
  let isNear = false;
  let { size } = stage;
  let box = size;
  let animations: readonly Animation[] = [];
  /** Width over height of the widest picture, as the server says it; of a long gallery as it was reserved. */
  let widest = (isLong && stage.reservedRatio) || Math.max(...Array.from(slides, ratioOf));

  const stack = createStack(stage, () => box);
  const { take } = stack;

  const layout = (input = size): void => {
    size = input;
    box = size;
    if (options.autoHeight !== false && size.widthPx > 0) {
      const heightPx = stackHeight(size.widthPx, aspectPercent, widest);
      gallery.style.height = `${heightPx}px`;
      // In whole pixels, as on rendered pages.
      box = { ...size, heightPx: Math.round(heightPx) };
    }
    for (const image of stack.pictures()) image?.place(box);
    if (isNear) loadNearby();
  };

  /** Loads the current slide and those beside it, the nearest first. */
  const loadNearby = (): void => {
    load(currentIndex());
    for (let steps = 1; steps <= preloadCount; steps++) {
      load(currentIndex() + steps);
      load(currentIndex() - steps);
    }
  };

  const load = (position: number): void => {
    const index = wrapIndex(position, slides.length);
    if (!loop && index !== position) return;
    const image = take(index);
    const sizeWasKnown = image?.naturalSize;
    void image
      ?.load(() => Number(index !== currentIndex()))
      .then(() => {
        const { naturalSize, element } = image;
        if (element.matches('.loaded')) slides[index]?.classList.add('loaded');
        if (sizeWasKnown || !naturalSize) return;
        widest = Math.max(widest, shapeOf(naturalSize));
        layout();
      });
  };

  stage.addStyles(styles);
  gallery.classList.add('sqs-gallery-design-stacked', 'ss-gallery-part');
  gallery.dataset.ssLayout = 'stacked';
  if (transition && transition.name !== stackedLimits.transition) gallery.classList.add('ss-gallery-clip');
  const takeAll = (): void => {
    for (let index = 0; index < slides.length; index++) take(index);
    gallery.classList.remove('ss-gallery-part');
  };
  if (!isLong) {
    stage.later(takeAll);
    stage.whenPrinted(() => {
      takeAll();
      for (let index = 0; index < slides.length; index++) load(index);
    });
  }
  const first = slides[currentIndex()];
  if (first) {
    take(currentIndex());
    show(first);
    if (!stage.lessMotion()) transition?.begin?.(first, stayMs);
  }
  stage.onEnd(() => {
    for (const animation of animations) animation.cancel();
  });
  stage.whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });

  return {
    layout,
    ready: load,
    move(previousIndex, index, way) {
      const [leaving, entering] = [slides[previousIndex], slides[index]];
      if (!leaving || !entering) return 0;
      take(index);
      hide(leaving);
      leaving.style.visibility = 'hidden';
      leaving.style.pointerEvents = 'none';
      show(entering);
      if (isNear) loadNearby();
      if (isLong) stack.dropFar(previousIndex);
      for (const animation of animations) animation.cancel();
      animations = [];
      if (!transition || stage.lessMotion()) return 0;
      animations = transition.run({
        ...way,
        leaving,
        entering,
        speedMs: speedSeconds * 1000,
        stayMs,
        widthPx: box.widthPx,
        rightToLeft: stage.rightToLeft(),
        options: options.transitionOptions ?? {},
      });
      return animations;
    },
  };
}

/** The slides that have a box, with their pictures. @param box returns the size of a slide. */
function createStack({ slides, state, options, currentIndex, loop, createImage }: Stage, box: () => Size) {
  const { preloadCount = stackedLimits.preloadCount } = options;
  const taken = new Map<number, LazyImage | null>();
  /** How many steps a slide is away from the current one, either way. */
  const distance = (index: number): number => {
    const steps = Math.abs(index - currentIndex());
    return loop ? Math.min(steps, slides.length - steps) : steps;
  };
  return {
    pictures: () => taken.values(),
    /** Places a slide among the others; returns its picture. */
    take(index: number): LazyImage | null {
      const known = taken.get(index);
      const slide = slides[index];
      if (known !== undefined || !slide) return known ?? null;
      const mode = modeOf(slide, options.imageMode);
      const picture = imageOf(slide);
      state.keep(slide).classList.add(slideClass);
      hide(slide);
      if (mode === 'fill') slide.style.overflow = 'hidden';
      const position = picture === slide ? 'absolute' : 'relative';
      const image = picture && createImage(picture, { mode, hideText: true, position });
      taken.set(index, image);
      image?.place(box());
      return image;
    },
    /** Takes the box from those that are far from the current one. */
    dropFar(leavingIndex: number): void {
      for (const index of taken.keys()) {
        if (index === leavingIndex || distance(index) <= Math.max(1, preloadCount)) continue;
        taken.delete(index);
        slides[index]?.classList.remove(slideClass);
      }
    },
  };
}

const show = (slide: HTMLElement): void => {
  slide.classList.add('sqs-active-slide');
  slide.removeAttribute('inert');
  paint(slide, 1);
  slide.style.visibility = 'visible';
  slide.style.pointerEvents = 'auto';
};

/** Slides that were never seen are hidden from everybody by class and `inert` alone: rendered pages show no more inline. */
const hide = (slide: HTMLElement): void => {
  slide.classList.remove('sqs-active-slide');
  slide.setAttribute('inert', '');
  paint(slide, 0);
};

const paint = ({ style }: HTMLElement, shown: number): void => {
  style.opacity = `${shown}`;
  style.zIndex = `${stackedLimits.baseZIndex + shown}`;
};

const modeOf = (slide: Element, otherwise: ImageFit = 'fit'): ImageFit =>
  slide.matches('.content-fill') ? 'fill' : slide.matches('.content-fit') ? 'fit' : otherwise;

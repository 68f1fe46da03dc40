import { stackedLimits } from '../../contract/limits.ts';
import type { ImageMode, Size } from '../../media/image-frame.ts';
import { stepsBetween, wrapIndex } from '../slide-index.ts';
import { imageOf } from '../slides.ts';
import { stackHeight } from '../stack-height.ts';
import { type DesignOptions, defineDesign, type LiveDesign, type Stage } from './design.ts';

/**
 * All slides lie on one another and one is seen: the slideshow. Classes and inline styles are those that sites find on
 * rendered pages (wild §2). Spec 1 §2, §4, §9 "Stacked".
 */
export const stacked = defineDesign({ name: 'stacked', moves: true, transition: stackedLimits.transition, start });

function start(stage: Stage): LiveDesign {
  const { gallery, slides, state, options, transition, currentIndex, loop } = stage;
  const { speedSeconds = stackedLimits.speedSeconds, preloadCount = stackedLimits.preloadCount } = options;
  const images = slides.map((slide) => {
    const element = imageOf(slide);
    const position = element === slide ? 'absolute' : 'relative';
    return element && stage.createImage(element, { mode: modeOf(slide, options), hideText: true, position });
  });
  let isNear = false;
  let animations: readonly Animation[] = [];

  const layout = (): void => {
    if (gallery.clientWidth === 0) return;
    setHeight();
    const box = boxOf(slides[currentIndex()] ?? gallery);
    for (const image of images) image?.place(box);
    if (isNear) loadNearby();
  };

  const setHeight = (): void => {
    if (options.autoHeight === false) return;
    const sizes = images.map((image) => image?.naturalSize ?? null);
    const widthPx = gallery.clientWidth;
    gallery.style.height = `${stackHeight(widthPx, options.aspectPercent ?? null, sizes)}px`;
    // The new height may have brought a scroll bar, which takes its part of the width.
    if (gallery.clientWidth !== widthPx)
      gallery.style.height = `${stackHeight(gallery.clientWidth, options.aspectPercent ?? null, sizes)}px`;
  };

  /** In whole pixels, as on rendered pages. Slides are all of one size, so one is measured. */
  const boxOf = (slide: HTMLElement): Size => {
    const { clientWidth, clientHeight } = slide instanceof HTMLImageElement ? gallery : slide;
    return { widthPx: clientWidth, heightPx: clientHeight };
  };

  /** Loads the current slide and those beside it, the nearest first. */
  const loadNearby = (): void => {
    for (let steps = 0; steps <= Math.min(preloadCount, slides.length); steps++)
      for (const index of steps === 0 ? [currentIndex()] : [currentIndex() + steps, currentIndex() - steps])
        if (loop || wrapIndex(index, slides.length) === index) load(wrapIndex(index, slides.length));
  };

  const load = (index: number): void => {
    const image = images[index];
    const sizeWasKnown = image?.naturalSize !== null;
    void image
      ?.load(() => stepsBetween(index, currentIndex(), slides.length, loop))
      .then(() => {
        if (image.element.classList.contains('loaded')) slides[index]?.classList.add('loaded');
        if (!sizeWasKnown && image.naturalSize) layout();
      });
  };

  const move = (previousIndex: number, index: number): { durationMs: number } => {
    const [leaving, entering] = [slides[previousIndex], slides[index]];
    if (!leaving || !entering) return { durationMs: 0 };
    hide(leaving);
    leaving.style.visibility = 'hidden';
    leaving.style.pointerEvents = 'none';
    show(entering);
    if (isNear) loadNearby();
    if (!transition || !stage.mayAnimate()) return { durationMs: 0 };
    animations = transition.run({ leaving, entering, speedSeconds });
    return { durationMs: Math.max(...animations.map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))) };
  };

  state.keep(gallery).classList.add('sqs-gallery-design-stacked');
  for (const slide of slides) {
    state.keep(slide).classList.add('sqs-gallery-design-stacked-slide');
    hide(slide);
    if (modeOf(slide, options) === 'fill') slide.style.overflow = 'hidden';
  }
  const first = slides[currentIndex()];
  if (first) show(first);
  const stopWatching = stage.whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });

  return {
    layout,
    move,
    destroy() {
      stopWatching();
      for (const animation of animations) animation.cancel();
      for (const image of images) image?.cancel();
    },
  };
}

function show(slide: HTMLElement): void {
  slide.classList.add('sqs-active-slide');
  slide.removeAttribute('inert');
  slide.style.opacity = '1';
  slide.style.zIndex = String(stackedLimits.baseZIndex + 1);
  slide.style.visibility = 'visible';
  slide.style.pointerEvents = 'auto';
}

/** Slides that were never seen are hidden from everybody by class and `inert` alone: rendered pages show no more inline. */
function hide(slide: HTMLElement): void {
  slide.classList.remove('sqs-active-slide');
  slide.setAttribute('inert', '');
  slide.style.opacity = '0';
  slide.style.zIndex = String(stackedLimits.baseZIndex);
}

function modeOf(slide: HTMLElement, { imageMode = 'fit' }: DesignOptions): ImageMode {
  if (slide.matches('.content-fill')) return 'fill';
  return slide.matches('.content-fit') ? 'fit' : imageMode;
}

import { stackedLimits } from '../../contract/limits.ts';
import type { ImageMode } from '../../media/image-frame.ts';
import type { Design, LiveDesign, Stage } from '../design.ts';
import { wrapIndex } from '../slide-index.ts';
import { stackHeight } from '../stack-height.ts';

const styles = `.sqs-gallery-design-stacked{position:relative}
.sqs-gallery-design-stacked-slide{position:absolute;inset:0}
.sqs-gallery-design-stacked-slide:not(.sqs-active-slide){visibility:hidden}
.sqs-gallery-design-stacked .thumb-image{display:block}`;

/**
 * All slides lie on one another and one is seen: the slideshow. Classes and inline styles are those that sites find on
 * rendered pages (wild §2). Spec 1 §2, §4, §9 "Stacked".
 */
export const stacked: Design = { name: 'stacked', moves: true, transition: stackedLimits.transition, start };

function start(stage: Stage): LiveDesign {
  const { gallery, slides, state, options, transition, currentIndex, loop } = stage;
  const { speedSeconds = stackedLimits.speedSeconds, preloadCount = stackedLimits.preloadCount } = options;
  const images = stage.pictures.map((picture, index) => {
    const isSlide = picture === slides[index];
    const mode = modeOf(slides[index], options.imageMode);
    return picture && stage.createImage(picture, { mode, hideText: true, position: isSlide ? 'absolute' : 'relative' });
  });
  let isNear = false;
  let animations: readonly Animation[] = [];

  const layout = (): void => {
    if (options.autoHeight !== false) {
      const sizes = images.map((image) => image?.naturalSize ?? null);
      const setHeight = (widthPx: number): void => {
        gallery.style.height = `${stackHeight(widthPx, options.aspectPercent, sizes)}px`;
        // The new height may have brought a scroll bar, which takes its part of the width.
        if (gallery.clientWidth < widthPx) setHeight(gallery.clientWidth);
      };
      if (gallery.clientWidth > 0) setHeight(gallery.clientWidth);
    }
    // In whole pixels, as on rendered pages. Slides are all of one size, so one is measured.
    const slide = slides[currentIndex()];
    const { clientWidth: widthPx, clientHeight: heightPx } = slide instanceof HTMLImageElement ? gallery : (slide ?? gallery);
    for (const image of images) image?.place({ widthPx, heightPx });
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
    const image = images[index];
    if (!image || (!loop && index !== position)) return;
    const sizeWasKnown = image.naturalSize;
    void image
      .load(() => Number(index !== currentIndex()))
      .then(() => {
        if (image.element.matches('.loaded')) slides[index]?.classList.add('loaded');
        if (!sizeWasKnown && image.naturalSize) layout();
      });
  };

  stage.addStyles(styles);
  gallery.classList.add('sqs-gallery-design-stacked');
  slides.forEach((slide, index) => {
    state.keep(slide).classList.add('sqs-gallery-design-stacked-slide');
    hide(slide);
    if (modeOf(slide, options.imageMode) === 'fill') slide.style.overflow = 'hidden';
    if (index === currentIndex()) show(slide);
  });
  stage.signal.addEventListener('abort', () => {
    for (const animation of animations) animation.cancel();
  });
  stage.whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });

  return {
    layout,
    move(previousIndex, index) {
      const [leaving, entering] = [slides[previousIndex], slides[index]];
      if (!leaving || !entering) return 0;
      hide(leaving);
      leaving.style.visibility = 'hidden';
      leaving.style.pointerEvents = 'none';
      show(entering);
      if (isNear) loadNearby();
      if (!transition || stage.lessMotion()) return 0;
      animations = transition.run(leaving, entering, speedSeconds * 1000);
      return Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    },
  };
}

function show(slide: HTMLElement): void {
  slide.classList.add('sqs-active-slide');
  slide.removeAttribute('inert');
  Object.assign(slide.style, {
    opacity: '1',
    zIndex: String(stackedLimits.baseZIndex + 1),
    visibility: 'visible',
    pointerEvents: 'auto',
  });
}

/** Slides that were never seen are hidden from everybody by class and `inert` alone: rendered pages show no more inline. */
function hide(slide: HTMLElement): void {
  slide.classList.remove('sqs-active-slide');
  slide.setAttribute('inert', '');
  Object.assign(slide.style, { opacity: '0', zIndex: String(stackedLimits.baseZIndex) });
}

function modeOf(slide: HTMLElement | undefined, otherwise: ImageMode = 'fit'): ImageMode {
  if (slide?.matches('.content-fill')) return 'fill';
  return slide?.matches('.content-fit') ? 'fit' : otherwise;
}

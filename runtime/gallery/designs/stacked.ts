import { decodeDimensions } from '../../contract/decoders/slide.ts';
import { stackedLimits } from '../../contract/limits.ts';
import type { ImageMode, Size } from '../../media/image-frame.ts';
import type { LazyImage } from '../../media/lazy-image.ts';
import type { Design, LiveDesign, Stage } from '../design.ts';
import { wrapIndex } from '../slide-index.ts';
import { imageOf, shortGallery } from '../slides.ts';
import { stackHeight } from '../stack-height.ts';

const styles = `.sqs-gallery-design-stacked{position:relative;touch-action:pan-y pinch-zoom}
.sqs-gallery-design-stacked-slide{position:absolute;inset:0}
.sqs-gallery-design-stacked-slide:not(.sqs-active-slide){visibility:hidden}
.sqs-gallery-design-stacked .thumb-image{display:block}
.sqs-gallery-design-stacked .sqs-gallery-design-stacked-slide>img{max-width:none;max-height:none}
.ss-gallery-clip{overflow:hidden;overflow:clip}
.ss-gallery-long>:not(.sqs-gallery-design-stacked-slide){display:none!important}`;

/**
 * All slides lie on one another and one is seen: the slideshow. Classes and inline styles are those that sites find on
 * rendered pages (wild §2). Of more than 24 slides only the current one and its neighbours have a box, an object or a style of
 * ours; the others are left out of the page by one rule. Spec 1 §2, §4, §9 "Stacked".
 */
export const stacked: Design = { name: 'stacked', moves: true, transition: stackedLimits.transition, start };

function start(stage: Stage): LiveDesign {
  const { gallery, slides, state, options, transition, currentIndex, loop, stayMs } = stage;
  const { speedSeconds = stackedLimits.speedSeconds, preloadCount = stackedLimits.preloadCount, aspectPercent } = options;
  const isLong = slides.length > shortGallery && slides[0]?.parentElement === gallery;
  const images = new Map<number, LazyImage | null>();
  /** Slides that have a box. */
  const taken = new Set<number>();
  let leavingIndex = -1;
  let isNear = false;
  let box: Size = { widthPx: 0, heightPx: 0 };
  let animations: readonly Animation[] = [];

  const imageAt = (index: number): LazyImage | null => {
    const known = images.get(index);
    if (known !== undefined) return known;
    const slide = slides[index];
    const picture = imageOf(slide);
    const [mode, position] = [modeOf(slide, options.imageMode), picture === slide ? 'absolute' : 'relative'] as const;
    const image = picture && stage.createImage(picture, { mode, hideText: true, position });
    images.set(index, image);
    image?.place(box);
    return image;
  };

  /** Gives a slide its place among the others. */
  const take = (index: number): void => {
    const slide = slides[index];
    if (!slide || taken.has(index)) return;
    taken.add(index);
    state.keep(slide).classList.add('sqs-gallery-design-stacked-slide');
    hide(slide);
    if (modeOf(slide, options.imageMode) === 'fill') slide.style.overflow = 'hidden';
    imageAt(index);
  };

  /** How many steps a slide is away from the current one, either way. */
  const distance = (index: number): number => {
    const steps = Math.abs(index - currentIndex());
    return loop ? Math.min(steps, slides.length - steps) : steps;
  };

  const dropFar = (): void => {
    if (!isLong) return;
    for (const index of taken) {
      if (index === leavingIndex || distance(index) <= Math.max(1, preloadCount)) continue;
      taken.delete(index);
      slides[index]?.classList.remove('sqs-gallery-design-stacked-slide');
    }
  };

  let allSizes: readonly (Size | null)[] | undefined;
  /** Of a long gallery as the server says them, and once only. */
  const sizes = (): readonly (Size | null)[] => {
    if (!isLong) return Array.from(images.values(), (image) => image?.naturalSize ?? null);
    allSizes ??= stage.reservedRatio
      ? [{ widthPx: stage.reservedRatio, heightPx: 1 }]
      : Array.from(slides, (slide) => decodeDimensions(imageOf(slide)?.getAttribute('data-image-dimensions') ?? null));
    return allSizes;
  };

  let size = stage.size;
  const layout = (given = size): void => {
    size = given;
    if (options.autoHeight === false) box = size;
    else if (size.widthPx > 0) {
      const heightPx = stackHeight(size.widthPx, aspectPercent, sizes());
      gallery.style.height = `${heightPx}px`;
      // In whole pixels, as on rendered pages.
      box = { widthPx: size.widthPx, heightPx: Math.round(heightPx) };
    }
    for (const image of images.values()) image?.place(box);
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
    take(index);
    const image = imageAt(index);
    if (!image) return;
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
  if (transition && transition.name !== stackedLimits.transition) gallery.classList.add('ss-gallery-clip');
  if (isLong) {
    gallery.classList.add('ss-gallery-long');
    take(currentIndex());
  } else for (let index = 0; index < slides.length; index++) take(index);
  const first = slides[currentIndex()];
  if (first) {
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
      leavingIndex = previousIndex;
      take(index);
      hide(leaving);
      leaving.style.visibility = 'hidden';
      leaving.style.pointerEvents = 'none';
      show(entering);
      if (isNear) loadNearby();
      dropFar();
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

import { stackedLimits } from '../../../contract/gallery/constants.ts';
import type { LazyImage, Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import { imageOf, maxShortGallerySlides, widestShape, wrapIndex } from '../model/slides.ts';
import { createMarks } from './marks.ts';
import { setSectionHeight } from './section-height.ts';
import styles from './slides.css';

/**
 * A slideshow section: attributes select the visible slide and its direction, and the transition of the page's CSS moves it
 * (gallery#section-slide-states). The gallery is in motion while that transition runs.
 */
export const slides: Design = { name: 'slides', moves: true, start };

/** The chunk `gallery-slides`. */
export const designs = { slides };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, currentIndex, prefersReducedMotion } = stage;
  let finish = (): void => {};

  stage.addStyles(styles);
  gallery.dataset.ssLayout = 'slides';
  if (gallery.parentElement) state.keep(gallery.parentElement);
  // A gallery that was disposed may have left another slide active.
  for (const slide of gallery.querySelectorAll<HTMLElement>(':scope>[data-active=true]')) setState(slide, 'active', false);
  const first = slides[currentIndex()];
  const pictures = createPictures(stage);
  pictures.prepare(currentIndex());
  for (const name of ['next', 'active', 'in'] as const) setState(first, name, true);
  setOnTop(first, true);
  const updateMarks = createMarks(stage);
  updateMarks(currentIndex());
  stage.whenIdle(() => {
    for (const slide of slides) if (slide !== slides[currentIndex()]) setOnTop(state.keep(slide), false);
  });
  stage.onDispose(() => finish());

  return {
    layout: pictures.layout,
    swipe: (by) => (by > 0 ? stage.next() : stage.previous()),
    move(previousIndex, index, { direction }) {
      const [leaving, entering] = [slides[previousIndex], slides[index]];
      finish();
      pictures.prepare(index);
      setOnTop(leaving, false);
      setOnTop(entering, true);
      setState(entering, 'next', direction > 0);
      setState(entering, 'in', false);
      // Forces the browser to compute the styles from which the transition starts.
      entering?.getBoundingClientRect();
      setState(entering, 'active', true);
      setState(entering, 'in', true);
      setState(leaving, 'next', direction < 0);
      setState(leaving, 'in', false);
      const finishThis = (): void => {
        finish = () => {};
        setState(leaving, 'active', false);
      };
      finish = finishThis;
      updateMarks(index);
      pictures.loadNearby();
      const motion = prefersReducedMotion() ? [] : [leaving, entering].flatMap(transitionsIn);
      if (motion.length === 0) finish();
      else
        void Promise.allSettled(motion.map(({ finished }) => finished)).then(() => {
          if (finish === finishThis) finish();
        });
      return motion;
    },
  };
}

/** Loads and places the pictures of the slides near the current one. */
function createPictures({ gallery, slides, state, size, options, currentIndex, createImage, whenNear }: Stage) {
  const { preloadCount = stackedLimits.preloadCount, imageMode = 'fill' } = options;
  const images = new Map<number, LazyImage | null>();
  let box = size;
  let isNear = false;
  /** Width over height of the widest of the first pictures: the pictures of a long gallery mostly have one shape. */
  const firstSlides = Array.from(slides).slice(0, maxShortGallerySlides);
  let widest = widestShape(firstSlides, () => null);

  const boxOf = ({ element: { parentElement } }: LazyImage): Size => {
    const hasOwnBox = parentElement && parentElement.clientWidth > 0 && parentElement.clientHeight > 0;
    return hasOwnBox ? { widthPx: parentElement.clientWidth, heightPx: parentElement.clientHeight } : box;
  };
  const prepare = (index: number): LazyImage | null => {
    const known = images.get(index);
    const slide = slides[index];
    if (known !== undefined || !slide) return known ?? null;
    state.keep(slide);
    const picture = imageOf(slide);
    const image = picture && createImage(picture, { mode: imageMode, hideText: true });
    images.set(index, image);
    if (image) {
      // An element that is placed in the frame in which it becomes visible counts as a layout shift.
      image.element.style.visibility = 'hidden';
      image.place(boxOf(image));
    }
    return image;
  };
  const load = (index: number): void => {
    const image = prepare(wrapIndex(index, slides.length));
    const sizeBefore = image?.naturalSize;
    void image
      ?.load(() => Number(index !== currentIndex()))
      .then(() => {
        const { style } = image.element;
        requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('visibility')));
        if (image.naturalSize === sizeBefore) return;
        widest = widestShape(firstSlides, (at) => images.get(at)?.naturalSize);
        layout(box);
      });
  };
  const loadNearby = (): void => {
    if (!isNear) return;
    for (let steps = 0; steps <= preloadCount; steps++) for (const by of [steps, -steps]) load(currentIndex() + by);
  };
  const layout = (newSize: Size): void => {
    box = { ...newSize, heightPx: setSectionHeight(gallery, newSize.widthPx, widest) };
    for (const image of images.values()) image?.place(boxOf(image));
    loadNearby();
  };
  whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });
  return { prepare, layout, loadNearby };
}

function setState(slide: HTMLElement | undefined, name: 'active' | 'in' | 'next', value: boolean): void {
  if (slide) slide.dataset[name] = `${value}`;
}

function setOnTop(slide: HTMLElement | undefined, isOnTop: boolean): void {
  if (!slide) return;
  slide.toggleAttribute('inert', !isOnTop);
  slide.style.zIndex = `${Number(isOnTop)}`;
}

/** Returns the running transitions of a slide's picture, without those of its text. */
const transitionsIn = (slide: HTMLElement | undefined): Animation[] =>
  (slide?.querySelector('[class*="-item-src"]') ?? slide)
    ?.getAnimations({ subtree: true })
    .filter((animation) => 'transitionProperty' in animation) ?? [];

import { stackedLimits } from '../../../contract/gallery/limits.ts';
import type { LazyImage, Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { wrapIndex } from '../slide-index.ts';
import { imageOf, ratioOf, shapeOf, shortGallery } from '../slides.ts';
import { giveHeight } from './give-height.ts';
import { showMarks } from './marks.ts';
import styles from './slides.css';

/**
 * The slides of a slideshow section, one of which is shown: sheets ask for `data-active` on it, for `data-in` as it comes in, and for
 * `data-next`, true on the way on and false on the way back. How they come and go is the sheet's transition; the gallery is in motion
 * for as long as that takes.
 */
export const slides: Design = { name: 'slides', moves: true, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, options, currentIndex, createImage, lessMotion } = stage;
  const { preloadCount = stackedLimits.preloadCount, imageMode = 'fill' } = options;
  const images = new Map<number, LazyImage | null>();
  let box = stage.size;
  let isNear = false;
  /** Of the picture that asks for the least height, among the first: a long gallery has them all alike. */
  let widest = Math.max(0, ...Array.from(slides).slice(0, shortGallery).map(ratioOf));
  let finish = (): void => {};

  const sizeOf = (image: LazyImage): Size => {
    const { parentElement } = image.element;
    const isOwn = parentElement && parentElement.clientWidth > 0 && parentElement.clientHeight > 0;
    return isOwn ? { widthPx: parentElement.clientWidth, heightPx: parentElement.clientHeight } : box;
  };
  const take = (index: number): LazyImage | null => {
    const known = images.get(index);
    const slide = slides[index];
    if (known !== undefined || !slide) return known ?? null;
    state.keep(slide);
    const picture = imageOf(slide);
    const image = picture && createImage(picture, { mode: imageMode, hideText: true });
    images.set(index, image);
    if (image) {
      // What gets its place in the frame in which it is shown counts as moved.
      image.element.style.visibility = 'hidden';
      image.place(sizeOf(image));
    }
    return image;
  };
  const load = (index: number): void => {
    const image = take(wrapIndex(index, slides.length));
    const isKnown = image?.naturalSize;
    void image
      ?.load(() => Number(index !== currentIndex()))
      .then(() => {
        const { style } = image.element;
        requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('visibility')));
        if (isKnown || !image.naturalSize) return;
        widest = Math.max(widest, shapeOf(image.naturalSize));
        layout(box);
      });
  };
  const loadNearby = (): void => {
    for (let steps = 0; steps <= preloadCount; steps++) for (const by of [steps, -steps]) load(currentIndex() + by);
  };
  const layout = (size: Size): void => {
    box = { ...size, heightPx: giveHeight(gallery, size.widthPx, widest) };
    for (const image of images.values()) image?.place(sizeOf(image));
    if (isNear) loadNearby();
  };
  const say = (slide: HTMLElement | undefined, name: 'active' | 'in' | 'next', value: boolean): void => {
    if (slide) slide.dataset[name] = `${value}`;
  };
  const put = (slide: HTMLElement | undefined, isActive: boolean): void => {
    if (!slide) return;
    slide.toggleAttribute('inert', !isActive);
    slide.style.zIndex = `${Number(isActive)}`;
  };

  stage.addStyles(styles);
  gallery.dataset.ssLayout = 'slides';
  if (gallery.parentElement) state.keep(gallery.parentElement);
  // A gallery that has been here before may have left another slide active.
  for (const slide of gallery.querySelectorAll<HTMLElement>(':scope>[data-active=true]')) say(slide, 'active', false);
  const first = slides[currentIndex()];
  take(currentIndex());
  for (const name of ['next', 'active', 'in'] as const) say(first, name, true);
  put(first, true);
  const marks = showMarks(stage);
  marks(currentIndex());
  stage.later(() => {
    for (const slide of slides) if (slide !== slides[currentIndex()]) put(state.keep(slide), false);
  });
  stage.onEnd(() => finish());
  stage.whenNear(gallery, () => {
    isNear = true;
    loadNearby();
  });

  return {
    layout,
    swipe: (by) => (by > 0 ? stage.next() : stage.previous()),
    move(previousIndex, index, { direction }) {
      const [leaving, entering] = [slides[previousIndex], slides[index]];
      finish();
      take(index);
      put(leaving, false);
      put(entering, true);
      say(entering, 'next', direction > 0);
      say(entering, 'in', false);
      // Where it comes from is to be seen by the browser before it comes.
      entering?.getBoundingClientRect();
      say(entering, 'active', true);
      say(entering, 'in', true);
      say(leaving, 'next', direction < 0);
      say(leaving, 'in', false);
      finish = () => {
        finish = () => {};
        say(leaving, 'active', false);
      };
      marks(index);
      if (isNear) loadNearby();
      const motion = lessMotion() ? [] : [leaving, entering].flatMap(transitionsIn);
      const mine = finish;
      if (motion.length === 0) finish();
      else void Promise.allSettled(motion.map(({ finished }) => finished)).then(() => finish === mine && finish());
      return motion;
    },
  };
}

/** The transitions that run on a slide's picture; its text has others, for which nobody waits. */
const transitionsIn = (slide: HTMLElement | undefined): Animation[] =>
  (slide?.querySelector('[class*="-item-src"]') ?? slide)
    ?.getAnimations({ subtree: true })
    .filter((animation) => 'transitionProperty' in animation) ?? [];

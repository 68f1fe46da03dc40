import { followMarks } from '../../../browser/follow-marks.ts';
import type { Texts } from '../../../contract/texts/texts.ts';
import { awaitGestures } from '../dragging/early-press.ts';
import type { AddOnContext } from '../model/add-on.ts';
import { maxShortGallerySlides } from '../model/slides.ts';
import arrowStyles from './arrows.css';
import { activateControls, arrowsOf } from './controls.ts';
import { listenToKeys } from './keyboard.ts';
import { listenToClicks, makeFollowable } from './slide-click.ts';
import styles from './steps.css';
import { stopLeftVideos } from './stop-left-videos.ts';

/**
 * Adds controls, keys, clicks and carousel roles to a gallery that shows one slide at a time. The code for dragging is loaded
 * when a pointer enters the gallery.
 */
export function attach(context: AddOnContext): void {
  const { options, gallery, design, transition, addStyles, whenIdle, whenNear } = context;
  const { container, slides, elements = {}, loop = false } = options;

  addStyles(styles);
  const describeSlide = describeCarousel(context);
  const prepare = (index: number): void => {
    const slide = slides[index];
    if (!slide) return;
    describeSlide(slide, index);
    makeFollowable(slide, context.state);
  };
  options.gallery.setAttribute('aria-live', 'polite');
  prepare(gallery.currentIndex);
  if (options.hideMeta) container.classList.add('ss-gallery-no-meta');
  if (options.keyboard !== false) listenToKeys(container, gallery, context, options.keys);
  const refreshControls = activateControls(elements, gallery, loop, context);
  refreshControls();
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    prepare(currentIndex);
    refreshControls();
  });
  stopLeftVideos(context);

  const canDrag = slides.length > 1 && (transition || design.swipe || design.drag);
  const loadGestures = canDrag ? awaitGestures(context) : () => {};
  // After `awaitGestures`, which suppresses the click at the end of a drag.
  listenToClicks(options, gallery, context);
  whenIdle(() => {
    followActiveSlide(context);
    // The slides of a long gallery are described when they are shown.
    if (slides.length <= maxShortGallerySlides) for (let index = 0; index < slides.length; index++) prepare(index);
    // A finger does not hover before it touches.
    if (matchMedia('(pointer:coarse)').matches) loadGestures();
    for (const arrow of arrowsOf(options))
      whenNear(arrow, ({ width }) => {
        if (width === 0) shapeArrow(arrow, context);
      });
  });
}

/** Goes to a slide that other code marks as the active one. */
function followActiveSlide({ options, gallery, onDispose }: AddOnContext): void {
  const slides = Array.from(options.slides);
  const stop = followMarks(slides, ['class', 'data-active'], (slide) => {
    const isActive = slide.matches('.sqs-active-slide,[data-active=true]');
    const index = slides.indexOf(slide as HTMLElement);
    if (isActive && !gallery.inMotion && index !== gallery.currentIndex) gallery.goTo(index);
  });
  onDispose(stop);
}

/**
 * Describes the gallery as a carousel (gallery#carousel-roles) and returns a function that describes a slide. The descriptions
 * change when the texts of the page's language are loaded.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
function describeCarousel(context: AddOnContext): (slide: HTMLElement, index: number) => void {
  const { container, slides } = context.options;
  const described = new Map<number, HTMLElement>();
  let describe = (_slide: HTMLElement, _index: number): void => {};
  context.withStrings((strings) => {
    describeAs('carousel', container, strings.slideshow, strings, context);
    describe = (slide, index) => describeAs('slide', slide, strings.slideOf(index + 1, slides.length), strings, context);
    described.forEach(describe);
  });
  return (slide, index) => {
    if (described.get(index) === slide) return;
    described.set(index, slide);
    describe(slide, index);
  };
}

function describeAs(
  role: 'carousel' | 'slide',
  element: HTMLElement,
  label: string,
  strings: Texts['gallery'],
  { state, setLabel }: Pick<AddOnContext, 'state' | 'setLabel'>,
): void {
  // A picture or a link that is a slide keeps its role.
  if (state.keep(element).matches('img,a,video')) return;
  if (!element.hasAttribute('role')) element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', strings[role]);
  element.dataset.ssDescribed = role;
  setLabel(element, label);
}

/** Draws a control without a size, which no style sheet of the page draws. */
function shapeArrow(arrow: Element, { addStyles, options, isRightToLeft }: AddOnContext): void {
  addStyles(arrowStyles);
  arrow.classList.add('ss-gallery-arrow');
  // The controls of a carousel are at another place, which their markup does not show.
  arrow.classList.toggle('ss-gallery-pager', options.design === 'carousel');
  arrow.classList.toggle('ss-gallery-turned', isRightToLeft());
}

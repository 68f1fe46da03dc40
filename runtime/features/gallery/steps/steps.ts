import { awaitGestures } from '../dragging/early-press.ts';
import type { PartContext } from '../part.ts';
import { shortGallery } from '../slides.ts';
import { activateControls, arrowsOf } from './controls.ts';
import { describeAs } from './describe-carousel.ts';
import { listenToKeys } from './keyboard.ts';
import { listenToClicks, makeFollowable } from './slide-click.ts';
import styles from './steps.css';
import { stopLeftVideos } from './stop-left-videos.ts';

/**
 * What moves a gallery that shows one slide at a time: controls, keys and clicks; and the roles that tell assistive technology of
 * it. What drags it is fetched when a pointer comes near.
 */
export function attach(context: PartContext): void {
  const { options, gallery, live, transition, state, chunks, onError, addStyles, listen, later, whenNear, inWords } = context;
  const { container, slides, elements = {}, loop = false } = options;

  const dressed = new Set<number>();
  let dressIn = (_: number): void => {};
  const dress = (index: number): void => {
    const slide = slides[index];
    if (!slide) return;
    dressed.add(index);
    dressIn(index);
    makeFollowable(slide, state);
  };

  addStyles(styles);
  inWords((words) => {
    describeAs('carousel', container, words.slideshow, words, context);
    dressIn = (index) => {
      const slide = slides[index];
      if (slide) describeAs('slide', slide, words.slideOf(index + 1, slides.length), words, context);
    };
    dressed.forEach(dressIn);
  });
  options.gallery.setAttribute('aria-live', 'polite');
  dress(gallery.currentIndex);
  if (options.hideMeta) container.classList.add('ss-gallery-no-meta');
  if (options.keyboard !== false) listenToKeys(container, gallery, context, options.keys);
  const refreshControls = activateControls(elements, gallery, loop, context);
  refreshControls();
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    dress(currentIndex);
    refreshControls();
  });
  stopLeftVideos(context);

  const fetchGestures = slides.length > 1 && (transition || live.swipe || live.drag) ? awaitGestures(context) : () => {};
  // After it: a drag that was quicker than the code is no click.
  listenToClicks(options, gallery, listen);
  later(() => {
    // Of a long gallery a slide is told of when it is seen, and not before.
    if (slides.length <= shortGallery) for (let index = 0; index < slides.length; index++) dress(index);
    // A finger comes without warning.
    if (matchMedia('(pointer:coarse)').matches) fetchGestures();
    for (const arrow of arrowsOf(options))
      whenNear(arrow, ({ width }) => {
        if (width === 0) chunks.load('gallery-arrows').then((part) => part.shape(arrow, context), onError);
      });
  });
}

import type { ArrowsModule } from './arrows.ts';
import { arrowsOf, bringControlsToLife } from './controls.ts';
import { describeAs } from './describe-carousel.ts';
import { awaitGestures } from './early-press.ts';
import { listenToKeys } from './keyboard.ts';
import type { PartContext } from './part.ts';
import { listenToClicks, makeFollowable } from './slide-click.ts';
import { shortGallery } from './slides.ts';

const styles = `.sqs-gallery-controls :focus-visible,.sqs-gallery-thumbnails :focus-visible{outline:3px solid Highlight}
.sqs-gallery-controls .sqs-disabled{opacity:.3}
.ss-gallery-no-meta .meta{display:none!important}`;

/**
 * What moves a gallery that shows one slide at a time: controls, keys and clicks; and the roles that tell assistive technology of
 * it. What drags it is fetched when a pointer comes near.
 */
export function attach(context: PartContext): void {
  const { options, gallery, live, transition, state, chunks, onError, addStyles, listen, later, whenNear } = context;
  const { container, slides, elements = {}, loop = false } = options;

  const dress = (index: number): void => {
    const slide = slides[index];
    if (!slide) return;
    describeAs('slide', slide, `${index + 1} of ${slides.length}`, state);
    makeFollowable(slide, state);
  };

  addStyles(styles);
  describeAs('carousel', container, 'Slideshow', state);
  options.gallery.setAttribute('aria-live', 'polite');
  dress(gallery.currentIndex);
  if (options.hideMeta) container.classList.add('ss-gallery-no-meta');
  if (options.keyboard !== false) listenToKeys(container, gallery, context, options.keys);
  const refreshControls = bringControlsToLife(elements, gallery, loop, context);
  refreshControls();
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    dress(currentIndex);
    refreshControls();
  });

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
        if (width === 0) chunks.load<ArrowsModule>('gallery-arrows').then((part) => part.shape(arrow, context), onError);
      });
  });
}

import { galleryLimits } from '../contract/limits.ts';
import { isMobile } from '../media/is-mobile.ts';
import { createAutoplay } from './autoplay.ts';
import { bringControlsToLife, shapeControls } from './controls.ts';
import { describeAs } from './describe-carousel.ts';
import { listenToGestures } from './gestures.ts';
import { isInView } from './in-view.ts';
import { listenToKeys } from './keyboard.ts';
import type { PartContext, Stepping } from './part.ts';
import { addPlayButton, playButtonStyles } from './play-button.ts';
import { listenToClicks, makeFollowable } from './slide-click.ts';
import { shortGallery } from './slides.ts';

/** Arrows are for controls that no style sheet has given a shape; over the slides, so that nothing below moves when they come. */
const styles = `.sqs-gallery-controls :focus-visible,.sqs-gallery-thumbnails :focus-visible{outline:3px solid Highlight}
.sqs-gallery-controls .sqs-disabled{opacity:.3}
.ss-gallery-arrow{display:inline-block;box-sizing:border-box;min-width:24px;padding:0 1rem;font:2rem/1.4 serif;cursor:pointer}
.ss-gallery-arrow::before{content:"\\203a"}
.ss-gallery-arrow.previous::before{content:"\\2039"}
@supports selector(:has(a)){.sqs-gallery-meta-container:has(.ss-gallery-arrow){position:relative}
.sqs-gallery-meta-container .ss-gallery-arrow{position:absolute;z-index:1000;bottom:8px;right:8px;min-width:45px;padding:0;text-align:center;border-radius:50%;color:#222;background:rgb(255 255 255/.85)}
.sqs-gallery-meta-container .ss-gallery-arrow.previous{right:61px}}
[dir=rtl] .ss-gallery-arrow::before{display:inline-block;transform:scaleX(-1)}
.ss-gallery-no-meta .meta{display:none!important}
${playButtonStyles}`;

/**
 * What moves a gallery that shows one slide at a time: controls, keys, clicks, swipes and autoplay; and the roles that tell
 * assistive technology of it.
 */
export function attach(context: PartContext): void {
  const { options, gallery, clock, state, onEnd, lessMotion, addStyles, stepBy, listen } = context;
  const { container, slides, elements = {}, autoplayOptions = {}, loop = false } = options;
  const { next = [], previous = [], controls = [] } = elements;
  const { pauseOnMouseover = [container, ...next, ...previous, ...controls] } = autoplayOptions;
  const { timeoutMs = galleryLimits.autoplayTimeoutMs, randomize = false } = autoplayOptions;
  let playedByHand = false;

  const hasFocus = (): boolean =>
    container.contains(document.activeElement) && !!document.activeElement?.matches(':focus-visible');
  /** Hidden tab, motion not wanted, keyboard focus in the gallery, pointer over it (where there is one that rests). */
  const isHeld = (): boolean =>
    document.hidden ||
    (lessMotion() && !playedByHand) ||
    hasFocus() ||
    (!isMobile(window) && pauseOnMouseover.some((element) => element.matches(':hover')));
  const showsVideo = (): boolean =>
    Array.from(slides[gallery.currentIndex]?.querySelectorAll('iframe:not([hidden]),video') ?? []).some(
      (player) => !(player instanceof HTMLVideoElement) || !(player.paused || player.ended),
    );
  const isPressed = listenToGestures(context);
  const isSuspended = (): boolean => isHeld() || isPressed() || gallery.inMotion || showsVideo() || !isInView(container);
  const autoplay = createAutoplay({ clock, timeoutMs, randomize, isSuspended, gallery });
  onEnd(autoplay.pause);

  /** Of a long gallery a slide is told of when it is seen, and not before. */
  const dress = (index: number): void => {
    const slide = slides[index];
    if (!slide) return;
    describeAs('slide', slide, `${index + 1} of ${slides.length}`, state);
    makeFollowable(slide, state);
  };

  addStyles(styles);
  describeAs('carousel', container, 'Slideshow', state);
  if (slides.length <= shortGallery) for (let index = 0; index < slides.length; index++) dress(index);
  else dress(gallery.currentIndex);
  if (options.hideMeta) container.classList.add('ss-gallery-no-meta');
  listenToClicks(options, gallery, listen);
  if (options.keyboard !== false) listenToKeys(container, gallery, context, options.keys);
  const refreshControls = bringControlsToLife(elements, gallery, loop, context);
  refreshControls();
  // Measured when nobody waits for it.
  onEnd(clock.whenIdle(() => shapeControls(elements)));
  gallery.on('currentIndexChange', ({ currentIndex }) => {
    dress(currentIndex);
    refreshControls();
    autoplay.restart();
  });

  const mayPlay = slides.length > 1 && new URLSearchParams(location.search).get('nomotion') !== 'true';
  const toggle = (): void => (autoplay.playing ? stepping.pause() : stepping.play(true));
  const showPlaying = options.autoplay && mayPlay ? addPlayButton(options.gallery, context, toggle) : () => {};
  const stepping: Stepping = {
    play(byHand) {
      playedByHand ||= byHand;
      if (mayPlay && (playedByHand || !lessMotion())) autoplay.play();
      stepping.announce();
    },
    pause() {
      autoplay.pause();
      stepping.announce();
    },
    announce() {
      showPlaying(autoplay.playing);
      options.gallery.setAttribute('aria-live', autoplay.playing && !isHeld() ? 'off' : 'polite');
    },
  };
  stepBy(stepping);
  if (options.autoplay) stepping.play(false);
  stepping.announce();
}

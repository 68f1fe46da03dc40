import { isMotionOff } from '../../../browser/less-motion.ts';
import { galleryLimits } from '../../../contract/gallery/constants.ts';
import { isMobile } from '../../images/index.ts';
import type { AddOnContext, Playback } from '../model/add-on.ts';
import { isInView } from '../model/in-view.ts';
import { createAutoplay } from './autoplay.ts';
import { addPlayButton } from './play-button.ts';

/** Adds autoplay, and a button that pauses it: gallery#autoplay-time to gallery#play-button. */
export function attach(context: AddOnContext): void {
  const { options, gallery, clock, onDispose, prefersReducedMotion, setPlayback } = context;
  const { container, slides, autoplayOptions = {} } = options;
  const { timeoutMs = galleryLimits.autoplayTimeoutMs, randomize = false } = autoplayOptions;
  let isPlayedByHand = false;

  const isHeld = createHold(context, () => isPlayedByHand);
  const isSuspended = (): boolean =>
    isHeld() || context.isPressed() || gallery.inMotion || showsVideo(slides[gallery.currentIndex]) || !isInView(container);
  const autoplay = createAutoplay({ clock, timeoutMs, randomize, isSuspended, gallery });
  onDispose(autoplay.pause);
  gallery.on('currentIndexChange', autoplay.restart);

  const mayPlay = slides.length > 1 && !isMotionOff(window);
  const toggle = (): void => (autoplay.playing ? playback.pause() : playback.play(true));
  const hasButton = options.hasPlayButton !== false && !container.closest('[data-ss-play-button=off]');
  const updateButton = mayPlay && hasButton ? addPlayButton(options.gallery, context, toggle) : () => {};
  const playback: Playback = {
    play(byHand) {
      isPlayedByHand ||= byHand;
      if (mayPlay && (isPlayedByHand || !prefersReducedMotion())) autoplay.play();
      playback.announce();
    },
    pause() {
      autoplay.pause();
      playback.announce();
    },
    announce() {
      updateButton(autoplay.playing);
      options.gallery.setAttribute('aria-live', autoplay.playing && !isHeld() ? 'off' : 'polite');
    },
  };
  setPlayback(playback);
  if (options.autoplay) playback.play(false);
  playback.announce();
}

/** Returns a function that returns whether autoplay must wait: gallery#autoplay-pointer, gallery#autoplay-waits. */
function createHold({ options, prefersReducedMotion }: AddOnContext, isPlayedByHand: () => boolean): () => boolean {
  const { container, elements = {}, autoplayOptions = {} } = options;
  const { next = [], previous = [], controls = [] } = elements;
  const { pauseOnMouseover = [container, ...next, ...previous, ...controls] } = autoplayOptions;
  const hasFocus = (): boolean =>
    container.contains(document.activeElement) && !!document.activeElement?.matches(':focus-visible');
  return () =>
    document.hidden ||
    document.body.classList.contains('sqs-lightbox-open') ||
    (prefersReducedMotion() && !isPlayedByHand()) ||
    hasFocus() ||
    (!isMobile(window) && pauseOnMouseover.some((element) => element.matches(':hover')));
}

/** Returns whether a slide shows a video: gallery#autoplay-video. */
const showsVideo = (slide: HTMLElement | undefined): boolean =>
  Array.from(slide?.querySelectorAll(':is(iframe,video):not([hidden])') ?? []).some(
    // The state of a player in a frame is unknown.
    (player) => !(player instanceof HTMLVideoElement && (player.ended || player.paused)),
  );

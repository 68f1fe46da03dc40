import { galleryLimits } from '../../../contract/gallery/limits.ts';
import { isMobile } from '../../images/index.ts';
import { isInView } from '../in-view.ts';
import type { PartContext, Stepping } from '../part.ts';
import { createAutoplay } from './autoplay.ts';
import { addPlayButton } from './play-button.ts';

/**
 * Lets a gallery move by itself, with a control to stop it. It waits while the pointer is over it (where there is one that rests),
 * while the keyboard's focus is in it, something is pressed on it, or a video plays, in a hidden tab, out of view or behind the lightbox,
 * and where less motion is wanted. The owner may take the button away, by the block's data or an attribute (our choice). Spec 1 §4 "Autoplay".
 */
export function attach(context: PartContext): void {
  const { options, gallery, clock, onEnd, lessMotion, stepBy } = context;
  const { container, slides, elements = {}, autoplayOptions = {} } = options;
  const { next = [], previous = [], controls = [] } = elements;
  const { pauseOnMouseover = [container, ...next, ...previous, ...controls] } = autoplayOptions;
  const { timeoutMs = galleryLimits.autoplayTimeoutMs, randomize = false } = autoplayOptions;
  let playedByHand = false;

  const hasFocus = (): boolean =>
    container.contains(document.activeElement) && !!document.activeElement?.matches(':focus-visible');
  const isHeld = (): boolean =>
    document.hidden ||
    document.body.classList.contains('sqs-lightbox-open') ||
    (lessMotion() && !playedByHand) ||
    hasFocus() ||
    (!isMobile(window) && pauseOnMouseover.some((element) => element.matches(':hover')));
  const showsVideo = (): boolean =>
    Array.from(slides[gallery.currentIndex]?.querySelectorAll(':is(iframe,video):not([hidden])') ?? []).some(
      // A frame does not say whether it plays.
      (player) => !(player instanceof HTMLVideoElement && (player.ended || player.paused)),
    );
  const isSuspended = (): boolean => isHeld() || context.isPressed() || gallery.inMotion || showsVideo() || !isInView(container);
  const autoplay = createAutoplay({ clock, timeoutMs, randomize, isSuspended, gallery });
  onEnd(autoplay.pause);
  gallery.on('currentIndexChange', autoplay.restart);

  const mayPlay = slides.length > 1 && new URLSearchParams(location.search).get('nomotion') !== 'true';
  const toggle = (): void => (autoplay.playing ? stepping.pause() : stepping.play(true));
  const hasButton = options.hasPlayButton !== false && !container.closest('[data-ss-play-button=off]');
  const showPlaying = mayPlay && hasButton ? addPlayButton(options.gallery, context, toggle) : () => {};
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

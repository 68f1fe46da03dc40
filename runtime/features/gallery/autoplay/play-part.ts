import { isMotionOff } from '../../../browser/less-motion.ts';
import { galleryLimits } from '../../../contract/gallery/constants.ts';
import { createPlayButton, isInView, isMotionHeld } from '../../../ui/dom/autoplay.ts';
import buttonStyles from '../../../ui/dom/play-button.css';
import { isMobile } from '../../images/index.ts';
import type { AddOnContext, Playback } from '../model/add-on.ts';
import { playSlides } from './autoplay.ts';
import styles from './play-button.css';

/** Adds autoplay, and a button that pauses it: gallery#autoplay-time to gallery#play-button. */
export function attach(context: AddOnContext): void {
  const { options, gallery, clock, onDispose, prefersReducedMotion, setPlayback } = context;
  const { container, slides, autoplayOptions = {} } = options;
  const { timeoutMs = galleryLimits.autoplayTimeoutMs, randomize = false } = autoplayOptions;
  let isPlayedByHand = false;

  const isHeld = createHold(context, () => isPlayedByHand);
  const showsVideo = watchVideos(context);
  const isSuspended = (): boolean => isHeld() || context.isPressed() || gallery.inMotion || showsVideo() || !isInView(container);
  const autoplay = playSlides({ clock, timeoutMs, randomize, isSuspended, gallery });
  onDispose(autoplay.pause);
  gallery.on('currentIndexChange', autoplay.restart);

  const mayPlay = slides.length > 1 && !isMotionOff(window);
  const toggle = (): void => (autoplay.playing ? playback.pause() : playback.play(true));
  const hasButton = options.hasPlayButton !== false && !container.closest('[data-ss-play-button=off]');
  const updateButton = mayPlay && hasButton ? addPlayButton(context, toggle) : () => {};
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

/** Adds the button before the slides in tab order: gallery#play-button. Returns a function that updates it. */
function addPlayButton({ options, addStyles, onDispose, listen, withStrings }: AddOnContext, toggle: () => void) {
  addStyles(buttonStyles);
  addStyles(styles);
  const { element, show } = createPlayButton('ss-gallery-play', withStrings);
  options.gallery.before(element);
  onDispose(() => element.remove());
  listen(element, 'click', toggle);
  return show;
}

/** Returns a function that returns whether autoplay must wait: gallery#autoplay-pointer, gallery#autoplay-waits. */
function createHold({ options, prefersReducedMotion }: AddOnContext, isPlayedByHand: () => boolean): () => boolean {
  const { container, elements = {}, autoplayOptions = {} } = options;
  const { next = [], previous = [], controls = [] } = elements;
  const { pauseOnMouseover = [container, ...next, ...previous, ...controls] } = autoplayOptions;
  return () => (prefersReducedMotion() && !isPlayedByHand()) || isMotionHeld(container, isMobile(window) ? [] : pauseOnMouseover);
}

/** Returns a function that returns whether the current slide shows a video that may be playing: gallery#autoplay-video. */
function watchVideos({ options: { slides }, gallery, onDispose }: AddOnContext): () => boolean {
  const leftSlides = new WeakSet<Element>();
  let current = slides[gallery.currentIndex];
  let pressed: Element | null = null;
  // A press in a frame moves the focus into it, and the page receives nothing else.
  const onBlur = (): void => {
    pressed = document.activeElement;
  };
  addEventListener('blur', onBlur);
  onDispose(() => removeEventListener('blur', onBlur));
  gallery.on('currentIndexChange', () => {
    if (current) leftSlides.add(current);
    current = slides[gallery.currentIndex];
    pressed = null;
  });
  /** The state of a player in a frame is unknown: it plays by a press, and by its address until its slide is left. */
  const mayPlay = (frame: HTMLIFrameElement): boolean =>
    frame === pressed ||
    frame.closest('.sqs-video-wrapper') !== null ||
    (/[?&]autoplay=(1|true)\b/i.test(frame.src) && !(current && leftSlides.has(current)));
  return () =>
    Array.from(current?.querySelectorAll<HTMLIFrameElement | HTMLVideoElement>(':is(iframe,video):not([hidden])') ?? []).some(
      (player) => (player instanceof HTMLVideoElement ? !player.ended && !player.paused : mayPlay(player)),
    );
}

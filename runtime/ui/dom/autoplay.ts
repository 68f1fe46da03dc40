import type { Clock } from '../../browser/clock.ts';

/** Steps that follow one another by a timer. */
export interface Autoplay {
  readonly playing: boolean;
  play(): void;
  pause(): void;
  /** Starts the time again, so that what the visitor has chosen is shown for the whole time. */
  restart(): void;
}

/**
 * Browsers run a timer with a longer delay at once.
 * https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value
 */
const maxDelayMs = 2 ** 31 - 1;

/** @param isHeld returns whether a step is left out when its time has come. */
export function createAutoplay(
  clock: Pick<Clock, 'after'>,
  timeoutMs: number,
  isHeld: () => boolean,
  step: () => void,
): Autoplay {
  let cancel: (() => void) | null = null;
  const play = (): void => {
    cancel?.();
    cancel = clock.after(Math.min(timeoutMs, maxDelayMs), () => {
      // Before the step, whose listeners may pause.
      play();
      if (!isHeld()) step();
    });
  };
  return {
    get playing() {
      return cancel !== null;
    },
    play,
    pause() {
      cancel?.();
      cancel = null;
    },
    restart() {
      if (cancel) play();
    },
  };
}

/**
 * Returns whether motion waits: in a hidden tab, behind the lightbox, while the keyboard focus is in the area, and while the
 * pointer is on one of the elements. gallery#autoplay-waits
 */
export const isMotionHeld = (area: Element, hovered: readonly Element[]): boolean =>
  document.hidden ||
  document.body.classList.contains('sqs-lightbox-open') ||
  (area.contains(document.activeElement) && !!document.activeElement?.matches(':focus-visible:not(.ss-play-button)')) ||
  hovered.some((element) => element.matches(':hover'));

/** Returns whether any part of the element is inside the window. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
}

/** The button that pauses and plays what moves by itself; its styles are `play-button.css`. */
export interface PlayButton {
  readonly element: HTMLButtonElement;
  show(isPlaying: boolean): void;
}

/**
 * site#motion-control, https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
 * @param withTexts passes the texts of the page's language, now and when they are loaded.
 */
export function createPlayButton(
  className: string,
  withTexts: (show: (texts: { readonly play: string; readonly pause: string }) => void) => unknown,
): PlayButton {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `ss-play-button ${className}`;
  let isPlaying = false;
  let setLabel = (): void => {};
  withTexts(({ play, pause }) => {
    setLabel = () => element.setAttribute('aria-label', isPlaying ? pause : play);
    setLabel();
  });
  return {
    element,
    show(plays) {
      isPlaying = plays;
      setLabel();
      element.toggleAttribute('data-ss-paused', !plays);
    },
  };
}

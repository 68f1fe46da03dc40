import type { Clock } from '../../../browser/clock.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';

export interface AutoplayOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Shows slides in any order, each once before one is repeated: gallery#autoplay-random. */
  readonly randomize: boolean;
  /** Returns whether autoplay waits; called when the time is up. */
  readonly isSuspended: () => boolean;
  readonly gallery: Pick<MountedGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'goTo'>;
  /** Returns a number from 0 to below 1. */
  readonly random?: () => number;
}

/** Browsers run a timer with a longer delay at once. https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value */
const maxDelayMs = 2 ** 31 - 1;

export interface Autoplay {
  readonly playing: boolean;
  play(): void;
  pause(): void;
  /** Restarts the timer, so that a slide which the visitor has chosen is shown for the whole time. */
  restart(): void;
}

/** Changes slides by a timer, which continues while autoplay is suspended. */
export function createAutoplay(options: AutoplayOptions): Autoplay {
  const { clock, timeoutMs, randomize, isSuspended, gallery, random = Math.random } = options;
  let cancelTimer: (() => void) | null = null;
  /** Slides that this round has not shown yet. */
  let remaining: number[] = [];

  const takeRandom = (): number => {
    remaining = remaining.filter((index) => index !== gallery.currentIndex);
    if (remaining.length === 0)
      remaining = Array.from({ length: gallery.numberOfSlides }, (_, i) => i).filter((i) => i !== gallery.currentIndex);
    return remaining[Math.floor(random() * remaining.length)] ?? gallery.currentIndex;
  };

  const startTimer = (): void => {
    cancelTimer?.();
    cancelTimer = clock.after(Math.min(timeoutMs, maxDelayMs), () => {
      // Restarts before the change, whose listeners may pause the gallery.
      startTimer();
      if (isSuspended()) return;
      if (randomize) gallery.goTo(takeRandom());
      else gallery.next();
    });
  };

  return {
    get playing() {
      return cancelTimer !== null;
    },
    play: startTimer,
    pause() {
      cancelTimer?.();
      cancelTimer = null;
    },
    restart() {
      if (cancelTimer) startTimer();
    },
  };
}

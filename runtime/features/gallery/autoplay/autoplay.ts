import type { Clock } from '../../../browser/clock.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';

export interface AutoplayOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** In any order instead of one after the other, and every slide once before one comes again. */
  readonly randomize: boolean;
  /** Asked when the time is up: pointer over the gallery, tab hidden, gallery out of view, motion not wanted … */
  readonly isSuspended: () => boolean;
  readonly gallery: Pick<MountedGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'goTo'>;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** What a browser is told to wait for longer it does at once. */
const longestMs = 2 ** 31 - 1;

export interface Autoplay {
  readonly playing: boolean;
  play(): void;
  pause(): void;
  /** Starts the wait anew, so that a slide that was just chosen by hand is seen for the whole time. */
  restart(): void;
}

/** Moves on by a timer; while suspended it goes on waiting. Spec 1 §4 "Autoplay". */
export function createAutoplay(options: AutoplayOptions): Autoplay {
  const { clock, timeoutMs, randomize, isSuspended, gallery, random = Math.random } = options;
  let cancel: (() => void) | null = null;
  /** Slides that this round has not shown yet. */
  let left: number[] = [];

  const takeAny = (): number => {
    left = left.filter((index) => index !== gallery.currentIndex);
    if (left.length === 0)
      left = Array.from({ length: gallery.numberOfSlides }, (_, i) => i).filter((i) => i !== gallery.currentIndex);
    return left[Math.floor(random() * left.length)] ?? gallery.currentIndex;
  };

  const wait = (): void => {
    cancel?.();
    cancel = clock.after(Math.min(timeoutMs, longestMs), () => {
      // Waiting starts first: whatever the change sets off may pause the gallery.
      wait();
      if (isSuspended()) return;
      if (randomize) gallery.goTo(takeAny());
      else gallery.next();
    });
  };

  return {
    get playing() {
      return cancel !== null;
    },
    play: wait,
    pause() {
      cancel?.();
      cancel = null;
    },
    restart() {
      if (cancel) wait();
    },
  };
}

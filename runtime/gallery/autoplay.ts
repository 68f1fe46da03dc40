import type { Clock } from '../lib/clock.ts';
import type { LiveGallery } from '../page/live-gallery.ts';

export interface AutoplayOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Any other slide instead of the next one. */
  readonly randomize: boolean;
  /** Asked when the time is up: pointer over the gallery, tab hidden, gallery out of view, motion not wanted … */
  readonly isSuspended: () => boolean;
  readonly gallery: Pick<LiveGallery, 'currentIndex' | 'numberOfSlides' | 'next' | 'goTo'>;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

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

  const wait = (): void => {
    cancel?.();
    cancel = clock.after(timeoutMs, () => {
      // Waiting starts first: whatever the change sets off may pause the gallery.
      wait();
      if (isSuspended()) return;
      if (!randomize) gallery.next();
      // A slide that is not the current one, each as likely as any other.
      else gallery.goTo(gallery.currentIndex + 1 + Math.floor(random() * Math.max(0, gallery.numberOfSlides - 1)));
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

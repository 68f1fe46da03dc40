import type { Clock } from '../../../browser/clock.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import { type Autoplay, createAutoplay } from '../../../ui/dom/autoplay.ts';

export interface SlidesAutoplayOptions {
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

/** Changes slides by a timer, which continues while autoplay is suspended. */
export function playSlides({
  clock,
  timeoutMs,
  randomize,
  isSuspended,
  gallery,
  random = Math.random,
}: SlidesAutoplayOptions): Autoplay {
  /** Slides that this round has not shown yet. */
  let remaining: number[] = [];
  const takeRandom = (): number => {
    remaining = remaining.filter((index) => index !== gallery.currentIndex);
    if (remaining.length === 0)
      remaining = Array.from({ length: gallery.numberOfSlides }, (_, i) => i).filter((i) => i !== gallery.currentIndex);
    return remaining[Math.floor(random() * remaining.length)] ?? gallery.currentIndex;
  };
  return createAutoplay(clock, timeoutMs, isSuspended, () => {
    if (randomize) gallery.goTo(takeRandom());
    else gallery.next();
  });
}

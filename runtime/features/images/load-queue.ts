import type { Clock } from '../../browser/clock.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { galleryLimits } from '../../contract/gallery/constants.ts';
import { dataSaverMaxPixelRatio } from '../../contract/images/constants.ts';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly loadQueue: LoadQueue;
  }
}

/** Limits the number of images that load at the same time. The nearest load first. */
export interface LoadQueue {
  /** Runs the task when a slot is free. `distance` is called then, and the task with the smallest distance runs first. */
  add(task: () => Promise<void>, distance: () => number): void;
  /** Runs all waiting tasks, and those that are added later, immediately. */
  open(): void;
}

/** Time after which a load releases its slot: images#stuck-load. */
const stuckAfterMs = 10_000;

/** Returns the queue that all images of the page share: images#load-slots, images#print-loads-all. */
export function pageQueue(clock: Clock): LoadQueue {
  const { loadConcurrencyMobile, loadConcurrencyDesktop } = galleryLimits;
  return pageWide('loadQueue', () => {
    const queue = createLoadQueue(isMobile(window) ? loadConcurrencyMobile : loadConcurrencyDesktop, clock);
    addEventListener('beforeprint', queue.open);
    return queue;
  });
}

export function createLoadQueue(slots: number, clock: Clock): LoadQueue {
  let concurrency = slots;
  const waiting = new Map<() => Promise<void>, () => number>();
  let running = 0;
  let isScheduled = false;

  const takeNearest = (): (() => Promise<void>) | undefined => {
    let nearest: (() => Promise<void>) | undefined;
    let minDistance = 0;
    for (const [task, distance] of waiting) {
      const own = distance();
      if (!nearest || own < minDistance) [nearest, minDistance] = [task, own];
      // No image is nearer than one in view.
      if (own === 0) break;
    }
    if (nearest) waiting.delete(nearest);
    return nearest;
  };

  const startNext = (): void => {
    isScheduled = false;
    while (running < concurrency) {
      const task = takeNearest();
      if (!task) return;
      running += 1;
      let isReleased = false;
      const release = (): void => {
        if (isReleased) return;
        isReleased = true;
        cancelTimer();
        running -= 1;
        startNext();
      };
      const cancelTimer = clock.after(stuckAfterMs, release);
      void task().then(release, release);
    }
  };

  return {
    add(task, distance) {
      waiting.set(task, distance);
      // A microtask, so that tasks which are added together are ordered together.
      if (!isScheduled) void Promise.resolve().then(startNext);
      isScheduled = true;
    },
    open() {
      concurrency = Number.POSITIVE_INFINITY;
      startNext();
    },
  };
}

/** Returns the device pixels per CSS pixel for the choice of image widths: images#pixel-ratio. */
export function pixelRatio(view: Pick<Window, 'devicePixelRatio' | 'navigator'>): number {
  const { connection } = view.navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const ratio = view.devicePixelRatio || 1;
  return connection?.saveData ? Math.min(ratio, dataSaverMaxPixelRatio) : ratio;
}

/** Returns whether the device is a phone or a tablet: images#mobile-device. */
export const isMobile = (view: Pick<Window, 'navigator' | 'matchMedia'>): boolean =>
  /Mobi|Android/i.test(view.navigator.userAgent) || view.matchMedia('(hover: none) and (pointer: coarse)').matches;

import type { Clock } from '../lib/clock.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { GalleryEvents, LiveGallery } from '../page/live-gallery.ts';
import { wrapIndex } from './slide-index.ts';

/** What a gallery must know of another that shows the same slides. */
export type LinkedGallery = Pick<LiveGallery, 'currentIndex' | 'inMotion' | 'goTo' | 'on'>;

export interface IndexState extends Pick<LiveGallery, 'currentIndex' | 'inMotion'> {
  readonly verbs: Pick<LiveGallery, 'next' | 'previous' | 'goTo'>;
  /** Ends a motion at once, without a word to listeners. */
  stop(): void;
}

export interface IndexOptions {
  readonly numberOfSlides: number;
  readonly currentIndex: number;
  readonly loop: boolean;
  readonly linkedGalleries: readonly LinkedGallery[];
  readonly events: Emitter<GalleryEvents>;
  readonly clock: Clock;
  /** Shows the change on the page; answers how many milliseconds that takes. */
  readonly move: (previousIndex: number, currentIndex: number) => number;
}

/**
 * The current slide and the rules for changing it (spec 1 §4 "Gallery index"): indices wrap; nothing changes while this
 * gallery moves, or while a linked one moves to another slide; at the ends a gallery that does not loop says so and stays.
 */
export function createIndexState(options: IndexOptions): IndexState {
  const { numberOfSlides, loop, linkedGalleries, events, clock, move } = options;
  let current = wrapIndex(options.currentIndex, numberOfSlides);
  let endMotion: (() => void) | null = null;

  const mayChangeTo = (index: number): boolean =>
    endMotion === null && linkedGalleries.every((linked) => !linked.inMotion || linked.currentIndex === index);

  const goTo = (wanted: number): void => {
    const index = wrapIndex(wanted, numberOfSlides);
    if (index === current || !mayChangeTo(index)) return;
    const previousIndex = current;
    current = index;
    const durationMs = move(previousIndex, index);
    if (durationMs > 0) {
      // By the clock and not by the animation's own word, which does not come when the gallery is hidden meanwhile.
      endMotion = clock.after(durationMs, () => {
        endMotion = null;
      });
    }
    events.emit('currentIndexChange', { previousIndex, currentIndex: index });
  };

  const step = (by: 1 | -1, beyond: 'reachedEnd' | 'reachedBeginning') => (): void => {
    const index = current + by;
    if (loop || wrapIndex(index, numberOfSlides) === index) goTo(index);
    else if (endMotion === null) events.emit(beyond, { currentIndex: current });
  };

  return {
    get currentIndex() {
      return current;
    },
    get inMotion() {
      return endMotion !== null;
    },
    verbs: { next: step(1, 'reachedEnd'), previous: step(-1, 'reachedBeginning'), goTo },
    stop() {
      endMotion?.();
      endMotion = null;
    },
  };
}

import type { Clock } from '../../browser/clock.ts';
import type { Emitter } from '../../browser/emitter.ts';
import type { GalleryEvents, LinkedGallery, MountedGallery } from '../../page/mounted-gallery.ts';
import type { SlideMotion, Way } from './design.ts';
import { wrapIndex } from './slide-index.ts';

export interface IndexState extends Pick<MountedGallery, 'currentIndex' | 'inMotion'> {
  readonly verbs: Pick<MountedGallery, 'next' | 'previous' | 'goTo'>;
  /** As `next` and `previous`, for a change that a finger has begun. */
  shift(way: Way): void;
  /** Ends a motion at once, without a word to listeners; nothing changes any more. */
  stop(): void;
}

export interface IndexOptions {
  readonly numberOfSlides: number;
  readonly currentIndex: number;
  readonly loop: boolean;
  readonly linked: ReadonlySet<LinkedGallery>;
  readonly events: Emitter<GalleryEvents>;
  readonly clock: Clock;
  /** Shows the change on the page. */
  readonly move: (previousIndex: number, currentIndex: number, way: Way) => SlideMotion;
}

const onward: Way = { direction: 1, dragged: 0, velocity: 0 };
const back: Way = { ...onward, direction: -1 };

/** Animations of a gallery that is hidden meanwhile, or of a tab in the background, do not say that they have ended. */
const graceMs = 100;

/**
 * The current slide and the rules for changing it (spec 1 §4 "Gallery index"): indices wrap; nothing changes while this
 * gallery moves, or while a linked one moves to another slide; at the ends a gallery that does not loop says so and stays.
 */
export function createIndexState(options: IndexOptions): IndexState {
  const { numberOfSlides, loop, linked, events, clock, move } = options;
  let current = wrapIndex(options.currentIndex, numberOfSlides);
  let endMotion: (() => void) | null = null;
  let isOver = false;

  const begin = (motion: SlideMotion): void => {
    const animations = typeof motion === 'number' ? [] : motion;
    const durationMs = typeof motion === 'number' ? motion : lengthMs(motion) && lengthMs(motion) + graceMs;
    if (durationMs <= 0) return;
    const cancel = clock.after(durationMs, () => end());
    const end = (): void => {
      cancel();
      if (endMotion === end) endMotion = null;
    };
    endMotion = end;
    if (animations.length > 0) Promise.all(animations.map(({ finished }) => finished)).then(end, end);
  };

  /** A linked gallery may have more slides than this one. */
  const mayChangeTo = (index: number): boolean =>
    !isOver &&
    endMotion === null &&
    [...linked].every((other) => !other.inMotion || wrapIndex(other.currentIndex, numberOfSlides) === index);

  /** Which way round; a gallery that loops takes the shorter one, so that linked galleries turn together (our choice). */
  const directionTo = (wanted: number, index: number): 1 | -1 => {
    if (!loop || wanted !== index) return wanted < current ? -1 : 1;
    return wrapIndex(index - current, numberOfSlides) * 2 <= numberOfSlides ? 1 : -1;
  };

  const go = (wanted: number, askedWay?: Way): void => {
    const index = wrapIndex(wanted, numberOfSlides);
    if (index === current || !mayChangeTo(index)) return;
    const previousIndex = current;
    const way = askedWay ?? { direction: directionTo(wanted, index), dragged: 0, velocity: 0 };
    current = index;
    begin(move(previousIndex, index, way));
    events.emit('currentIndexChange', { previousIndex, currentIndex: index });
  };

  const step = (way: Way): void => {
    const by = way.direction;
    const index = current + by;
    if (loop || wrapIndex(index, numberOfSlides) === index) go(index, way);
    else if (!isOver && endMotion === null) events.emit(by > 0 ? 'reachedEnd' : 'reachedBeginning', { currentIndex: current });
  };

  return {
    get currentIndex() {
      return current;
    },
    get inMotion() {
      return endMotion !== null;
    },
    verbs: { next: () => step(onward), previous: () => step(back), goTo: (index) => go(index) },
    shift: step,
    stop() {
      isOver = true;
      endMotion?.();
    },
  };
}

const lengthMs = (animations: readonly Animation[]): number =>
  Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

import type { Clock } from '../../../browser/clock.ts';
import type { Emitter } from '../../../browser/emitter.ts';
import type { GalleryEvents, LinkedGallery, MountedGallery } from '../../../page/mounted-gallery.ts';
import type { SlideMotion, Step } from '../model/design.ts';
import { wrapIndex } from '../model/slides.ts';

export interface IndexState extends Pick<MountedGallery, 'currentIndex' | 'inMotion'> {
  readonly actions: Pick<MountedGallery, 'next' | 'previous' | 'goTo'>;
  /** Works like `next` and `previous`, for a change that a drag has begun. */
  step(step: Step): void;
  /** Runs the callback of a pressed control: at once, or at the end of a motion, and of several the last. gallery#press-waits */
  press(callback: () => void): void;
  /** Ends a motion without an event and prevents all further changes. */
  dispose(): void;
}

export interface IndexOptions {
  readonly numberOfSlides: number;
  readonly currentIndex: number;
  readonly loop: boolean;
  readonly linked: ReadonlySet<LinkedGallery>;
  readonly events: Emitter<GalleryEvents>;
  readonly clock: Clock;
  /** Shows the change on the page. */
  readonly move: (previousIndex: number, currentIndex: number, step: Step) => SlideMotion;
}

const forward: Step = { direction: 1, dragged: 0, velocity: 0 };
const back: Step = { ...forward, direction: -1 };

/** Delay before another look at a linked gallery in motion. */
const pollMs = 50;

/**
 * Time after which a motion counts as finished: animations of a hidden gallery or a background tab may never settle `finished`.
 */
const graceMs = 100;

/** Holds the current index by the rules gallery#index-wraps, gallery#motion-refuses and gallery#loop-ends. */
export function createIndexState(options: IndexOptions): IndexState {
  const { numberOfSlides, loop, linked, events, clock, move } = options;
  let current = wrapIndex(options.currentIndex, numberOfSlides);
  let finishMotion: (() => void) | null = null;
  let waitingPress: (() => void) | null = null;
  let cancelPoll = (): void => {};
  let isDisposed = false;

  const begin = (motion: SlideMotion): void => {
    const animations = typeof motion === 'number' ? [] : motion;
    const durationMs = typeof motion === 'number' ? motion : lengthMs(motion) && lengthMs(motion) + graceMs;
    if (durationMs <= 0) return;
    const cancelTimer = clock.after(durationMs, () => finish());
    const finish = (): void => {
      cancelTimer();
      if (finishMotion !== finish) return;
      finishMotion = null;
      runWaitingPress();
    };
    finishMotion = finish;
    if (animations.length > 0) Promise.all(animations.map(({ finished }) => finished)).then(finish, finish);
  };

  const runWaitingPress = (): void => {
    cancelPoll();
    if (!waitingPress || finishMotion) return;
    // This gallery has arrived, and refuses every change until the linked one has.
    if ([...linked].some(({ inMotion }) => inMotion)) {
      cancelPoll = clock.after(pollMs, runWaitingPress);
      return;
    }
    const press = waitingPress;
    waitingPress = null;
    press();
  };

  const mayChangeTo = (index: number): boolean =>
    !isDisposed &&
    finishMotion === null &&
    // A linked gallery may have more slides than this one.
    [...linked].every((other) => !other.inMotion || wrapIndex(other.currentIndex, numberOfSlides) === index);

  const goTo = (wanted: number, step?: Step): void => {
    const index = wrapIndex(wanted, numberOfSlides);
    if (index === current || !mayChangeTo(index)) return;
    const previousIndex = current;
    const change = step ?? { ...forward, direction: directionTo(wanted, index, current, options) };
    current = index;
    begin(move(previousIndex, index, change));
    events.emit('currentIndexChange', { previousIndex, currentIndex: index });
  };

  const stepBy = (step: Step): void => {
    const index = current + step.direction;
    if (loop || wrapIndex(index, numberOfSlides) === index) goTo(index, step);
    else if (!isDisposed && finishMotion === null)
      events.emit(step.direction > 0 ? 'reachedEnd' : 'reachedBeginning', { currentIndex: current });
  };

  return {
    get currentIndex() {
      return current;
    },
    get inMotion() {
      return finishMotion !== null;
    },
    actions: { next: () => stepBy(forward), previous: () => stepBy(back), goTo: (index) => goTo(index) },
    step: stepBy,
    press(callback) {
      waitingPress = callback;
      runWaitingPress();
    },
    dispose() {
      isDisposed = true;
      waitingPress = null;
      finishMotion?.();
    },
  };
}

const lengthMs = (animations: readonly Animation[]): number =>
  Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

/** Returns the shorter direction in a gallery that loops: gallery#loop-direction. */
function directionTo(wanted: number, index: number, current: number, { loop, numberOfSlides }: IndexOptions): 1 | -1 {
  if (!loop || wanted !== index) return wanted < current ? -1 : 1;
  return wrapIndex(index - current, numberOfSlides) * 2 <= numberOfSlides ? 1 : -1;
}

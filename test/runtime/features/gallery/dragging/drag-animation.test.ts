import { expect, test } from 'vitest';
import { createDragAnimation } from '../../../../../runtime/features/gallery/dragging/drag-animation.ts';
import type { PartContext } from '../../../../../runtime/features/gallery/model/part.ts';
import type { DragRules, Transition } from '../../../../../runtime/features/gallery/model/transition.ts';
import { newSwipe } from '../../../../../runtime/features/gallery/transitions/new-swipe.ts';
import { scroll } from '../../../../../runtime/features/gallery/transitions/scroll.ts';
import { swipe } from '../../../../../runtime/features/gallery/transitions/swipe.ts';
import { handClock } from '../../../../helpers/fakes/hand-clock.ts';

/** Two slides whose animations can be looked at. */
function rig(transition: Transition, { reduced = false } = {}) {
  const played = { currentTime: 0, playbackRate: 1, isPlaying: false, isCancelled: false };
  const playing = Object.assign(played, {
    pause: () => (played.isPlaying = false),
    play: () => (played.isPlaying = true),
    cancel: () => (played.isCancelled = true),
  });
  const slides = [0, 1].map(() => ({ animate: () => playing }));
  const clock = handClock();
  const context = {
    options: { slides },
    gallery: { currentIndex: 0, on: () => () => {} },
    design: {},
    transition,
    onDispose: () => {},
    clock,
    isRightToLeft: () => false,
    prefersReducedMotion: () => reduced,
  } as unknown as PartContext;
  return { animation: createDragAnimation(context, 'x', transition.drag as DragRules), played, clock };
}

test.each([
  ['swipe', swipe, 280],
  ['scroll', scroll, 400],
  // The least for 767 px and more, and allowed below.
  ['new-swipe', newSwipe, 300],
] as const)('%s lets slides go back within its time: %3$s ms', (_, transition, ms) => {
  const { animation, played, clock } = rig(transition);
  animation.moveTo(0.3, 400);
  expect([played.currentTime, played.isPlaying]).toEqual([300, false]);
  animation.runTo(0);
  // Of a way that takes 1000 ms 300 ms are left.
  expect(played.isPlaying).toBe(true);
  expect(Math.round(300 / -played.playbackRate)).toBe(ms);
  clock.turn(ms - 1);
  expect(played.isCancelled).toBe(false);
  clock.turn(1);
  expect(played.isCancelled).toBe(true);
});

test('slides are back at once for those who ask for less motion', () => {
  const { animation, played } = rig(scroll, { reduced: true });
  animation.moveTo(0.3, 400);
  animation.runTo(0);
  expect([played.isCancelled, animation.offset]).toEqual([true, 0]);
});

test('before the first slide a gallery that does not loop gives way as its transition says', () => {
  const { animation } = rig(swipe);
  animation.moveTo(-0.5, 400);
  // 200 px of the finger: a half of the width and 2.
  expect(animation.offset).toBeCloseTo(-200 / 2.5 / 400, 5);
  expect([animation.hasNeighbour(-1), animation.hasNeighbour(1)]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { createDragAnimation } from '../../../runtime/features/gallery/dragging/drag-animation.ts';
import type { AddOnContext } from '../../../runtime/features/gallery/model/add-on.ts';
import type { DragRules, Transition } from '../../../runtime/features/gallery/model/transition.ts';
import { newSwipe } from '../../../runtime/features/gallery/transitions/new-swipe.ts';
import { scroll } from '../../../runtime/features/gallery/transitions/scroll.ts';
import { swipe } from '../../../runtime/features/gallery/transitions/swipe.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

/** A drag animation of two slides, with the state of their animations. */
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
  } as unknown as AddOnContext;
  return { animation: createDragAnimation(context, 'x', transition.drag as DragRules), played, clock };
}

test.each([
  ['swipe', swipe, 280],
  ['scroll', scroll, 400],
  // The shortest duration for 767 px and more, which is valid below as well.
  ['new-swipe', newSwipe, 300],
] as const)('%s moves slides back in %3$s ms', (_, transition, ms) => {
  const { animation, played, clock } = rig(transition);
  animation.moveTo(0.3, 400);
  expect([played.currentTime, played.isPlaying]).toEqual([300, false]);
  animation.runTo(0);
  // 300 ms are left of a way of 1000 ms.
  expect(played.isPlaying).toBe(true);
  expect(Math.round(300 / -played.playbackRate)).toBe(ms);
  clock.turn(ms - 1);
  expect(played.isCancelled).toBe(false);
  clock.turn(1);
  expect(played.isCancelled).toBe(true);
});

test('slides move back without animation for visitors who prefer less motion', () => {
  const { animation, played } = rig(scroll, { reduced: true });
  animation.moveTo(0.3, 400);
  animation.runTo(0);
  expect([played.isCancelled, animation.offset]).toEqual([true, 0]);
});

test('before the first slide of a gallery that does not loop, the overscroll of the transition applies', () => {
  const { animation } = rig(swipe);
  animation.moveTo(-0.5, 400);
  // 200 px of the finger, divided by 2 and half of the width.
  expect(animation.offset).toBeCloseTo(-200 / 2.5 / 400, 5);
  expect([animation.hasNeighbour(-1), animation.hasNeighbour(1)]).toEqual([false, true]);
});

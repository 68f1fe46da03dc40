import { expect, test } from 'vitest';
import { createFollow } from '../../../../../runtime/features/gallery/dragging/follow.ts';
import type { PartContext } from '../../../../../runtime/features/gallery/part.ts';
import type { DragRules, Transition } from '../../../../../runtime/features/gallery/transition.ts';
import { newSwipe } from '../../../../../runtime/features/gallery/transitions/new-swipe.ts';
import { scroll } from '../../../../../runtime/features/gallery/transitions/scroll.ts';
import { swipe } from '../../../../../runtime/features/gallery/transitions/swipe.ts';
import { handClock } from '../../../../helpers/hand-clock.ts';

/** Two slides whose animations can be looked at. */
function rig(transition: Transition, { reduced = false } = {}) {
  const played = { currentTime: 0, playbackRate: 1, isPlaying: false, isOver: false };
  const animation = Object.assign(played, {
    pause: () => (played.isPlaying = false),
    play: () => (played.isPlaying = true),
    cancel: () => (played.isOver = true),
  });
  const slides = [0, 1].map(() => ({ animate: () => animation }));
  const clock = handClock();
  const context = {
    options: { slides },
    gallery: { currentIndex: 0, on: () => () => {} },
    live: {},
    transition,
    onEnd: () => {},
    clock,
    rightToLeft: () => false,
    lessMotion: () => reduced,
  } as unknown as PartContext;
  return { follow: createFollow(context, 'x', transition.drag as DragRules), played, clock };
}

test.each([
  ['swipe', swipe, 280],
  ['scroll', scroll, 400],
  // The least for 767 px and more, and allowed below.
  ['new-swipe', newSwipe, 300],
] as const)('%s lets slides go back within its time: %3$s ms', (_, transition, ms) => {
  const { follow, played, clock } = rig(transition);
  follow.turn(0.3, 400);
  expect([played.currentTime, played.isPlaying]).toEqual([300, false]);
  follow.runTo(0);
  // Of a way that takes 1000 ms 300 ms are left.
  expect(played.isPlaying).toBe(true);
  expect(Math.round(300 / -played.playbackRate)).toBe(ms);
  clock.turn(ms - 1);
  expect(played.isOver).toBe(false);
  clock.turn(1);
  expect(played.isOver).toBe(true);
});

test('slides are back at once for those who ask for less motion', () => {
  const { follow, played } = rig(scroll, { reduced: true });
  follow.turn(0.3, 400);
  follow.runTo(0);
  expect([played.isOver, follow.offset]).toEqual([true, 0]);
});

test('before the first slide a gallery that does not loop gives way as its transition says', () => {
  const { follow } = rig(swipe);
  follow.turn(-0.5, 400);
  // 200 px of the finger: a half of the width and 2.
  expect(follow.offset).toBeCloseTo(-200 / 2.5 / 400, 5);
  expect([follow.hasOther(-1), follow.hasOther(1)]).toEqual([false, true]);
});

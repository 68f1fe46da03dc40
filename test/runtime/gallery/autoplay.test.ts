import { expect, test } from 'vitest';
import { playSlides, type SlidesAutoplayOptions } from '../../../runtime/features/gallery/autoplay/autoplay.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

function rig(options: Partial<SlidesAutoplayOptions> = {}) {
  const clock = handClock();
  const log: (string | number)[] = [];
  const gallery = { currentIndex: 1, numberOfSlides: 4, next: () => log.push('next'), goTo: (index: number) => log.push(index) };
  const autoplay = playSlides({ clock, timeoutMs: 5000, randomize: false, isSuspended: () => false, gallery, ...options });
  return { clock, log, autoplay };
}

// gallery#autoplay-time
test('goes to the next slide every 5000 ms', () => {
  const { clock, log, autoplay } = rig();
  autoplay.play();
  clock.turn(4999);
  expect(log).toEqual([]);
  clock.turn(1);
  clock.turn(5000);
  expect(log).toEqual(['next', 'next']);
});

// gallery#autoplay-random
test('randomize shows every other slide once before one is repeated, and never the same twice in a row', () => {
  for (const random of [() => 0, () => 0.5, () => 0.99]) {
    const clock = handClock();
    const seen: number[] = [];
    const gallery = {
      currentIndex: 1,
      numberOfSlides: 4,
      next: () => seen.push(Number.NaN),
      goTo(index: number) {
        gallery.currentIndex = index;
        seen.push(index);
      },
    };
    playSlides({ clock, timeoutMs: 5000, randomize: true, isSuspended: () => false, gallery, random }).play();
    clock.turn(15_000);
    expect(seen.toSorted()).toEqual([0, 2, 3]);
    clock.turn(15_000);
    expect(seen.some((index, position) => index === seen[position - 1])).toBe(false);
    expect(new Set(seen.slice(3)).size).toBe(3);
  }
});

test('waits while it is suspended, and continues afterwards', () => {
  let suspended = true;
  const { clock, log, autoplay } = rig({ isSuspended: () => suspended });
  autoplay.play();
  clock.turn(15_000);
  expect(log).toEqual([]);
  suspended = false;
  clock.turn(5000);
  expect(log).toEqual(['next']);
});

test('stops when paused', () => {
  const { clock, log, autoplay } = rig();
  autoplay.play();
  expect(autoplay.playing).toBe(true);
  autoplay.pause();
  clock.turn(20_000);
  expect(log).toEqual([]);
  expect(autoplay.playing).toBe(false);
});

test('shows a slide that the visitor has chosen for the whole time', () => {
  const { clock, log, autoplay } = rig();
  autoplay.play();
  clock.turn(4000);
  autoplay.restart();
  clock.turn(4999);
  expect(log).toEqual([]);
  clock.turn(1);
  expect(log).toEqual(['next']);
});

test('restart does not start a paused autoplay', () => {
  const { clock, log, autoplay } = rig();
  autoplay.restart();
  clock.turn(20_000);
  expect(log).toEqual([]);
});

test('a time above the limit of browsers’ timers is reduced to it', () => {
  const waits: number[] = [];
  const after = (delayMs: number) => {
    waits.push(delayMs);
    return () => {};
  };
  const clock = { ...handClock(), after };
  rig({ clock, timeoutMs: 1e12 }).autoplay.play();
  expect(waits).toEqual([2_147_483_647]);
});

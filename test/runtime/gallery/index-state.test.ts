import { expect, test } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';
import { createIndexState, type IndexOptions } from '../../../runtime/features/gallery/engine/index-state.ts';
import type { GalleryEvents } from '../../../runtime/page/mounted-gallery.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

function gallery(options: Partial<IndexOptions> = {}) {
  const clock = handClock();
  const events = createEmitter<GalleryEvents>(() => {});
  const log: unknown[] = [];
  events.on('currentIndexChange', ({ previousIndex, currentIndex }) => log.push([previousIndex, currentIndex]));
  events.on('reachedEnd', () => log.push('end'));
  events.on('reachedBeginning', () => log.push('beginning'));
  const state = createIndexState({
    numberOfSlides: 3,
    currentIndex: 0,
    loop: true,
    linked: new Set(),
    events,
    clock,
    move: () => 1200,
    ...options,
  });
  return { state, actions: state.actions, clock, log };
}

const linked = (currentIndex: number, inMotion: boolean) =>
  new Set([{ currentIndex, inMotion, goTo: () => {}, on: () => () => {}, linked: new Set<never>() }]);

// gallery#loop-ends
test('loops in both directions', () => {
  const { actions, clock, log } = gallery();
  for (const step of [actions.previous, actions.next, actions.next]) {
    step();
    clock.turn(1200);
  }
  expect(log).toEqual([
    [0, 2],
    [2, 0],
    [0, 1],
  ]);
});

// gallery#loop-ends
test('without looping it stays at the ends and emits reachedEnd and reachedBeginning', () => {
  const { state, actions, clock, log } = gallery({ loop: false, currentIndex: 2 });
  actions.next();
  actions.goTo(0);
  clock.turn(1200);
  actions.previous();
  expect(log).toEqual(['end', [2, 0], 'beginning']);
  expect(state.currentIndex).toBe(0);
});

test('emits no end while it moves, and changes nothing once it is disposed', () => {
  const { state, actions, clock, log } = gallery({ loop: false, currentIndex: 1 });
  actions.next();
  actions.next();
  clock.turn(1200);
  expect(log.splice(0)).toEqual([[1, 2]]);
  state.dispose();
  actions.next();
  actions.goTo(0);
  expect([log, state.currentIndex]).toEqual([[], 2]);
});

// gallery#motion-refuses
test('a change has no effect during a motion, and has one afterwards', () => {
  const { state, actions, clock } = gallery();
  actions.next();
  expect(state.inMotion).toBe(true);
  actions.next();
  clock.turn(1199);
  actions.next();
  expect(state.currentIndex).toBe(1);
  clock.turn(1);
  expect(state.inMotion).toBe(false);
  actions.next();
  expect(state.currentIndex).toBe(2);
});

// gallery#motion-refuses
test('while a linked gallery moves, only a change to its index has an effect', () => {
  const { state, actions } = gallery({ linked: linked(2, true) });
  actions.goTo(1);
  expect(state.currentIndex).toBe(0);
  actions.goTo(2);
  expect(state.currentIndex).toBe(2);
});

test('the index of a linked gallery with more slides is taken modulo 3', () => {
  const { state, actions } = gallery({ linked: linked(7, true) });
  actions.goTo(2);
  expect(state.currentIndex).toBe(0);
  actions.goTo(7);
  expect(state.currentIndex).toBe(1);
});

test('a linked gallery that does not move has no effect', () => {
  const { state, actions } = gallery({ linked: linked(2, false) });
  actions.goTo(1);
  expect(state.currentIndex).toBe(1);
});

// gallery#index-wraps
test('wraps the initial index and the index of goTo', () => {
  expect(gallery({ currentIndex: -1 }).state.currentIndex).toBe(2);
  const { state, actions } = gallery({ currentIndex: 7 });
  expect(state.currentIndex).toBe(1);
  actions.goTo(-1);
  expect(state.currentIndex).toBe(2);
});

test('goTo with the current index emits nothing', () => {
  const { actions, log } = gallery();
  actions.goTo(3);
  expect(log).toEqual([]);
});

test('without slides the index is -1 and nothing is emitted', () => {
  const { state, actions, log } = gallery({ numberOfSlides: 0 });
  actions.next();
  actions.goTo(4);
  expect(state.currentIndex).toBe(-1);
  expect(log).toEqual([]);
});

test('a change without a motion allows the next one at once', () => {
  const { state, actions } = gallery({ move: () => 0 });
  actions.next();
  actions.next();
  expect(state.currentIndex).toBe(2);
});

// gallery#loop-direction
test('the direction of a change is that of a step, of an index beyond the ends, else the shorter one of a looping gallery', () => {
  const ways: number[] = [];
  const options = {
    numberOfSlides: 5,
    move: (_from: number, _to: number, { direction }: { direction: number }) => ways.push(direction) * 0,
  };
  const { actions } = gallery(options);
  for (const change of [
    () => actions.previous(),
    () => actions.next(),
    () => actions.goTo(4),
    () => actions.goTo(0),
    () => actions.goTo(2),
  ])
    change();
  expect(ways.splice(0)).toEqual([-1, 1, -1, 1, 1]);
  actions.goTo(-1);
  actions.goTo(5);
  expect(ways.splice(0)).toEqual([-1, 1]);
  const straight = gallery({ ...options, loop: false });
  straight.actions.goTo(4);
  straight.actions.goTo(0);
  expect(ways.splice(0)).toEqual([1, -1]);
  const pair = gallery({ ...options, numberOfSlides: 2 });
  pair.actions.next();
  pair.actions.previous();
  expect(ways).toEqual([1, -1]);
});

test('a motion ends with its animations, or by a timer if they never finish', async () => {
  const animation = (finished: Promise<unknown>) =>
    ({ finished, effect: { getComputedTiming: () => ({ endTime: 400 }) } }) as unknown as Animation;
  const finishing = gallery({ move: () => [animation(Promise.resolve())] });
  finishing.actions.next();
  expect(finishing.state.inMotion).toBe(true);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(finishing.state.inMotion).toBe(false);
  const pending = gallery({ move: () => [animation(new Promise(() => {}))] });
  pending.actions.next();
  pending.clock.turn(499);
  expect(pending.state.inMotion).toBe(true);
  pending.clock.turn(1);
  expect(pending.state.inMotion).toBe(false);
});

// gallery#press-waits
test('a press waits for the end of the motion; of four presses during one motion the last counts', () => {
  const { state, actions, clock, log } = gallery();
  for (const step of [actions.next, actions.next, actions.next, actions.previous]) state.press(step);
  expect(log.splice(0)).toEqual([[0, 1]]);
  clock.turn(1200);
  expect([log.splice(0), state.inMotion]).toEqual([[[1, 0]], true]);
  clock.turn(1200);
  expect([log, state.inMotion]).toEqual([[], false]);
});

test('a press that waits has no effect once the gallery is disposed', () => {
  const { state, actions, clock } = gallery();
  state.press(actions.next);
  state.press(actions.next);
  state.dispose();
  clock.turn(5000);
  expect(state.currentIndex).toBe(1);
});

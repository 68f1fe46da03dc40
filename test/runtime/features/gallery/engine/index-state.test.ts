import { expect, test } from 'vitest';
import { createEmitter } from '../../../../../runtime/browser/emitter.ts';
import { createIndexState, type IndexOptions } from '../../../../../runtime/features/gallery/engine/index-state.ts';
import type { GalleryEvents } from '../../../../../runtime/page/mounted-gallery.ts';
import { handClock } from '../../../../helpers/fakes/hand-clock.ts';

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
test('goes round in both directions when it loops', () => {
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
test('says that the end or the beginning is reached, and stays, when it does not loop', () => {
  const { state, actions, clock, log } = gallery({ loop: false, currentIndex: 2 });
  actions.next();
  actions.goTo(0);
  clock.turn(1200);
  actions.previous();
  expect(log).toEqual(['end', [2, 0], 'beginning']);
  expect(state.currentIndex).toBe(0);
});

test('says nothing of an end while it moves, nor changes anything once it is stopped', () => {
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
test('refuses changes while it moves, and takes them again after the motion', () => {
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
test('refuses a change while a linked gallery moves to another slide, but follows it to the same one', () => {
  const { state, actions } = gallery({ linked: linked(2, true) });
  actions.goTo(1);
  expect(state.currentIndex).toBe(0);
  actions.goTo(2);
  expect(state.currentIndex).toBe(2);
});

test('follows a linked gallery that has more slides, and moves to the index that is the same of its own 3', () => {
  const { state, actions } = gallery({ linked: linked(7, true) });
  actions.goTo(2);
  expect(state.currentIndex).toBe(0);
  actions.goTo(7);
  expect(state.currentIndex).toBe(1);
});

test('does not mind linked galleries that rest', () => {
  const { state, actions } = gallery({ linked: linked(2, false) });
  actions.goTo(1);
  expect(state.currentIndex).toBe(1);
});

// gallery#index-wraps
test('normalises the index it starts with and the one it is sent to', () => {
  expect(gallery({ currentIndex: -1 }).state.currentIndex).toBe(2);
  const { state, actions } = gallery({ currentIndex: 7 });
  expect(state.currentIndex).toBe(1);
  actions.goTo(-1);
  expect(state.currentIndex).toBe(2);
});

test('says nothing when it is sent to where it is', () => {
  const { actions, log } = gallery();
  actions.goTo(3);
  expect(log).toEqual([]);
});

test('has no slide to go to when it has none', () => {
  const { state, actions, log } = gallery({ numberOfSlides: 0 });
  actions.next();
  actions.goTo(4);
  expect(state.currentIndex).toBe(-1);
  expect(log).toEqual([]);
});

test('takes the next change at once after an instant one', () => {
  const { state, actions } = gallery({ move: () => 0 });
  actions.next();
  actions.next();
  expect(state.currentIndex).toBe(2);
});

// gallery#loop-direction
test('says which way each change goes: as asked by a step, over the ends as counted, else the shorter way of one that loops', () => {
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

test('a motion ends with its animations, and by the clock if they do not say so', async () => {
  const animation = (finished: Promise<unknown>) =>
    ({ finished, effect: { getComputedTiming: () => ({ endTime: 400 }) } }) as unknown as Animation;
  const said = gallery({ move: () => [animation(Promise.resolve())] });
  said.actions.next();
  expect(said.state.inMotion).toBe(true);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(said.state.inMotion).toBe(false);
  const silent = gallery({ move: () => [animation(new Promise(() => {}))] });
  silent.actions.next();
  silent.clock.turn(499);
  expect(silent.state.inMotion).toBe(true);
  silent.clock.turn(1);
  expect(silent.state.inMotion).toBe(false);
});

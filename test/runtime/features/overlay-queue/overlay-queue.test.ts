import { describe, expect, test } from 'vitest';
import {
  type AskingKind,
  createOverlayQueue,
  type QueuedOverlay,
  type StandingKind,
} from '../../../../runtime/features/overlay-queue/overlay-queue.ts';

function setUp() {
  const standing = new Set<StandingKind>();
  const onPage: string[] = [];
  const told: string[] = [];
  const errors: unknown[] = [];
  const queue = createOverlayQueue({ isStanding: (kind) => standing.has(kind), onError: (error) => errors.push(error) });
  const overlay = (name: string): QueuedOverlay => ({
    show() {
      onPage.push(name);
    },
    makeWay() {
      told.push(`${name} makes way`);
      onPage.splice(onPage.indexOf(name), 1);
    },
    onCleared: () => told.push(`${name} is cleared`),
  });
  const ask = (kind: AskingKind, name: string = kind) => {
    const leave = queue.request(kind, overlay(name));
    return () => {
      if (onPage.includes(name)) onPage.splice(onPage.indexOf(name), 1);
      leave();
    };
  };
  return { queue, standing, onPage, told, errors, ask };
}

// overlays#queue-order, overlays#queue-lock, overlays#queue-banner
describe('who is on the page, whatever the order of asking', () => {
  const cases: readonly { stands?: StandingKind[]; ask: AskingKind[]; shown: AskingKind[] }[] = [
    { ask: [], shown: [] },
    { ask: ['bar'], shown: ['bar'] },
    { ask: ['popup', 'bar'], shown: ['popup'] },
    { ask: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { ask: ['dialog', 'bar'], shown: ['dialog'] },
    { stands: ['consent'], ask: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { stands: ['consent'], ask: ['popup', 'bar'], shown: ['bar'] },
    { stands: ['consent'], ask: ['popup'], shown: [] },
    { stands: ['lock'], ask: ['popup', 'bar'], shown: [] },
    { stands: ['lock'], ask: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { stands: ['lock', 'consent'], ask: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { stands: ['lock', 'consent'], ask: ['popup', 'bar'], shown: [] },
  ];
  test.each(cases)('$stands stand there, $ask ask: $shown', ({ stands = [], ask: asked, shown }) => {
    for (const order of [asked, [...asked].reverse()]) {
      const { ask, standing, onPage } = setUp();
      for (const kind of stands) standing.add(kind);
      for (const kind of order) ask(kind);
      expect(onPage).toEqual(shown);
    }
  });
});

test('they come one after another as each leaves', () => {
  const { ask, onPage } = setUp();
  const leaveBar = ask('bar');
  const leavePopup = ask('popup');
  const leaveDialog = ask('dialog');
  leaveDialog();
  expect(onPage).toEqual(['popup']);
  leavePopup();
  expect(onPage).toEqual(['bar']);
  leaveBar();
  expect(onPage).toEqual([]);
});

// overlays#queue-equals
test('equals take turns in the order in which they asked; one that gives up while it waits is not shown', () => {
  const { ask, onPage, told } = setUp();
  const leaveFirst = ask('dialog', 'first');
  const leaveSecond = ask('dialog', 'second');
  ask('dialog', 'third');
  expect(onPage).toEqual(['first']);
  leaveSecond();
  leaveFirst();
  expect(onPage).toEqual(['third']);
  expect(told).toEqual([]);
});

// overlays#queue-gives-way
test('a popup makes way for a dialog and comes back after it', () => {
  const { ask, onPage, told } = setUp();
  ask('popup');
  const leaveDialog = ask('dialog');
  expect([onPage, told]).toEqual([['dialog'], ['popup makes way']]);
  leaveDialog();
  expect(onPage).toEqual(['popup']);
});

// overlays#queue-banner
test('a popup makes way for a banner that comes, and comes back once it is answered; a bar stands there meanwhile', () => {
  const { queue, ask, standing, onPage } = setUp();
  ask('popup');
  ask('bar');
  standing.add('consent');
  queue.settle();
  expect(onPage).toEqual(['bar']);
  standing.delete('consent');
  queue.settle();
  expect(onPage).toEqual(['popup']);
});

test('leaving twice takes nobody else’s place', () => {
  const { ask, onPage } = setUp();
  const leave = ask('popup', 'first');
  leave();
  ask('popup', 'second');
  leave();
  expect(onPage).toEqual(['second']);
});

// overlays#queue-failure
test('one that fails loses its place, is reported, and the next has its turn', () => {
  const { queue, ask, onPage, errors } = setUp();
  const failure = new Error('no looks');
  queue.request('dialog', {
    show: () => {
      throw failure;
    },
    makeWay() {},
  });
  ask('popup');
  expect([onPage, errors]).toEqual([['popup'], [failure]]);
});

test('one that asks or leaves while it is shown breaks nothing', () => {
  const { queue, ask, onPage } = setUp();
  const leave = queue.request('dialog', {
    show() {
      ask('dialog', 'second');
      ask('popup');
    },
    makeWay() {},
  });
  expect(onPage).toEqual([]);
  leave();
  expect(onPage).toEqual(['second']);
});

// overlays#queue-unmount
test('clearing takes off the one that is there, tells all of them, and the queue starts anew', () => {
  const { queue, ask, onPage, told } = setUp();
  ask('popup');
  const leaveDialog = ask('dialog');
  told.length = 0;
  queue.clear();
  expect(onPage).toEqual([]);
  expect(told).toEqual(['dialog makes way', 'popup is cleared', 'dialog is cleared']);
  leaveDialog();
  ask('bar');
  expect(onPage).toEqual(['bar']);
});

import { describe, expect, test } from 'vitest';
import {
  createOverlayQueue,
  type Obstacle,
  type OverlayKind,
  type QueuedOverlay,
} from '../../../runtime/features/overlay-queue/overlay-queue.ts';

function setUp() {
  const present = new Set<Obstacle>();
  const onPage: string[] = [];
  const events: string[] = [];
  const errors: unknown[] = [];
  const queue = createOverlayQueue({ isPresent: (obstacle) => present.has(obstacle), onError: (error) => errors.push(error) });
  const overlay = (name: string): QueuedOverlay => ({
    show() {
      onPage.push(name);
    },
    hide() {
      events.push(`${name} is hidden`);
      onPage.splice(onPage.indexOf(name), 1);
    },
    onUnmount: () => events.push(`${name} is unmounted`),
  });
  const request = (kind: OverlayKind, name: string = kind) => {
    const leave = queue.request(kind, overlay(name));
    return () => {
      if (onPage.includes(name)) onPage.splice(onPage.indexOf(name), 1);
      leave();
    };
  };
  return { queue, present, onPage, events, errors, request };
}

// overlays#queue-order, overlays#queue-lock, overlays#queue-banner
describe('the shown overlay does not depend on the order of requests', () => {
  const cases: readonly { obstacles?: Obstacle[]; request: OverlayKind[]; shown: OverlayKind[] }[] = [
    { request: [], shown: [] },
    { request: ['bar'], shown: ['bar'] },
    { request: ['popup', 'bar'], shown: ['popup'] },
    { request: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { request: ['dialog', 'bar'], shown: ['dialog'] },
    { obstacles: ['consent'], request: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { obstacles: ['consent'], request: ['popup', 'bar'], shown: ['bar'] },
    { obstacles: ['consent'], request: ['popup'], shown: [] },
    { obstacles: ['lock'], request: ['popup', 'bar'], shown: [] },
    { obstacles: ['lock'], request: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { obstacles: ['lock', 'consent'], request: ['dialog', 'popup', 'bar'], shown: ['dialog'] },
    { obstacles: ['lock', 'consent'], request: ['popup', 'bar'], shown: [] },
  ];
  test.each(cases)('present: $obstacles, requested: $request, shown: $shown', ({ obstacles = [], request: requested, shown }) => {
    for (const order of [requested, [...requested].reverse()]) {
      const { request, present, onPage } = setUp();
      for (const kind of obstacles) present.add(kind);
      for (const kind of order) request(kind);
      expect(onPage).toEqual(shown);
    }
  });
});

test('the next overlay is shown when one leaves', () => {
  const { request, onPage } = setUp();
  const leaveBar = request('bar');
  const leavePopup = request('popup');
  const leaveDialog = request('dialog');
  leaveDialog();
  expect(onPage).toEqual(['popup']);
  leavePopup();
  expect(onPage).toEqual(['bar']);
  leaveBar();
  expect(onPage).toEqual([]);
});

// overlays#queue-equals
test('equals are shown in the order of their requests; a withdrawn request is not shown', () => {
  const { request, onPage, events } = setUp();
  const leaveFirst = request('dialog', 'first');
  const leaveSecond = request('dialog', 'second');
  request('dialog', 'third');
  expect(onPage).toEqual(['first']);
  leaveSecond();
  leaveFirst();
  expect(onPage).toEqual(['third']);
  expect(events).toEqual([]);
});

// overlays#queue-gives-way
test('a popup is hidden for a dialog and shown again after it', () => {
  const { request, onPage, events } = setUp();
  request('popup');
  const leaveDialog = request('dialog');
  expect([onPage, events]).toEqual([['dialog'], ['popup is hidden']]);
  leaveDialog();
  expect(onPage).toEqual(['popup']);
});

// overlays#queue-banner
test('a popup is hidden for a cookie banner and shown again once it is answered; a bar is shown meanwhile', () => {
  const { queue, request, present, onPage } = setUp();
  request('popup');
  request('bar');
  present.add('consent');
  queue.settle();
  expect(onPage).toEqual(['bar']);
  present.delete('consent');
  queue.settle();
  expect(onPage).toEqual(['popup']);
});

test('a request that is withdrawn twice leaves the others alone', () => {
  const { request, onPage } = setUp();
  const leave = request('popup', 'first');
  leave();
  request('popup', 'second');
  leave();
  expect(onPage).toEqual(['second']);
});

// overlays#queue-failure
test('an overlay that throws is reported and loses its place; the next one is shown', () => {
  const { queue, request, onPage, errors } = setUp();
  const failure = new Error('no looks');
  queue.request('dialog', {
    show: () => {
      throw failure;
    },
    hide() {},
  });
  request('popup');
  expect([onPage, errors]).toEqual([['popup'], [failure]]);
});

test('requests may be made and withdrawn while an overlay is shown', () => {
  const { queue, request, onPage } = setUp();
  const leave = queue.request('dialog', {
    show() {
      request('dialog', 'second');
      request('popup');
    },
    hide() {},
  });
  expect(onPage).toEqual([]);
  leave();
  expect(onPage).toEqual(['second']);
});

// overlays#queue-unmount
test('clearing hides the shown overlay and calls onUnmount of all; the queue works afterwards', () => {
  const { queue, request, onPage, events } = setUp();
  request('popup');
  const leaveDialog = request('dialog');
  events.length = 0;
  queue.clear();
  expect(onPage).toEqual([]);
  expect(events).toEqual(['dialog is hidden', 'popup is unmounted', 'dialog is unmounted']);
  leaveDialog();
  request('bar');
  expect(onPage).toEqual(['bar']);
});

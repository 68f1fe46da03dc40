import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadQueue, pageQueue } from '../../../runtime/features/images/load-queue.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';
import { newPageWide } from '../../helpers/fakes/new-page-wide.ts';

function rig(concurrency: number) {
  const clock = handClock();
  const queue = createLoadQueue(concurrency, clock);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (name: string, distance: () => number) =>
    queue.add(() => {
      started.push(name);
      return new Promise((resolve) => finish.set(name, resolve));
    }, distance);
  return { clock, add, started, end: (name: string) => finish.get(name)?.(), settled: () => new Promise(setImmediate) };
}

// images#load-slots
test('runs 16 loads at a time and starts the next when one ends', async () => {
  const { add, started, end, settled } = rig(16);
  for (let i = 0; i < 20; i++) add(`p${i}`, () => i);
  await settled();
  expect(started).toHaveLength(16);
  end('p3');
  await settled();
  expect(started).toHaveLength(17);
});

test('reads the distances when a slot is free, and starts the nearest load', async () => {
  const { add, started, end, settled } = rig(1);
  let current = 0;
  for (const at of [0, 5, 1]) add(`p${at}`, () => Math.abs(at - current));
  await settled();
  current = 5;
  end('p0');
  await settled();
  end('p5');
  await settled();
  expect(started).toEqual(['p0', 'p5', 'p1']);
});

// images#stuck-load
test('starts the next load when one has not ended after 10 s', async () => {
  const { add, started, clock, settled } = rig(1);
  add('stuck', () => 0);
  add('next', () => 1);
  await settled();
  clock.turn(9999);
  await settled();
  expect(started).toEqual(['stuck']);
  clock.turn(1);
  await settled();
  expect(started).toEqual(['stuck', 'next']);
});

test('continues after a load that failed', async () => {
  const queue = createLoadQueue(1, handClock());
  const started: string[] = [];
  queue.add(
    () => Promise.reject(new Error('no picture')),
    () => 0,
  );
  queue.add(
    async () => void started.push('next'),
    () => 1,
  );
  await new Promise(setImmediate);
  expect(started).toEqual(['next']);
});

test('a distance of NaN blocks no other load', async () => {
  const { add, started, end, settled } = rig(1);
  add('lost', () => Number.NaN);
  add('far', () => Number.POSITIVE_INFINITY);
  await settled();
  end('lost');
  await settled();
  expect(started).toEqual(['lost', 'far']);
});

const view = (userAgent: string, coarse = false) =>
  ({ navigator: { userAgent }, matchMedia: () => ({ matches: coarse }) }) as unknown as Window;
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

beforeEach(() => {
  newPageWide();
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the number of loads, of 20, that the page's queue starts at once. */
async function startedOf(window: Window): Promise<number> {
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', () => {});
  newPageWide();
  let started = 0;
  for (let each = 0; each < 20; each++)
    pageQueue(handClock()).add(
      () => {
        started += 1;
        return new Promise(() => {});
      },
      () => 0,
    );
  await new Promise(setImmediate);
  return started;
}

// images#load-slots
test('16 images load at a time on desktop, 1 on mobile', async () => {
  expect(await startedOf(view(desktop))).toBe(16);
  expect(await startedOf(view(phone))).toBe(1);
});

test('every caller gets the same queue of the page', () => {
  vi.stubGlobal('window', view(desktop));
  vi.stubGlobal('addEventListener', () => {});
  expect(pageQueue(handClock())).toBe(pageQueue(handClock()));
});

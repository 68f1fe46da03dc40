import { expect, test } from 'vitest';
import { createSlots } from '../../../cli/replay/slots.ts';

const never = new AbortController().signal;

test('a third request waits until one of two is done', async () => {
  const slots = createSlots(2, never);
  await slots.take();
  await slots.take();
  let taken = false;
  const third = slots.take().then(() => {
    taken = true;
  });
  await Promise.resolve();
  expect(taken).toBe(false);
  slots.release();
  await third;
  expect(taken).toBe(true);
});

test('stopping ends the wait without a place', async () => {
  const stop = new AbortController();
  const slots = createSlots(1, stop.signal);
  expect(await slots.take()).toBe(true);
  const second = slots.take();
  stop.abort();
  expect(await second).toBe(false);
});

test('all are free when the last one is given back', async () => {
  const slots = createSlots(2, never);
  await slots.take();
  await slots.take();
  const free = slots.allFree();
  slots.release();
  slots.release();
  await expect(free).resolves.toBeUndefined();
});

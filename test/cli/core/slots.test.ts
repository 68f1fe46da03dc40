import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlots } from '../../../cli/core/slots.ts';

test('a third request waits until one of two slots is released', async () => {
  const slots = createSlots(2);
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

test('an aborted signal ends the wait without a slot', async () => {
  const controller = new AbortController();
  const slots = createSlots(1, controller.signal);
  expect(await slots.take()).toBe(true);
  const second = slots.take();
  controller.abort();
  expect(await second).toBe(false);
});

test('resolves once the last slot is released', async () => {
  const slots = createSlots(2);
  await slots.take();
  await slots.take();
  const free = slots.whenFree();
  slots.release();
  slots.release();
  await expect(free).resolves.toBeUndefined();
});

test('two slots run two tasks at once, the others in the order of the requests', async () => {
  const slots = createSlots(2);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const run = (number: number) =>
    slots.run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  const tasks = [run(1), run(2), run(3), run(4)];
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  finish[1]?.();
  await tasks[1];
  await setImmediate();
  expect(begun).toEqual([1, 2, 3]);
  const late = run(5);
  finish[0]?.();
  await tasks[0];
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4]);
  finish[2]?.();
  finish[3]?.();
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  finish[4]?.();
  await Promise.all([...tasks, late]);
});

test('a task that fails releases its slot', async () => {
  const slots = createSlots(1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slots.whenFree()).resolves.toBeUndefined();
});

test('a waiting task does not run after the signal is aborted', async () => {
  const controller = new AbortController();
  const slots = createSlots(1, controller.signal);
  await slots.take();
  let ran = false;
  const task = slots.run(async () => {
    ran = true;
  });
  controller.abort();
  await task;
  expect(ran).toBe(false);
});

import { expect, test } from 'vitest';
import { createBatchQueue } from '../../../runtime/lib/batch-queue.ts';
import { handClock } from '../../helpers/hand-clock.ts';

function queue() {
  const clock = handClock();
  const batches: (readonly number[])[] = [];
  const send = (items: readonly number[]) => void batches.push(items);
  return { clock, batches, queue: createBatchQueue<number>({ clock, debounceMs: 100, maxQueued: 2, maxBatches: 2, send }) };
}

test('items go out together, 100 ms after the latest', () => {
  const { clock, batches, queue: waiting } = queue();
  waiting.add(1);
  clock.turn(99);
  waiting.add(2);
  clock.turn(99);
  expect(batches).toEqual([]);
  clock.turn(1);
  expect(batches).toEqual([[1, 2]]);
});

test('a full queue drops what comes, and says so; there is room again after it went out', () => {
  const { clock, batches, queue: waiting } = queue();
  expect([waiting.add(1), waiting.add(2), waiting.add(3)]).toEqual([true, true, false]);
  clock.turn(100);
  expect(waiting.add(4)).toBe(true);
  clock.turn(100);
  expect(batches).toEqual([[1, 2], [4]]);
});

test('after the last batch nothing is taken any more', () => {
  const { clock, batches, queue: waiting } = queue();
  for (const item of [1, 2, 3]) {
    waiting.add(item);
    clock.turn(100);
  }
  expect(batches).toHaveLength(2);
  expect(waiting.add(4)).toBe(false);
});

test('flush sends at once and calls the timer off', () => {
  const { clock, batches, queue: waiting } = queue();
  waiting.add(1);
  waiting.flush();
  clock.turn(1000);
  expect(batches).toEqual([[1]]);
});

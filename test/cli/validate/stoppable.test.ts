import { expect, test } from 'vitest';
import { stoppable, unlessStopped } from '../../../cli/validate/stoppable.ts';

async function* numbers() {
  yield 1;
  yield 2;
}

test('hands on every chunk when nothing stops it', async () => {
  const seen: number[] = [];
  for await (const number of stoppable(numbers(), new AbortController().signal)) seen.push(number);
  expect(seen).toEqual([1, 2]);
});

test('ends while the next chunk is still waited for', async () => {
  const stop = new AbortController();
  const stuck = (async function* () {
    yield 1;
    await new Promise(() => {});
  })();
  const seen: number[] = [];
  for await (const number of stoppable(stuck, stop.signal)) {
    seen.push(number);
    queueMicrotask(() => stop.abort());
  }
  expect(seen).toEqual([1]);
});

test('answers undefined for a promise that is overtaken by the stop, and passes on a failure', async () => {
  const stop = new AbortController();
  const waiting = unlessStopped(new Promise(() => {}), stop.signal);
  stop.abort();
  expect(await waiting).toBeUndefined();
  await expect(unlessStopped(Promise.reject(new Error('no')), new AbortController().signal)).rejects.toThrow('no');
});

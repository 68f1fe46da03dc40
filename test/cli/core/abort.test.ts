import { expect, test } from 'vitest';
import { chunksUntilAborted, unlessAborted, whenAborted } from '../../../cli/core/abort.ts';

async function* numbers() {
  yield 1;
  yield 2;
}

test('yields every chunk while the signal is not aborted', async () => {
  const seen: number[] = [];
  for await (const number of chunksUntilAborted(numbers(), new AbortController().signal)) seen.push(number);
  expect(seen).toEqual([1, 2]);
});

test('ends during the wait for a chunk', async () => {
  const controller = new AbortController();
  const stuck = (async function* () {
    yield 1;
    await new Promise(() => {});
  })();
  const seen: number[] = [];
  for await (const number of chunksUntilAborted(stuck, controller.signal)) {
    seen.push(number);
    queueMicrotask(() => controller.abort());
  }
  expect(seen).toEqual([1]);
});

test('resolves with undefined when the signal is aborted first, and rejects with the promise', async () => {
  const controller = new AbortController();
  const waiting = unlessAborted(new Promise(() => {}), controller.signal);
  controller.abort();
  expect(await waiting).toBeUndefined();
  await expect(unlessAborted(Promise.reject(new Error('no')), new AbortController().signal)).rejects.toThrow('no');
});

test('resolves once the signal is aborted, at once for an aborted one', async () => {
  const controller = new AbortController();
  const aborted = whenAborted(controller.signal);
  controller.abort();
  await expect(aborted).resolves.toBeUndefined();
  await expect(whenAborted(controller.signal)).resolves.toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { createStream } from '../../../cli/api/stream.ts';

const read = async (iterator: AsyncIterator<number>) => {
  const values: number[] = [];
  for await (const value of { [Symbol.asyncIterator]: () => iterator }) values.push(value);
  return values;
};

test('each loop reads all values from the first, whenever it begins', async () => {
  const stream = createStream<number>(() => undefined);
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  stream.add(1);
  const early = read(stream.until(promise));
  await Promise.resolve();
  stream.add(2);
  stream.add(3);
  resolve();
  expect(await early).toEqual([1, 2, 3]);
  expect(await read(stream.until(promise))).toEqual([1, 2, 3]);
});

test('a value arrives before the end of the work', async () => {
  const onLeave = vi.fn();
  const stream = createStream<number>(onLeave);
  const iterator = stream.until(new Promise(() => undefined));
  const first = iterator.next();
  stream.add(7);
  expect(await first).toEqual({ value: 7, done: false });
  await iterator.return?.();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the loop throws the error of the work after the values before it, and none is unhandled', async () => {
  const onLeave = vi.fn();
  const stream = createStream<number>(onLeave);
  stream.add(1);
  const iterator = stream.until(Promise.reject(new Error('broken')));
  expect(await iterator.next()).toEqual({ value: 1, done: false });
  await expect(iterator.next()).rejects.toThrow('broken');
  expect(onLeave).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { once } from '../../../runtime/browser/once.ts';

test('all callers share one load', async () => {
  let count = 0;
  const number = once(async () => ++count);
  expect(number.current).toBeUndefined();
  expect(await Promise.all([number.load(), number.load()])).toEqual([1, 1]);
  expect([await number.load(), await number.current, count]).toEqual([1, 1, 1]);
});

test('a load that failed is forgotten: the next call starts another', async () => {
  const results = [Promise.reject(new Error('offline')), Promise.resolve('loaded')];
  const text = once(() => results.shift() as Promise<string>);
  const both = await Promise.allSettled([text.load(), text.load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(text.current).toBeUndefined();
  expect(await text.load()).toBe('loaded');
});

test('a caller that tries again in its own handler is not undone by the failure of the first load', async () => {
  const results = [Promise.reject(new Error('offline')), Promise.resolve('loaded'), Promise.resolve('loaded twice')];
  const text = once(() => results.shift() as Promise<string>);
  const again = text.load().catch(() => text.load());
  text.load().catch(() => {});
  expect(await again).toBe('loaded');
  expect(await text.load()).toBe('loaded');
});

test('a load that throws at once is tried again', async () => {
  let count = 0;
  const number = once(() => {
    if (++count === 1) throw new Error('no document');
    return Promise.resolve(count);
  });
  expect(() => number.load()).toThrow('no document');
  expect(await number.load()).toBe(2);
});

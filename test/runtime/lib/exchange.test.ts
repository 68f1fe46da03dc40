import { expect, test } from 'vitest';
import { createExchange } from '../../../runtime/lib/exchange.ts';
import { handClock } from '../../helpers/hand-clock.ts';

const request = { url: 'http://a.example/', method: 'GET', headers: {}, credentials: 'include', timeoutMs: 1000 } as const;

/** A fetch that answers only when it is called off. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    if (init?.signal?.aborted) reject(new Error('aborted'));
  });

test('the answer’s status and text are read', async () => {
  const exchange = createExchange({ fetch: async () => new Response('hello', { status: 418 }) }, handClock());
  expect(await exchange(request)).toEqual({ status: 418, text: 'hello' });
});

test('no answer within the time-out is null', async () => {
  const clock = handClock();
  const answer = createExchange({ fetch: hanging }, clock)(request);
  clock.turn(999);
  clock.turn(1);
  expect(await answer).toBe(null);
});

test('a body that is cut short, and a connection that fails, are null', async () => {
  const cut = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }));
  expect(await createExchange({ fetch: async () => cut }, handClock())(request)).toBe(null);
  expect(await createExchange({ fetch: () => Promise.reject(new TypeError('offline')) }, handClock())(request)).toBe(null);
});

test('the caller’s signal calls it off, also before it began', async () => {
  const controller = new AbortController();
  const exchange = createExchange({ fetch: hanging }, handClock());
  const answer = exchange({ ...request, signal: controller.signal });
  controller.abort();
  expect(await answer).toBe(null);
  expect(await exchange({ ...request, signal: controller.signal })).toBe(null);
});

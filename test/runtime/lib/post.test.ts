import { expect, test, vi } from 'vitest';
import { createPost } from '../../../runtime/lib/post.ts';

const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': 'c1' };

const postWith = (fetch: unknown) =>
  createPost({ fetch, location: { origin: 'http://a.test' } } as unknown as Window & typeof globalThis);

test('fetch with keepalive comes first, so that the call outlives the page', async () => {
  const fetch = vi.fn(async () => ({ status: 503 }));
  expect(await postWith(fetch)('/api/x?crumb=1', 'body', headers)).toBe(503);
  expect(fetch).toHaveBeenCalledWith('http://a.test/api/x?crumb=1', {
    method: 'POST',
    headers,
    body: 'body',
    credentials: 'same-origin',
    keepalive: true,
  });
});

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is missing', undefined],
  ['answers nothing', () => undefined],
])('a fetch that %s is the caller’s to know', async (_, fetch) => {
  await expect(postWith(fetch)('/api/x', 'body', headers)).rejects.toThrow(TypeError);
});

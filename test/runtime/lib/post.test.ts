import { expect, test, vi } from 'vitest';
import { createPost } from '../../../runtime/lib/post.ts';

const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': 'c1' };

const postWith = (fetch: unknown, sendBeacon: unknown = () => true) =>
  createPost({ fetch, navigator: { sendBeacon }, location: { origin: 'http://a.test' } } as unknown as Window &
    typeof globalThis);

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

test('a network failure is the caller’s to know, and is not sent a second way', async () => {
  const beacon = vi.fn(() => true);
  const post = postWith(() => Promise.reject(new TypeError('offline')), beacon);
  await expect(post('/api/x', 'body', headers)).rejects.toThrow('offline');
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  ['missing', undefined],
  [
    'throws',
    () => {
      throw new Error('replaced');
    },
  ],
  ['answers nothing', () => undefined],
])('a fetch that is %s leaves the beacon, whose answer nobody sees', async (_, fetch) => {
  const beacon = vi.fn((_address: string, _body: Blob) => true);
  expect(await postWith(fetch, beacon)('/api/x', 'body', headers)).toBe(null);
  expect(beacon.mock.calls[0]?.[0]).toBe('http://a.test/api/x');
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
});

test.each([
  ['refused', () => false],
  ['missing', undefined],
])('a beacon that is %s rejects', async (_, beacon) => {
  await expect(postWith(undefined, beacon ?? null)('/api/x', 'body', headers)).rejects.toThrow(TypeError);
});

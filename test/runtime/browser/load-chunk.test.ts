import { expect, test, vi } from 'vitest';
import { createChunks } from '../../../runtime/browser/load-chunk.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

function chunksWith(fetchModule: (address: string) => Promise<unknown>) {
  const clock = handClock();
  const base = 'http://static.localhost/runtime/';
  const chunks = createChunks(base, 'A1', clock, fetchModule);
  return { chunks, clock };
}

test('a chunk is fetched once for all callers, from the folder chunks beside the boot script', async () => {
  const fetchModule = vi.fn(async () => ({ mount: 1 }));
  const { chunks } = chunksWith(fetchModule);
  expect(await Promise.all([chunks.load('gallery'), chunks.load('gallery')])).toEqual([{ mount: 1 }, { mount: 1 }]);
  expect(fetchModule.mock.calls).toEqual([['http://static.localhost/runtime/chunks/gallery-A1.js']]);
});

test('a chunk whose name content blockers would filter is fetched by its public name', async () => {
  const fetchModule = vi.fn(async () => ({}));
  await chunksWith(fetchModule).chunks.load('popup');
  expect(fetchModule.mock.calls).toEqual([['http://static.localhost/runtime/chunks/popup-A1.js']]);
});

// site#chunks, errors#chunk-failure
test("a chunk that does not arrive in 120 s fails with type timeout, name ChunkLoadError and 'Loading chunk gallery failed'", async () => {
  const { chunks, clock } = chunksWith(() => new Promise(() => {}));
  const loading = chunks.load('gallery');
  const settled = vi.fn();
  loading.catch(settled);
  clock.turn(119_999);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  clock.turn(1);
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    message: 'Loading chunk gallery failed',
  });
});

// errors#chunk-failure
test('a chunk that cannot be fetched fails with type missing, keeps the cause, and is fetched again by the next call', async () => {
  const cause = new TypeError('404');
  const fetchModule = vi
    .fn<(address: string) => Promise<unknown>>()
    .mockRejectedValueOnce(cause)
    .mockResolvedValueOnce({ mount: 2 });
  const { chunks } = chunksWith(fetchModule);
  await expect(chunks.load('gallery')).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'missing', cause });
  expect(await chunks.load('gallery')).toEqual({ mount: 2 });
  expect(fetchModule.mock.calls[1]).toEqual(['http://static.localhost/runtime/chunks/gallery-A1.js?retry=1']);
});

test('a chunk without a file has type missing', async () => {
  const { chunks } = chunksWith(() => Promise.reject(new TypeError('404')));
  await expect(chunks.load('constructor' as never)).rejects.toMatchObject({
    type: 'missing',
    message: 'Loading chunk constructor failed',
  });
});

test('chunks that are fetched early are not fetched again by the first load, a failed one neither', async () => {
  const fetchModule = vi.fn(async (address: string) => {
    if (address.includes('maps')) throw new TypeError('404');
    return { address };
  });
  const { chunks } = chunksWith(fetchModule);
  chunks.prefetch('gallery maps react');
  chunks.prefetch('gallery ');
  const names = () => fetchModule.mock.calls.map(([address]) => address.replace(/.*\//, ''));
  expect(names()).toEqual(['gallery-A1.js', 'maps-A1.js', 'react-A1.js']);
  await chunks.load('gallery');
  await expect(chunks.load('maps')).rejects.toMatchObject({ type: 'missing' });
  expect(names()).toHaveLength(3);
  await expect(chunks.load('maps')).rejects.toMatchObject({ type: 'missing' });
  expect(names()[3]).toBe('maps-A1.js?retry=1');
  vi.unstubAllGlobals();
});

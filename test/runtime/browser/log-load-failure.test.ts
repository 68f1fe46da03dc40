import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGallery } from '../../../runtime/features/gallery/block/load-gallery.ts';
import { openInLightbox } from '../../../runtime/features/gallery/block/open-in-lightbox.ts';
import { loadVideo } from '../../../runtime/features/video/index.ts';
import { collectConsoleErrors } from '../../helpers/browser/collect-console-errors.ts';

// The boot script sets it at its start.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver ??= Observer;
});

// Messages on the console where a part cannot be fetched.

const logged = collectConsoleErrors();
const failure = new Error('failed');
const reported: unknown[] = [];
/** A block inside the element that has its data. */
const blockOf = (blockJson: string | undefined) =>
  ({
    dataset: {},
    closest: (selector: string) =>
      selector === '[data-block-json]' && blockJson !== undefined ? { dataset: { blockJson } } : null,
    querySelector: () => null,
  }) as never;
const page = {
  chunks: { load: () => Promise.reject(failure) },
  errors: { report: (error: unknown) => reported.push(error) },
} as never;

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// errors#loader-missing
test('without the code of galleries and their pictures: Loader2 not found', async () => {
  await expect(loadGallery(page)).rejects.toBe(failure);
  expect(logged).toEqual(['Loader2 not found']);
});

// errors#loader-missing
test('without the code of videos: VideoLoader not found', async () => {
  await expect(loadVideo(page)).rejects.toBe(failure);
  expect(logged).toEqual(['VideoLoader not found']);
});

test.each(['{"lightbox":true}', '{"lightbox": "true"}', '{\\"lightbox\\":true}'])(
  'without the lightbox that %s requests: lightboxify is not available in this tier; the gallery works without it',
  async (blockJson) => {
    await openInLightbox(blockOf(blockJson), page);
    expect([logged, reported]).toEqual([['lightboxify is not available in this tier'], [failure]]);
  },
);

test.each(['{"lightbox":false}', '{}', undefined])(
  'nothing is logged for a gallery of %s, which requests no lightbox',
  async (blockJson) => {
    await openInLightbox(blockOf(blockJson), page);
    expect([logged, reported]).toEqual([[], []]);
  },
);

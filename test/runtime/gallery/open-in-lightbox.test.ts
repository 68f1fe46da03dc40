import { expect, test } from 'vitest';
import { opensLightbox } from '../../../runtime/features/gallery/block/open-in-lightbox.ts';

const opens = (dataset: Record<string, string>) => opensLightbox({ dataset, closest: () => ({ dataset }) } as never);

// lightbox#opened-by
test.each([
  [{ blockJson: '{"lightbox":true}' }, true],
  [{ blockJson: '{"lightbox": "true"}' }, true],
  [{ blockJson: '{\\"lightbox\\":true}' }, true],
  [{ blockJson: '{"lightbox":false,"lightboxTheme":"true"}' }, false],
  [{ blockJson: '{"lightbox":null}' }, false],
  [{}, false],
  [{ controller: 'GalleryGrid', props: '{"lightboxEnabled":true}' }, true],
  [{ controller: 'GalleryGrid', props: '{"gutter":10}' }, false],
  // "Autorows: rowHeight 250, gutter 20, lightbox on."
  [{ controller: 'GalleryStrips', props: '{"gutter":10}' }, true],
  [{ controller: 'GalleryStrips', props: '{\n"gutter":10,\n"lightboxEnabled":false}' }, false],
  [{ controller: 'GalleryStrips', props: '{"lightboxEnabled":true}' }, true],
])('a gallery of %j opens in the lightbox: %s', (dataset, wanted) => {
  expect(opens(dataset as Record<string, string>)).toBe(wanted);
});

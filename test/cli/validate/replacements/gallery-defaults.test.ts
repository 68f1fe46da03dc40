import { expect, test } from 'vitest';
import { decodeGalleryBlock } from '../../../../cli/validate/replacements/gallery-block.ts';
import { withDesignDefaults } from '../../../../cli/validate/replacements/gallery-defaults.ts';

const effective = (data: unknown) => withDesignDefaults(decodeGalleryBlock(data));

// gallery#design-defaults
test.each([
  ['grid', { thumbnailsPerRow: 4, paddingPx: 20 }],
  ['autocolumns', { columnWidthPx: 250, gutter: 0 }],
  ['autogrid', { columnWidthPx: 250, gutter: 0 }],
  ['carousel', { slidesPerRow: 3, gutter: 1 }],
  ['slider', { vSize: 10 }],
])('a %s without values gets %j', (design, defaults) => {
  expect(effective({ design })).toMatchObject(defaults);
});

// gallery#carousel-gutter
test.each([10, 60, 0, '60', -1, null])('a carousel has a gutter of 1 percent, also with the gutter %j', (gutter) => {
  expect(effective({ design: 'carousel', gutter })).toMatchObject({ slidesPerRow: 3, gutter: 1 });
});

test('values of the block stay, including zero, and numbers of other designs stay null', () => {
  expect(effective({ design: 'grid', padding: 0, 'thumbnails-per-row': 6 })).toMatchObject({
    paddingPx: 0,
    thumbnailsPerRow: 6,
    columnWidthPx: null,
    refusal: null,
  });
});

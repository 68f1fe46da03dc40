import { describe, expect, test } from 'vitest';
import { decodeGalleryBlock, decodeStripAlignment } from '../../../../cli/validate/replacements/gallery-block.ts';
import { hostileValues } from '../../../helpers/values/hostile.ts';

// gallery#data-keys, gallery#unset-texts
test('the dashed keys of a gallery block are decoded', () => {
  const block = decodeGalleryBlock({
    design: 'slideshow',
    aspectRatio: 89.1304347826087,
    'aspect-ratio': 'standard-vertical',
    'thumbnails-per-row': 6,
    padding: 17,
    'max-width': 900,
    vSize: 12,
    'thumbnail-strip-height': 80,
    'thumbnail-strip-margin': 20,
    'active-alignment': 'left',
    lightboxTheme: 'light',
    'meta-position': 'top-left',
    'autoplay-duration': 3,
    'auto-crop': true,
    autoplay: true,
    controls: true,
    lightbox: true,
    thumbnails: true,
    'square-thumbs': true,
    'play-button': false,
    'show-meta': true,
    'show-meta-basic': true,
    'show-meta-on-hover': true,
    'show-meta-only-title': true,
    'show-meta-only-description': true,
    newWindow: true,
    transparentBackground: true,
  });
  expect(block).toEqual({
    design: 'slideshow',
    imageAspectRatio: null,
    aspectPercent: 89.1304347826087,
    thumbnailShape: 'standard-vertical',
    slidesPerRow: null,
    thumbnailsPerRow: 6,
    columnWidthPx: null,
    gutter: null,
    listImageSizePercent: null,
    paddingPx: 17,
    vSize: 12,
    maxWidthPx: 900,
    thumbnailStripHeightPx: 80,
    thumbnailStripMarginPx: 20,
    activeAlignment: 'start',
    lightboxTheme: 'light',
    metaPosition: 'top-left',
    autoplayTimeoutMs: 3000,
    autoCrop: true,
    autoplay: true,
    controls: true,
    lightbox: true,
    mixedContent: false,
    thumbnails: true,
    squareThumbs: true,
    hasPlayButton: false,
    showMeta: true,
    showMetaBasic: true,
    showMetaOnHover: true,
    showMetaOnlyTitle: true,
    showMetaOnlyDescription: true,
    newWindow: true,
    transparentBackground: true,
    refusal: null,
    extra: {},
  });
});

// gallery#data-keys
test('the camel keys of a summary block are decoded, and all others are in extra', () => {
  const rest = { headerText: 'Featured', pageSize: 10, filter: { tag: 'News' }, blockId: 'b1', textSize: 'medium' };
  const block = decodeGalleryBlock({
    design: 'carousel',
    imageAspectRatio: '1.5',
    slidesPerRow: 3,
    columnWidth: 270,
    gutter: 60,
    listImageSize: 30,
    mixedContent: true,
    autoCrop: true,
    ...rest,
  });
  expect(block).toMatchObject({
    design: 'carousel',
    imageAspectRatio: 1.5,
    slidesPerRow: 3,
    columnWidthPx: 270,
    gutter: 60,
    listImageSizePercent: 30,
    mixedContent: true,
    autoCrop: true,
  });
  expect(block.extra).toEqual(rest);
});

// gallery#block-designs
test('the eight designs are kept; any other value is the base layout', () => {
  for (const design of 'stacked-base slider slideshow grid autogrid autocolumns carousel list'.split(' '))
    expect(decodeGalleryBlock({ design }).design).toBe(design);
  for (const design of ['stacked', 'Grid', 'toString', '', null, 7, undefined])
    expect(decodeGalleryBlock({ design }).design).toBe('stacked-base');
});

describe('numbers', () => {
  // gallery#image-ratio
  test('an image ratio is a number or its text; Auto, zero and other values are null', () => {
    const ratio = (imageAspectRatio: unknown) => decodeGalleryBlock({ imageAspectRatio }).imageAspectRatio;
    expect([1.5, '0.6666666666666666', '2.4'].map(ratio)).toEqual([1.5, 0.6666666666666666, 2.4]);
    expect(['Auto', 'auto', '', null, undefined, 0, '0', -1, Number.NaN, {}].map(ratio)).toEqual(Array(10).fill(null));
  });

  test('texts are read as integers, and a column width is above zero', () => {
    const width = (columnWidth: unknown) => decodeGalleryBlock({ columnWidth }).columnWidthPx;
    expect([270, '270', '270px', '270.9', 1.5].map(width)).toEqual([270, 270, 270, 270, 1.5]);
    expect(['', 'wide', 0, '0', -250, '-250', Number.POSITIVE_INFINITY, null, true].map(width)).toEqual(Array(9).fill(null));
  });

  // gallery#data-numbers
  test('counts are whole and at least one; gutters and paddings may be zero', () => {
    expect(decodeGalleryBlock({ slidesPerRow: '3', 'thumbnails-per-row': 2.7 })).toMatchObject({
      slidesPerRow: 3,
      thumbnailsPerRow: 2,
    });
    expect(decodeGalleryBlock({ slidesPerRow: 0, 'thumbnails-per-row': -1 })).toMatchObject({
      slidesPerRow: null,
      thumbnailsPerRow: null,
    });
    expect(decodeGalleryBlock({ gutter: 0, padding: '0' })).toMatchObject({ gutter: 0, paddingPx: 0 });
    expect(decodeGalleryBlock({ gutter: -1, padding: '-1' })).toMatchObject({ gutter: null, paddingPx: null });
  });

  // gallery#autoplay-time
  test('autoplay-duration is in seconds, and 5000 ms if it is invalid', () => {
    const timeout = (value: unknown) => decodeGalleryBlock({ 'autoplay-duration': value }).autoplayTimeoutMs;
    expect([2, '3', 2.5, 0, -1, '', null, 'soon'].map(timeout)).toEqual([2000, 3000, 2500, 5000, 5000, 5000, 5000, 5000]);
  });
});

// gallery#strip-alignment
test('left, center and right are start, middle and end; any other value is the middle', () => {
  const given = ['left', 'center', 'right', 'start', 'middle', 'end', 'top', '', undefined, 4];
  expect(given.map(decodeStripAlignment).join(' ')).toBe('start middle end start middle end middle middle middle middle');
});

// gallery#column-width
test('an invalid column width refuses a block with autocolumns, but not with other designs', () => {
  expect(decodeGalleryBlock({ design: 'autocolumns', columnWidth: -1 }).refusal).toMatch(/columnWidth.*positive number/);
  expect(decodeGalleryBlock({ design: 'autocolumns', columnWidth: '250px' }).refusal).toBeNull();
  expect(decodeGalleryBlock({ design: 'autocolumns' }).refusal).toBeNull();
  expect(decodeGalleryBlock({ design: 'carousel', columnWidth: -1 }).refusal).toBeNull();
});

test('no value, in place of the block or of one of its values, throws', () => {
  const keys = ['design', 'imageAspectRatio', 'columnWidth', 'autoplay-duration', 'active-alignment', 'auto-crop', 'anything'];
  for (const value of hostileValues) {
    expect(() => decodeGalleryBlock(value)).not.toThrow();
    for (const key of keys) expect(() => decodeGalleryBlock({ [key]: value })).not.toThrow();
  }
});

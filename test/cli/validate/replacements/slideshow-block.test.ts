import { expect, test } from 'vitest';
import { decodeGalleryBlock } from '../../../../cli/validate/replacements/gallery-block.ts';
import { decodeSlideshowBlock } from '../../../../runtime/contract/gallery/slideshow-block.ts';

test('the dashed keys of a slideshow are decoded', () => {
  expect(
    decodeSlideshowBlock({
      aspectRatio: 89.13,
      'thumbnail-strip-height': 79,
      'thumbnail-strip-margin': 0,
      'autoplay-duration': 3,
      'auto-crop': true,
      autoplay: true,
      'square-thumbs': true,
      newWindow: true,
    }),
  ).toEqual({
    aspectPercent: 89.13,
    thumbnailStripHeightPx: 79,
    thumbnailStripMarginPx: 0,
    autoplayTimeoutMs: 3000,
    autoCrop: true,
    autoplay: true,
    squareThumbs: true,
    newWindow: true,
    hasPlayButton: true,
  });
});

test('a slideshow without values waits 5000 ms and has null sizes', () => {
  expect(decodeSlideshowBlock({ aspectRatio: null, 'autoplay-duration': 0 })).toMatchObject({
    aspectPercent: null,
    thumbnailStripHeightPx: null,
    autoplayTimeoutMs: 5000,
    autoplay: false,
  });
});

test('the result is a part of the result of decodeGalleryBlock', () => {
  const data = { design: 'slideshow', aspectRatio: '50', 'autoplay-duration': '2', autoplay: 'true' };
  expect(decodeGalleryBlock(data)).toMatchObject({ ...decodeSlideshowBlock(data) });
});

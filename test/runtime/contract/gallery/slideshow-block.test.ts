import { expect, test } from 'vitest';
import { decodeGalleryBlock } from '../../../../runtime/contract/gallery/gallery-block.ts';
import { decodeSlideshowBlock } from '../../../../runtime/contract/gallery/slideshow-block.ts';

test('reads what a slideshow needs from dashed keys', () => {
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

test('waits 5000 ms and leaves sizes open when the block does not say', () => {
  expect(decodeSlideshowBlock({ aspectRatio: null, 'autoplay-duration': 0 })).toMatchObject({
    aspectPercent: null,
    thumbnailStripHeightPx: null,
    autoplayTimeoutMs: 5000,
    autoplay: false,
  });
});

test('is a part of what the whole decoder answers', () => {
  const data = { design: 'slideshow', aspectRatio: '50', 'autoplay-duration': '2', autoplay: 'true' };
  expect(decodeGalleryBlock(data)).toMatchObject({ ...decodeSlideshowBlock(data) });
});

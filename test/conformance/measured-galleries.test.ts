import { expect, test } from 'vitest';
import { decodeDimensions, decodeFocalPoint } from '../../runtime/contract/gallery/slide.ts';
import { stackHeight } from '../../runtime/features/gallery/boxes/shape-ratio.ts';
import { stripGeometry, stripLeft } from '../../runtime/features/gallery/strip/strip-geometry.ts';
import { imageFrame, type Size } from '../../runtime/features/images/image-frame.ts';
import { widthToRequest } from '../../runtime/features/images/image-request.ts';
import {
  type MeasuredGallery,
  type MeasuredSlide,
  measuredGalleries,
  measuredImages,
  pixels,
} from '../helpers/markup/measured.ts';

const sizeOf = (dimensions: string): Size => decodeDimensions(dimensions) ?? { widthPx: 0, heightPx: 0 };
/** Returns the box of a slide's picture, in whole pixels as the platform measures it. */
const boxOf = ({ widthPx, block, galleryStyle }: MeasuredGallery): Size => {
  if (block.design === 'slideshow') return { widthPx, heightPx: Math.round(pixels(galleryStyle ?? '').height ?? 0) };
  const columns = Number(block['thumbnails-per-row']);
  const side = Math.round((widthPx - Number(block.padding) * (columns - 1)) / columns);
  return { widthPx: side, heightPx: side };
};
const modeOf = ({ block }: MeasuredGallery, { slideClass }: MeasuredSlide): 'fit' | 'fill' => {
  if (block.design === 'grid') return block['square-thumbs'] ? 'fill' : 'fit';
  return slideClass.includes('content-fill') ? 'fill' : 'fit';
};

const galleries = measuredGalleries();
const named = galleries.map(
  (gallery, index) => [`${index + 1}, a ${gallery.block.design} of ${gallery.slides.length}`, gallery] as const,
);

test.each(named)('gallery %s is as high as its widest picture needs', (_, { widthPx, block, galleryStyle, slides }) => {
  if (galleryStyle === null) return expect(block.design).not.toBe('slideshow');
  const heightPx = stackHeight(
    widthPx,
    block.aspectRatio as number | null,
    Math.max(...slides.map(({ dimensions }) => sizeOf(dimensions).widthPx / sizeOf(dimensions).heightPx)),
  );
  return expect(heightPx).toBeCloseTo(pixels(galleryStyle).height ?? 0, 2);
});

test.each(named)('every picture of gallery %s has the measured place and the measured request width', (_, gallery) => {
  for (const slide of gallery.slides) {
    const image = sizeOf(slide.dimensions);
    const wanted = pixels(slide.imageStyle);
    if (gallery.block.design === 'stacked') {
      expect(wanted).toEqual({});
      expect(`${widthToRequest(image.widthPx, 1)}w`).toBe(slide.resolution);
      continue;
    }
    const box = boxOf(gallery);
    const frame = imageFrame(modeOf(gallery, slide), image, box, decodeFocalPoint(slide.focalPoint));
    const { leftPx, topPx, widthPx, heightPx } = frame;
    for (const [name, px] of Object.entries({ left: leftPx, top: topPx, width: widthPx, height: heightPx }))
      expect(Math.abs(px - (wanted[name] ?? Number.NaN)), `${slide.dimensions} ${name}`).toBeLessThan(0.01);
    expect(`${widthToRequest(widthPx, 1)}w`).toBe(slide.resolution);
    expect((box.widthPx / box.heightPx).toFixed(1)).toBe(slide.parentRatio);
  }
});

test('the wrapper of thumbnails has the measured length and place', () => {
  const [gallery] = galleries.filter(({ thumbnails }) => thumbnails);
  const wanted = pixels(gallery?.thumbnails?.wrapperStyle ?? '');
  const ratios = gallery?.slides.map(({ dimensions }) => sizeOf(dimensions).widthPx / sizeOf(dimensions).heightPx) ?? [];
  const strip = stripGeometry(ratios, Number(gallery?.block['thumbnail-strip-height']));
  expect(strip.wrapperPx).toBe(wanted.width);
  expect(stripLeft(strip, 0, 700, 0.5)).toBe(wanted.left);
});

test.each(
  measuredImages().map((image) => [`${image.dimensions} ${image.design ?? 'alone'} ${image.mode ?? ''}`, image] as const),
)(
  'the image %s has the measured place and the measured request width',
  (_, { design, mode, dimensions, focalPoint, parentRatio, resolution, style }) => {
    const image = sizeOf(dimensions);
    if (!mode) {
      const drawnPx = design === 'strip' ? (80 * image.widthPx) / image.heightPx : image.widthPx;
      return expect(`${widthToRequest(drawnPx, 1)}w`).toBe(resolution);
    }
    const {
      left = 0,
      top = 0,
      width = 0,
      height = 0,
    } = pixels(
      Object.entries(style)
        .map((each) => each.join(':'))
        .join(';'),
    );
    const box = { widthPx: Math.round(width + 2 * left), heightPx: Math.round(height + 2 * top) };
    const frame = imageFrame(mode, image, box, decodeFocalPoint(focalPoint));
    expect(frame.leftPx).toBeCloseTo(left, 2);
    expect(frame.topPx).toBeCloseTo(top, 2);
    expect(frame.widthPx).toBeCloseTo(width, 2);
    expect(frame.heightPx).toBeCloseTo(height, 2);
    expect((box.widthPx / box.heightPx).toFixed(1)).toBe(parentRatio);
    return expect(`${widthToRequest(frame.widthPx, 1)}w`).toBe(resolution);
  },
);

import { expect, test } from 'vitest';
import { decodeDimensions, decodeFocalPoint, decodeSlide } from '../../../runtime/contract/gallery/slide.ts';

const slide = (attributes: Record<string, string>) => decodeSlide((name) => attributes[name] ?? null);

// gallery#slide-attributes
test('the attributes of a slide are decoded', () => {
  expect(
    slide({
      'data-type': 'video',
      'data-slide-id': 's1',
      'data-slide-url': 'first',
      'data-click-through-url': '/about',
      'data-image-dimensions': '756x507',
      'data-image-focal-point': '0.25,0.75',
      'data-src': 'https://images.example.test/a.jpg',
      'data-image': 'https://images.example.test/b.jpg',
      'data-image-id': 'i1',
      'data-title': 'A',
      'data-description': '<p>B</p>',
      'data-lightbox-theme': 'light',
    }),
  ).toEqual({
    type: 'video',
    id: 's1',
    url: 'first',
    clickThroughUrl: '/about',
    dimensions: { widthPx: 756, heightPx: 507 },
    focalPoint: { x: 0.25, y: 0.75 },
    source: 'https://images.example.test/a.jpg',
    imageId: 'i1',
    title: 'A',
    description: '<p>B</p>',
    lightboxTheme: 'light',
  });
});

test('a slide without attributes is an image with its focal point in the centre', () => {
  expect(slide({})).toEqual({
    type: 'image',
    id: '',
    url: '',
    clickThroughUrl: '',
    dimensions: null,
    focalPoint: { x: 0.5, y: 0.5 },
    source: '',
    imageId: '',
    title: '',
    description: '',
    lightboxTheme: null,
  });
});

// images#image-source
test('data-image replaces an empty data-src', () => {
  expect(slide({ 'data-src': '', 'data-image': 'b.jpg' }).source).toBe('b.jpg');
  expect(slide({ 'data-src': ' ', 'data-image': ' b.jpg ' }).source).toBe('b.jpg');
});

test('dimensions are two numbers above zero with an x between them', () => {
  expect(decodeDimensions('2500x1667')).toEqual({ widthPx: 2500, heightPx: 1667 });
  expect(decodeDimensions(' 100.5 X 50 ')).toEqual({ widthPx: 100.5, heightPx: 50 });
  for (const bad of [null, '', 'x', '100', '100x', 'x100', '0x100', '100x0', '-5x5', '1x2x3', '100 100', 'axb', '1e999x1', '%7B'])
    expect(decodeDimensions(bad), String(bad)).toBeNull();
});

test('focal points may have long decimals, negative values and exponents; malformed ones are the centre', () => {
  expect(decodeFocalPoint('0.4739583333333333,-0.0125')).toEqual({ x: 0.4739583333333333, y: -0.0125 });
  expect(decodeFocalPoint('1.2e-7,.5')).toEqual({ x: 1.2e-7, y: 0.5 });
  for (const bad of [null, '', ',', '0.5', '0.5,', '0.5;0.5', 'a,b', '1,2,3', 'NaN,0.1', '{x: 1}'])
    expect(decodeFocalPoint(bad), String(bad)).toEqual({ x: 0.5, y: 0.5 });
});

test('a number of 100,000 digits is rejected without a delay', () => {
  expect(decodeDimensions('9'.repeat(100_000))).toBeNull();
});

import { expect, test } from 'vitest';
import { createPixel, type PixelEvent } from '../../../../runtime/features/commerce/pixel.ts';

function pixelWith(pixel: unknown, mayTrack = true) {
  const errors: unknown[] = [];
  return { errors, tell: createPixel({ pixel: () => pixel, mayTrack: () => mayTrack, onError: (error) => errors.push(error) }) };
}

test.each<[PixelEvent, string]>([
  ['createCustomerAccount', 'CompleteRegistration'],
  ['addToCart', 'AddToCart'],
  ['search', 'Search'],
  ['subscribeNewsletter', 'Subscribe'],
  ['viewProductPage', 'ViewContent'],
])('the pixel receives %s as %s', (event, name) => {
  const told: unknown[] = [];
  expect(pixelWith((...parts: unknown[]) => told.push(parts)).tell(event, { value: 5 })).toBe(true);
  expect(told).toEqual([['track', name, { value: 5 }]]);
});

// commerce#pixel-consent
test('nothing is reported without a pixel, or if the visitor may not be tracked', () => {
  expect(pixelWith(undefined).tell('search')).toBe(false);
  expect(pixelWith(() => expect.unreachable('not tracked'), false).tell('search')).toBe(false);
});

// commerce#pixel-consent
test('a pixel that throws is reported and does no harm', () => {
  const { tell, errors } = pixelWith(() => {
    throw new Error('pixel');
  });
  expect(tell('addToCart')).toBe(false);
  expect(errors).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { createPixel, type PixelEvent } from '../../../runtime/features/commerce/pixel.ts';

function pixelWith(pixel: unknown, mayTrack = true) {
  const errors: unknown[] = [];
  return { errors, send: createPixel({ pixel: () => pixel, mayTrack: () => mayTrack, onError: (error) => errors.push(error) }) };
}

test.each<[PixelEvent, string]>([
  ['createCustomerAccount', 'CompleteRegistration'],
  ['addToCart', 'AddToCart'],
  ['search', 'Search'],
  ['subscribeNewsletter', 'Subscribe'],
  ['viewProductPage', 'ViewContent'],
])('the pixel receives %s as %s', (event, name) => {
  const received: unknown[] = [];
  expect(pixelWith((...parts: unknown[]) => received.push(parts)).send(event, { value: 5 })).toBe(true);
  expect(received).toEqual([['track', name, { value: 5 }]]);
});

// commerce#pixel-consent
test('nothing is reported without a pixel, or if the visitor may not be tracked', () => {
  expect(pixelWith(undefined).send('search')).toBe(false);
  expect(pixelWith(() => expect.unreachable('not tracked'), false).send('search')).toBe(false);
});

// commerce#pixel-consent
test('the error of a pixel is reported and has no other effect', () => {
  const { send, errors } = pixelWith(() => {
    throw new Error('pixel');
  });
  expect(send('addToCart')).toBe(false);
  expect(errors).toHaveLength(1);
});

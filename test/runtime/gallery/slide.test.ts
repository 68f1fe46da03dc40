import { expect, test } from 'vitest';
import { decodeDimensions, decodeFocalPoint } from '../../../runtime/contract/gallery/slide.ts';

// gallery#slide-attributes
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

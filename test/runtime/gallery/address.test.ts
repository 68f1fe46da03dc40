import { expect, test } from 'vitest';
import { addressOfSlide, slideInAddress } from '../../../runtime/gallery/address.ts';

const slides = [
  { id: 'a1', url: '/portfolio/first-light' },
  { id: 'b2', url: '' },
  { id: '', url: 'third thing' },
];
const at = (address: string) => slideInAddress(new URL(address, 'http://site.test'), slides);

test.each([
  ['/portfolio?itemId=b2', 1],
  ['/portfolio#itemId=a1', 0],
  ['/portfolio#/?itemId=b2', 1],
  ['/portfolio#/id/a1', 0],
  ['/portfolio/#itemId=third%20thing', 2],
  ['/portfolio/first-light', 0],
  ['/portfolio/first-light/', 0],
  ['/portfolio?itemId=third%20thing', 2],
  ['/portfolio', -1],
  ['/portfolio?itemId=unknown', -1],
  ['/portfolio?itemId=', -1],
  ['/portfolio#/id/%E0%A4%A', -1],
  ['/', -1],
])('the address %s asks for slide %s', (address, index) => {
  expect(at(address)).toBe(index);
});

test('writes the slide as item id into the hash, after the collection’s full url and a slash', () => {
  expect(addressOfSlide('/portfolio', { id: 'b2', url: 'x' })).toBe('/portfolio/#itemId=b2');
  expect(addressOfSlide('/portfolio/', { id: '', url: 'third thing' })).toBe('/portfolio/#itemId=third%20thing');
});

test('has no address for a slide without id and url', () => {
  expect(addressOfSlide('/portfolio', { id: '', url: '' })).toBeNull();
});

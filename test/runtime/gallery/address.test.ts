import { expect, test } from 'vitest';
import { addressOfSlide, slideInAddress } from '../../../runtime/features/gallery/model/address.ts';

const slides = [
  { id: 'a1', url: '/portfolio/first-light' },
  { id: 'b2', url: '' },
  { id: '', url: 'third thing' },
  { id: 'd4', url: '/portfolio/th%C3%A9' },
];
const at = (address: string) => slideInAddress(new URL(address, 'http://site.test'), slides);

// gallery#address-read
test.each([
  ['/portfolio?itemId=b2', 1],
  ['/portfolio#itemId=a1', 0],
  ['/portfolio#/?itemId=b2', 1],
  ['/portfolio#/id/a1', 0],
  ['/portfolio#b2', 1],
  ['/portfolio#/first-light', 0],
  ['/portfolio#itemId=/portfolio/first-light', 0],
  ['/portfolio#itemId=%2Fportfolio%2Ffirst-light', 0],
  ['/portfolio/th%C3%A9', 3],
  ['/portfolio?page=2#itemId=b2', 1],
  ['/portfolio/#itemId=third%20thing', 2],
  ['/portfolio/first-light', 0],
  ['/portfolio/first-light/', 0],
  ['/portfolio?itemId=third%20thing', 2],
  ['/portfolio', -1],
  ['/portfolio?itemId=unknown', -1],
  ['/portfolio?itemId=', -1],
  ['/portfolio#/id/%E0%A4%A', -1],
  ['/', -1],
])('the address %s names the slide %s', (address, index) => {
  expect(at(address)).toBe(index);
});

const page = (address: string) => new URL(address, 'http://site.test');

// gallery#address-write
test('writes the slide’s id, else its url, as item id into the hash, after the collection’s full url and one slash', () => {
  expect(addressOfSlide('/portfolio', { id: 'b2', url: 'x' }, page('/'))).toBe('/portfolio/#itemId=b2');
  expect(addressOfSlide('/portfolio/', { id: '', url: 'third thing' }, page('/'))).toBe('/portfolio/#itemId=third%20thing');
});

// gallery#address-parts
test('the page’s query stays without its item id, and a page without a collection keeps its path', () => {
  const slide = { id: 'b2', url: '' };
  expect(addressOfSlide('/portfolio', slide, page('/portfolio?nomotion=true'))).toBe('/portfolio/?nomotion=true#itemId=b2');
  expect(addressOfSlide('/p', slide, page('/p?itemId=a1'))).toBe('/p/#itemId=b2');
  expect(addressOfSlide('/p', slide, page('/p?a=1&itemId=a1&b=2'))).toBe('/p/?a=1&b=2#itemId=b2');
  expect(addressOfSlide('', slide, page('/about/us?a=1'))).toBe('/about/us?a=1#itemId=b2');
});

test('a slide without id and url has no address', () => {
  expect(addressOfSlide('/portfolio', { id: '', url: '' }, page('/'))).toBeNull();
});

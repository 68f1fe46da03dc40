import { afterEach, expect, test, vi } from 'vitest';
import { isSamePage } from '../../../runtime/browser/same-page.ts';
import { leadsToOtherPage } from '../../../runtime/features/lightbox/read-item.ts';

afterEach(() => vi.unstubAllGlobals());

// site#compared-whole
test.each([
  ['https://pots.example/shop', true],
  ['https://pots.example/shop#top', true],
  ['https://pots.example/shop?itemId=bowl', true],
  ['https://pots.example/shop?page=2', false],
  ['https://pots.example/shop?page=2&itemId=bowl', false],
  ['https://pots.example/shop/', false],
  ['https://other.example/shop', false],
  ['http://pots.example/shop', false],
  ['https://pots.example:8443/shop', false],
])('%s is the page https://pots.example/shop: %s', (address, isSame) => {
  expect(isSamePage(new URL(address), new URL('https://pots.example/shop'))).toBe(isSame);
});

test('a query is the same with an item and without one, wherever the item stands', () => {
  const page = new URL('https://pots.example/shop?page=2&sort=new');
  for (const query of ['?page=2&sort=new&itemId=a', '?itemId=a&page=2&sort=new', '?page=2&itemId=a&sort=new'])
    expect([query, isSamePage(new URL(query, page), page)]).toEqual([query, true]);
});

// site#compared-whole, lightbox#item-link
test.each([
  ['https://pots.example/gallery', '/img/bowl.jpg', false],
  ['https://pots.example/gallery#bowl', '/img/bowl.jpg', false],
  ['https://pots.example/gallery?page=2', '/img/bowl.jpg', true],
  ['https://other.example/gallery', '/img/bowl.jpg', true],
  ['https://pots.example/img/bowl.jpg?format=1500w', '/img/bowl.jpg', false],
  ['https://other.example/img/bowl.jpg', '/img/bowl.jpg', true],
])('a link to %s beside the picture %s leads to another page: %s', (address, source, leads) => {
  const page = new URL('https://pots.example/gallery');
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', {
    createElement: () => {
      const link = new URL(page);
      return {
        set href(value: string) {
          link.href = new URL(value, page).href;
        },
        get origin() {
          return link.origin;
        },
        get pathname() {
          return link.pathname;
        },
      };
    },
  });
  expect(leadsToOtherPage(new URL(address) as never, source)).toBe(leads);
});

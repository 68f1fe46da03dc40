import { expect, test } from 'vitest';
import { searchQuery } from '../../../runtime/features/analytics/landing.ts';
import { fakePageWindow } from '../../helpers/fakes/fake-sender.ts';

const search = (pageType: number | null, path: string, queryString: string) =>
  searchQuery({ pageType }, { ...fakePageWindow(), location: new URL(`http://a.test${path}${queryString}`) });

// analytics#site-search
test('a search page with a query is a search: by page type 102 or by its path', () => {
  expect(search(102, '/find', '?q=blue%20vase')).toBe('blue vase');
  expect(search(null, '/search', '?q=vase')).toBe('vase');
  expect(search(2, '/search/', '?q=vase')).toBe('vase');
});

test('an empty query and any other page are no search', () => {
  expect(search(102, '/search', '')).toBe(null);
  expect(search(102, '/search', '?q=%20')).toBe(null);
  expect(search(2, '/shop', '?q=vase')).toBe(null);
});

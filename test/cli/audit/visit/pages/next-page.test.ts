import { expect, test } from 'vitest';
import { nextPageOf } from '../../../../../cli/audit/visit/pages/next-page.ts';

const at = (path: string) => `https://shop.example${path}`;

test('the next page is the first link to another page of the site: no file, no other host, and no cart or log-out', () => {
  const passedOver = ['/#top', '/?page=2', '/prices.pdf', '/cart', '/log-out', '/my-account'].map(at);
  expect(nextPageOf([...passedOver, 'https://other.example/a', at('/john.smith#bio'), at('/b')], at('/'))).toBe(
    at('/john.smith'),
  );
  expect(nextPageOf(passedOver, at('/'))).toBeNull();
});

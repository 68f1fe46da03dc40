import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { screenHtml } from '../../../fake-server/html/screen.ts';

describe('screenHtml', () => {
  test('shows the received values, escaped, under one heading, in a document with a language', () => {
    const page = load(
      screenHtml({
        title: 'Cart <1>',
        text: 'Text',
        facts: [
          ['sku', '"><script>alert(1)</script>'],
          ['empty', ''],
        ],
        links: [['/a', 'A']],
      }),
    );
    expect(page('html').attr('lang')).toBe('en');
    expect(page('title').text()).toBe('Cart <1>');
    expect(page('main h1').text()).toBe('Cart <1>');
    expect(
      page('dd')
        .map((_, each) => page(each).text())
        .get(),
    ).toEqual(['"><script>alert(1)</script>', '(empty)']);
    expect(page('script')).toHaveLength(0);
    expect(page('a').attr('href')).toBe('/a');
  });
});

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

  test('shows a refusal before the text, a form before the received values, and 7 links in columns', () => {
    const links = Array.from({ length: 7 }, (_, index) => [`/${index}`, `${index}`] as const);
    const form = { action: '/pay', hidden: [], inputs: [], buttons: [['outcome', 'success', 'Pay'] as const] };
    const page = load(screenHtml({ title: 'Pay', text: 'Text', refusal: '<Declined>', facts: [['a', 'b']], form, links }));
    const parts = page('main')
      .children()
      .map((_, { tagName, attribs }) => [tagName, attribs.class, attribs.role].filter(Boolean).join(' '))
      .get();
    expect(parts).toEqual(['h1', 'p refusal alert', 'p', 'form', 'dl facts', 'ul links many']);
    expect(page('.refusal').text()).toBe('<Declined>');
  });
});

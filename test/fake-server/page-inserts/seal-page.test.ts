import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { sealPage } from '../../../fake-server/page-inserts/seal-page.ts';

const place = {
  origins: ['http://localhost:4100', 'http://*.localhost:4100', 'http://127.0.0.1:4100'],
  url: 'http://clean.localhost:4100/a/',
  hasWindows: true,
};
const sealed = (html: string): string => sealPage(Buffer.from(html), place).toString();
/** The page without the seal's own element. */
const rest = (html: string): string => sealed(html).replace(/<script data-origins=.*?<\/script>/s, '');

describe('sealPage', () => {
  test('puts the seal first into the head, with the server’s origins, and changes no other byte', () => {
    const html =
      '<!doctype html><html><head><title>T</title><script>1</script></head><body><a href="https://example.com/">x</a>\u00e9';
    const first = load(sealed(html))('head').children().first();
    expect(first.attr('data-origins')).toBe(place.origins.join(' '));
    expect(rest(html)).toBe(html);
  });

  test('names that the page has no windows', () => {
    const first = load(sealPage(Buffer.from('<p>'), { ...place, hasWindows: false }).toString())('script');
    expect(first.attr('data-windows')).toBe('none');
    expect(sealed('<p>')).not.toContain('data-windows="');
  });

  test.each([
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><head></head>`,
    '<html><script>1</script><head></head>',
  ])('stands before a script or policy that precedes the head: %s', (html) => {
    expect(load(sealed(html))('script, meta').first().attr('data-origins')).toBe(place.origins.join(' '));
    expect(rest(html)).toBe(html);
  });

  test.each([
    ['<meta http-equiv="refresh" content="5; url=https://example.com/x?a=1&amp;b=2">', '5', 'https://example.com/x?a=1&b=2'],
    [`<META content='0;URL="http://localhost:4101/"' HTTP-EQUIV=" Refresh ">`, '0', 'http://localhost:4101/'],
    ['<noscript><meta http-equiv=refresh content="0 //example.com/y"></noscript>', '0', 'http://example.com/y'],
    ['<meta http-equiv="&#114;efresh" content="1.5;https://example.com/">', '1', 'https://example.com/'],
  ])('%s shows the screen of leaving after the same time', (html, delay, to) => {
    const content = load(rest(html), { scriptingEnabled: false } as object)('meta').attr('content');
    expect(content).toBe(`${delay};url=/_leaves?${new URLSearchParams({ to })}`);
  });

  test.each([
    '<meta http-equiv="refresh" content="30">',
    '<meta http-equiv="refresh" content="0; url=../b">',
    '<meta http-equiv="refresh" content="0; url=http://static.localhost:4100/">',
    '<meta name="refresh" content="0; url=https://example.com/">',
    '<link rel="preconnect" href="http://third-party.localhost:4100">',
    '<link rel="canonical" href="https://example.com/">',
  ])('%s is kept', (html) => {
    expect(rest(html)).toBe(html);
  });

  test('links that connect to other hosts in advance are removed', () => {
    expect(
      rest('<link rel="preconnect" href="https://x.example"><LINK href=//y.example REL="dns-prefetch  preconnect"><p>'),
    ).toBe('<p>');
  });
});

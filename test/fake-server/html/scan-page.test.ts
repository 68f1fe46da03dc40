import { describe, expect, test } from 'vitest';
import { scanPage } from '../../../fake-server/html/scan-page.ts';
import { countCharacters } from '../../helpers/count-characters.ts';

/** Returns the page with `|` at the end of its head. */
const withHeadEnd = (page: string): string => {
  const { headEnd } = scanPage(page);
  return `${page.slice(0, headEnd)}|${page.slice(headEnd)}`;
};

const withHeadStart = (page: string): string => {
  const { headStart } = scanPage(page);
  return `${page.slice(0, headStart)}|${page.slice(headStart)}`;
};

const leftOut = (page: string): string[] => scanPage(page).leftOut.map(({ from, to }) => page.slice(from, to));

describe('where a page’s head ends', () => {
  test.each([
    '<!doctype html><html><head><title>A</title>|</head><body></body></html>',
    '<HTML><HEAD><TITLE>A</TITLE>|</HEAD><BODY></BODY></HTML>',
    '<head><!-- </head> --><script>"</head>"</script><title></head></title>|</head><body>',
    '<head><style>/* </head> */</style>|</head >',
    '<head><noscript><link rel=x></head></noscript>|</head>',
    '<head><template><div></head></template>|</head>',
    '<head><template></head><body>text</template><title>A</title>|</head>',
    '<!doctype html><title>A</title>|<body class="a">text',
    '<!doctype html><title>A</title>|</body>',
    '<!-- c --><meta charset=utf-8>|<p>text</p>',
    '<!doctype html>\n<html lang="en">\n|<p>one<p>two',
    '<!doctype html>\n|plain text',
    '<title>A</title>|&amp; text',
    '<!doctype html><link rel=x>|',
    '|<div></div>',
    '|',
    '<head><div>stray</div>|</head><body>',
    '<head></title>|<body><head></head></body>',
    '<head a=">"><meta content=\'</head>\'>|</head>',
    '\u00ef\u00bb\u00bf<title>A</title>|<p>',
  ])('%j', (page) => {
    expect(withHeadEnd(page.replace('|', ''))).toBe(page);
  });
});

describe('where a page’s head begins', () => {
  test.each([
    '<!doctype html><html><head lang="a>b">|<title>A</title></head>',
    '<!doctype html><html lang="en">|<title>A</title><p>',
    '<!doctype html>|<title>A</title><p>',
    '|<p>',
    '|text',
  ])('%j', (page) => {
    expect(withHeadStart(page.replace('|', ''))).toBe(page);
  });
});

describe('the platform’s own tags', () => {
  test('are found from their start tag to their end tag', () => {
    const one = '<script defer src="//assets.squarespace.com/universal/scripts-compressed/a-012345-min.en-US.js"\n></script >';
    const two = '<SCRIPT>Squarespace.load(window);</SCRIPT>';
    expect(leftOut(`<head>${one}<script>mine()</script>${two}</head>`)).toEqual([one, two]);
  });

  test('are not found in comments, in other scripts and in text', () => {
    const tag = '<script src="//assets.squarespace.com/@sqs/x.js"></scr';
    expect(leftOut(`<head><!-- ${tag} --><script>"${tag}"</script><title>${tag}</title></head>`)).toEqual([]);
  });

  test('inline drivers in the body are not removed, because the runtime implements their calls', () => {
    expect(leftOut('<head></head><body><script>Squarespace.afterBodyLoad(Y);</script></body>')).toEqual([]);
  });

  test('preloads of platform scripts are platform tags, other links are not', () => {
    const preload = '<link rel="modulepreload" href="https://assets.squarespace.com/@sqs/x.js">';
    const asScript =
      '<link as=script rel=preload href=//assets.squarespace.com/universal/scripts-compressed/a-012345-min.en-US.js>';
    const style = '<link rel="preload" as="style" href="https://assets.squarespace.com/x.css">';
    expect(leftOut(`<head>${preload}${style}${asScript}<link rel=canonical href=/></head>`)).toEqual([preload, asScript]);
  });

  test('character references in an address are decoded', () => {
    expect(leftOut('<script src="https:&#47;&#47;assets.squarespace.com/@sqs/x.js?a&amp;b"></script>')).toHaveLength(1);
  });

  test('a script without an end tag is not removed', () => {
    expect(leftOut('<head><script src="//assets.squarespace.com/@sqs/x.js">')).toEqual([]);
  });
});

test('the content security policy of a page is returned', () => {
  expect(scanPage('<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">').contentPolicy).toBe(
    "script-src 'self'",
  );
  expect(scanPage('<meta name=description content=x>').contentPolicy).toBeNull();
});

test.each(['<script>', '<script ', '</script', '<script></script', '</x ', '<a b=', '&amp', '<!--', '<link rel=preload href='])(
  'twice as much of %s needs at most 2.2 times the characters to be read',
  (text) => {
    const [once, twice] = [5000, 10_000].map((times) => countCharacters(() => scanPage(text.repeat(times))));
    expect(twice).toBeLessThan((once ?? 0) * 2.2 + 1000);
  },
);

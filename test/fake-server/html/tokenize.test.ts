import { load } from 'cheerio';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from '../../../fake-server/html/tokenize.ts';
import { countCharacters } from '../../helpers/count-characters.ts';

/** Returns the parts of a page, a line each. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  tokenize(html, {
    onStartTag(tag) {
      const attributes = Array.from(tag.values(), ([name, value]) => ` ${name}=${value}`).join('');
      parts.push(`<${tag.name}${attributes}>${tag.isInert ? ' inert' : ''}`);
    },
    onEndTag: (name) => parts.push(`</${name}>`),
    onText: (start, end) => parts.push(html.slice(start, end)),
    onRawText: (name, start, end) => parts.push(`${name}: ${html.slice(start, end)}`),
    onDeclaration: (end) => parts.push(`declared until ${end}`),
    onUnfinishedTag: (tag) => parts.push(`unfinished <${tag.name}${[...tag.values().keys()].map((name) => ` ${name}`).join('')}`),
  });
  return parts;
}

test.each([
  ['a<b>c</b>', 'a', '<b>', 'c', '</b>'],
  ['<!doctype html><p A=1 b = "2" a=3 c/d>', 'declared until 15', '<p a=1 b=2 c= d=>'],
  ['1 < 2 <3 </ x>4</>5<?x?>6', '1 < 2 <3 ', '4', '5', '6'],
  ['<!-->a<!--->b<!-- --!>c<!-- <b> -->d<!-- <b>', 'a', 'b', 'c', 'd'],
  ['<![CDATA[<b>]]>', 'declared until 12', ']]>'],
  ['<svg><![CDATA[<b>]]></svg>', '<svg>', '</svg>'],
  ['</a b=">">c', '</a>', 'c'],
  ['<a b=>c', '<a b=>', 'c'],
  ["<a ''>b", "<a ''=>", 'b'],
  ['<p><a class="x" data-y="z', '<p>', 'unfinished <a class'],
  ['<p><a class="x" data-y', '<p>', 'unfinished <a class'],
  ['text <', 'text <'],
  ['text </', 'text </'],
])('reads %j', (html, ...parts) => {
  expect(partsOf(html)).toEqual(parts);
});

test.each([
  ['<script>a < b</script >', '<script>', 'script: a < b', '</script>'],
  ['<SCRIPT>"</scripts>"</SCRIPT/>', '<script>', 'script: "</scripts>"', '</script>'],
  [
    '<title><b></title><textarea></title></textarea>',
    '<title>',
    'title: <b>',
    '</title>',
    '<textarea>',
    'textarea: </title>',
    '</textarea>',
  ],
  ['<noscript><!-- </noscript> -->', '<noscript>', 'noscript: <!-- ', '</noscript>', ' -->'],
  ['<script><!-- <script> </script> --></script>a', '<script>', 'script: <!-- <script> </script> -->', '</script>', 'a'],
  ['<script><!-- </script>a', '<script>', 'script: <!-- ', '</script>', 'a'],
  ['<script><!--><script></script>a', '<script>', 'script: <!--><script>', '</script>', 'a'],
  ['<plaintext></plaintext>', '<plaintext>', 'plaintext: </plaintext>'],
  ['<script>a', '<script>', 'script: a'],
  ['<svg><style><b></style></svg><style><b>', '<svg>', '<style>', '<b>', '</style>', '</svg>', '<style>', 'style: <b>'],
  ['<svg><script>a</script>', '<svg>', '<script>', 'a', 'script: a', '</script>'],
  ['<svg/><style><b>', '<svg>', '<style>', 'style: <b>'],
  ['<template><b></template><i>', '<template>', '<b> inert', '</template>', '<i>'],
  ['<svg><math><title><textarea><div>', '<svg>', '<math>', '<title>', '<textarea>', 'textarea: <div>'],
  ['<p><template></p><b></template><i>', '<p>', '<template>', '</p>', '<b> inert', '</template>', '<i>'],
])('reads the text of elements that contain text only in %j', (html, ...parts) => {
  expect(partsOf(html)).toEqual(parts);
});

test('decodes character references of attributes by the table of HTML', () => {
  const written =
    '&amp;&lt&#x41;&#65&#0;&#150;&#xd800;&#x1F600;&#99999999;&copy=&copyx&copy;&notit;&bigstar;&nope;&AMP&Uuml;&apos;&';
  const decoded = "&<AA\ufffd\u2013\ufffd\u{1f600}\ufffd&copy=&copyx©&notit;★&nope;&Ü'&";
  expect(partsOf(`<a b="${written}">`)).toEqual([`<a b=${decoded}>`]);
});

interface Element {
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Element[];
  readonly sourceCodeLocation?: { readonly startTag?: { readonly startOffset: number }; readonly startOffset: number } | null;
}

/** Returns the start tags that parse5 makes elements of, by their places. */
function elementsOf(html: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const visit = (element: Element) => {
    const place = element.sourceCodeLocation;
    if (place && element.attribs)
      found.set(place.startTag?.startOffset ?? place.startOffset, JSON.stringify(Object.entries(element.attribs).sort()));
    element.children?.forEach(visit);
  };
  const $ = load(html, { sourceCodeLocationInfo: true }, false);
  visit($.root()[0] as unknown as Element);
  return found;
}

const names = 'div p span br svg g math mi title script style textarea noscript iframe xmp foreignObject desc'.split(' ');
const name = fc.constantFrom(...names);
const attribute = fc.constantFrom(
  ' a="x>y"',
  " b='<'",
  ' c=d',
  ' A=2',
  '/',
  '\n',
  '\t',
  ' e',
  ' =',
  ' f=&amp;g&copy',
  ' h = "&notin;&#10;"',
  ' "',
);
const startTag = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >'))
  .map(([tagName, list, end]) => `<${tagName}${list.join('')}${end}`);
const piece = fc.oneof(
  { weight: 6, arbitrary: startTag },
  { weight: 4, arbitrary: name.map((tagName) => `</${tagName}>`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '<!--',
      '-->',
      '--!>',
      '<!-->',
      '<![CDATA[',
      ']]>',
      '<?x>',
      '</ x>',
      '<script',
      '</script',
      '<!x>',
    ),
  },
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'<>/!-?"\'= &;\n]a'), maxLength: 5 }) },
);

test('finds the start tags of parse5, with its attributes, in 3000 pages of hostile markup', () => {
  let elements = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = `<body>${pieces.join('')}`;
      const expected = elementsOf(html);
      const found = new Map<number, string>();
      tokenize(html, {
        onStartTag: (tag) => found.set(tag.start, JSON.stringify(Array.from(tag.values()).sort())),
      });
      found.delete(0);
      elements += expected.size;
      expect(found).toEqual(expected);
    }),
    { numRuns: 3000, seed: 1 },
  );
  // Otherwise the pages would compare nothing with nothing.
  expect(elements).toBeGreaterThan(3000);
});

test.each([
  '<script>',
  '<script><!--',
  '<script ',
  '</script',
  '<!--',
  '<!-- --!>',
  '</x ',
  '<a b=',
  '<a b="',
  '<svg>',
  '<![CDATA[',
  '<title></titl',
])('twice as much of %s needs at most 2.2 times the characters to be read', (text) => {
  const [once, twice] = [5000, 10_000].map((times) => countCharacters(() => partsOf(text.repeat(times))));
  expect(twice).toBeLessThan((once ?? 0) * 2.2 + 1000);
});

test('stays fast on 100,000 open elements and on 100,000 open templates', () => {
  expect(partsOf(`${'<div>'.repeat(100_000)}<b>`)).toHaveLength(100_001);
  expect(partsOf('<template>'.repeat(100_000)).filter((part) => !part.endsWith('inert'))).toHaveLength(1);
});

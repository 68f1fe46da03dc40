import { expect, test } from 'vitest';
import { readTag } from '../../../../../cli/validate/find/page/read-tag.ts';

const attributesOf = (html: string) => readTag(html, html.indexOf('<'), false).attributes;

test('decodes attributes as a browser does, and maps each character to its place', () => {
  const html = '<a title = "a&amp;b&quotc=&quot;&#x41;&notit;&NotEqualTilde;z" b=x&lt;y c>';
  const attributes = attributesOf(html);
  const title = attributes.get('title')?.value;
  expect(title?.text).toBe('a&b&quotc="A&notit;\u2242\u0338z');
  const offsets = Array.from(title?.text ?? '', (_character, index) => title?.offsetOf(index) ?? -1);
  expect(offsets.map((offset) => html[offset]).join('')).toBe('a&b&quotc=&&&notit;&&z');
  expect(title?.offsetOf(99)).toBe(html.indexOf('" b='));
  expect(attributes.get('b')?.value.text).toBe('x<y');
  expect(attributes.get('c')?.value.text).toBe('');
});

test('maps an entity at the beginning of an attribute', () => {
  const value = attributesOf("<a b='&#123;&#34;'>").get('b')?.value;
  expect(value?.text).toBe('{"');
  expect([0, 1, 2].map((index) => value?.offsetOf(index))).toEqual([6, 12, 17]);
});

test('keeps the first of repeated attributes, with the place of the second', () => {
  expect(attributesOf('<a b="1" B="2">').get('b')).toMatchObject({ value: { text: '1' }, repeatedAt: 9 });
});

test('encodes a text for the quotes of its attribute', () => {
  const attributes = attributesOf(`<a b="1" c='2' d=3>`);
  const encoded = ['b', 'c', 'd'].map((name) => attributes.get(name)?.value.encode(`"' <&`));
  expect(encoded).toEqual([`&quot;' &lt;&amp;`, '"&#39; &lt;&amp;', '&quot;&#39;&#32;&lt;&amp;']);
});

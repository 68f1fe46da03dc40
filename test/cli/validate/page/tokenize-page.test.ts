import { expect, test } from 'vitest';
import { type PageTag, tokenizePage } from '../../../../cli/validate/page/tokenize-page.ts';

function scan(html: string) {
  const tags: PageTag[] = [];
  const scripts: string[] = [];
  const unfinished: string[] = [];
  tokenizePage(html, {
    onTag: (tag) => tags.push(tag),
    onScript: (text, type) => scripts.push(`${type}|${text.text}`),
    onUnfinishedTag: (tag) => unfinished.push(tag.name),
  });
  return { tags, scripts, unfinished };
}

test('decodes attributes as a browser does, and maps each character to its place', () => {
  const html = '<a title = "a&amp;b&quotc=&quot;&#x41;&notit;&NotEqualTilde;z" b=x&lt;y c>';
  const [tag] = scan(html).tags;
  const title = tag?.attributes.get('title')?.value;
  expect(title?.text).toBe('a&b&quotc="A&notit;\u2242\u0338z');
  const offsets = Array.from(title?.text ?? '', (_character, index) => title?.offsetOf(index) ?? -1);
  expect(offsets.map((offset) => html[offset]).join('')).toBe('a&b&quotc=&&&notit;&&z');
  expect(title?.offsetOf(99)).toBe(html.indexOf('" b='));
  expect(tag?.attributes.get('b')?.value.text).toBe('x<y');
  expect(tag?.attributes.get('c')?.value.text).toBe('');
});

test('maps an entity at the beginning of an attribute', () => {
  const html = "<a b='&#123;&#34;'>";
  const value = scan(html).tags[0]?.attributes.get('b')?.value;
  expect(value?.text).toBe('{"');
  expect([0, 1, 2].map((index) => value?.offsetOf(index))).toEqual([6, 12, 17]);
});

test('keeps the first of repeated attributes, with the place of the second', () => {
  const [tag] = scan('<a b="1" B="2">').tags;
  expect(tag?.attributes.get('b')).toMatchObject({ value: { text: '1' }, repeatedAt: 9 });
});

test('reports scripts with their type, also one without an end', () => {
  const html = '<script>a < b</script><SCRIPT TYPE="Text/JavaScript">c</SCRIPT><template><script>d</script></template><script>e';
  expect(scan(html).scripts).toEqual(['|a < b', 'text/javascript|c', '|e']);
});

test('reports the tag in which the page ends', () => {
  expect(scan('<p><div class="a').unfinished).toEqual(['div']);
  expect(scan('<p>text <').unfinished).toEqual([]);
});

test('stays fast on 100,000 open elements and on 100,000 open templates', () => {
  expect(scan(`${'<div>'.repeat(100_000)}<b>`).tags).toHaveLength(100_001);
  expect(scan('<template>'.repeat(100_000)).tags).toHaveLength(1);
});

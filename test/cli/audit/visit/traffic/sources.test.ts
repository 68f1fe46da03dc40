import { expect, test } from 'vitest';
import type { ScriptInitiator } from '../../../../../cli/audit/artifacts/artifacts.ts';
import { atTag, readSources, sourceLines, tagWith } from '../../../../../cli/audit/visit/traffic/sources.ts';

const page = 'https://shop.example/';
const script = (url: string, line: number, column: number, more: Partial<ScriptInitiator> = {}): ScriptInitiator => ({
  kind: 'script',
  via: 'document.cookie',
  url,
  line,
  column,
  stack: [],
  ...more,
});
const linesOf = (text: string) => new Map([[page, text.split('\n')]]);

test('a line is quoted once, without its indent, at the script and at each frame of its stack', () => {
  const sources = linesOf('<script>\n  set("a")\n  document.cookie = "a=1"\n</script>');
  const initiator = script(page, 3, 19, { stack: [`set (${page}:3:19)`, `(top) (${page}:2:3)`, `gone (${page}:9:1)`] });
  expect(sourceLines(sources, [initiator, null, initiator])).toEqual([
    { url: page, line: 3, column: 19, code: 'document.cookie = "a=1"' },
    { url: page, line: 2, column: 3, code: 'set("a")' },
  ]);
});

test('of a line of 4,000 characters the 160 around the column are quoted, with a sign at each end that is cut', () => {
  const [quoted] = sourceLines(linesOf(`${'a'.repeat(2000)}X${'b'.repeat(1999)}`), [script(page, 1, 2001)]);
  expect(quoted?.code).toBe(`…${'a'.repeat(40)}X${'b'.repeat(119)}…`);
});

test('the lines of Google’s consent mode have their call, whatever the quotes', () => {
  const sources = linesOf(
    "x();gtag('consent', 'default', {})\ngtag ( \"consent\",\"update\", {})\nmygtag('consent', 'default')\ngtag('config', 'G-1')",
  );
  expect(sourceLines(sources, []).map(({ line, column, consentCall }) => [line, column, consentCall])).toEqual([
    [1, 5, 'default'],
    [2, 1, 'update'],
  ]);
});

test('a request of markup is at the tag that names its address, also where the browser reports the end of the line before it', () => {
  const sources = linesOf(
    '<p>one</p>\n<img src="a.gif"><img src="https://t.example/tr?id=1&amp;ev=View">\n<script src="/js/b.js"></script>',
  );
  const placeOf = (address: string, line: number, column: number) => {
    const found = atTag(sources, script(page, line, column, { via: 'markup' }), address);
    return [found?.line, found?.column];
  };
  expect(placeOf('https://t.example/tr?id=1&ev=View', 1, 11)).toEqual([2, 18]);
  expect(placeOf('https://shop.example/js/b.js', 2, 70)).toEqual([3, 1]);
  expect(placeOf('https://shop.example/never.js', 2, 70)).toEqual([2, 70]);
});

test('documents and scripts that acted are read by address; one that the browser no longer has is left out', async () => {
  const received = (type: string, url: string, text: string | null) => ({ type, url, sentBy: null, readText: async () => text });
  const traffic = {
    requests: [received('Document', page, 'one\r\ntwo'), received('Script', 'https://shop.example/a.js', null)] as never,
  };
  const events = [{ stack: [['https://shop.example/a.js', 1, 1, ''] as const] as never }];
  expect(await readSources({ events, traffic })).toEqual(new Map([[page, ['one', 'two']]]));
});

test('a link of markup is at the first tag with its address as written, also of a page with a fragment', () => {
  const sources = linesOf('<p>one</p>\n<meta charset="utf-8"><link rel="icon" href="i.png?a=1">');
  expect(tagWith(sources, `${page}#top`, 'i.png?a=1')).toMatchObject({ via: 'markup', url: page, line: 2, column: 23 });
  expect(tagWith(sources, page, 'j.png')).toBe(null);
  expect(tagWith(undefined, page, 'i.png')).toBe(null);
});

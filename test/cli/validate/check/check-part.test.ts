// covers: cli/validate/find/
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import type { PartOptions } from '../../../../cli/validate/check/check-at-once.ts';
import { checkFound } from '../../../../cli/validate/check/check-found.ts';
import { checkPart } from '../../../../cli/validate/check/check-part.ts';
import { isCleanGallery } from '../../../../cli/validate/check/quick/clean-gallery.ts';
import { galleriesInJson } from '../../../../cli/validate/check/quick/galleries-in-json.ts';
import { partsOfPage } from '../../../../cli/validate/find/page-parts.ts';
import type { InputPart } from '../../../../cli/validate/read/read-input.ts';
import { createSourceText } from '../../../../cli/validate/text/source-text.ts';

type Format = 'html' | 'json' | 'line';

const root = join(import.meta.dirname, '../../../..');
const partOf = (text: string, format: Format): InputPart => ({
  format,
  source: createSourceText('x', text),
  isNamed: true,
  bytesRead: 0,
});

/** Expects that a quick check yields the items and findings of one with places, in their order. */
async function expectSame(text: string, format: Format, kind: PartOptions['kind'] = 'auto'): Promise<void> {
  const options = { kind, needsPlaces: true, withEffective: false };
  const reference = [...checkFound(partOf(text, format), options)];
  expect([...(await checkPart(partOf(text, format), options))]).toEqual(reference);
}

test('finds the same in every fixture', async () => {
  const names = globSync('fixtures/**/*.{html,json,ndjson,jsonl}', { cwd: root });
  for (const name of names) {
    const text = readFileSync(join(root, name), 'utf8');
    if (/\.html$/.test(name)) await expectSame(text, 'html');
    else if (/\.json$/.test(name)) await expectSame(text, 'json');
    else for (const line of text.split('\n').slice(0, 50)) if (line.trim() !== '') await expectSame(line, 'line');
  }
  expect(names.length).toBeGreaterThan(20);
});

const block = '{"design":"grid","thumbnails-per-row":"3","lightbox":true,"title":"a \\" b"}';
const attributes = [
  `data-block-json='${block}'`,
  `data-block-json="${block.replaceAll('"', '&quot;')}"`,
  `data-block-json="{&#34;design&#34;:&#x22;slider&quot;,&quot;autoplay&quot;:false}"`,
  `data-block-json="{&quot;design&quot;:&quot;nope&quot;,&quot;gutter&quot;:3}"`,
  `data-block-json="{&quot;design&quot;:&quot;grid&quot;,&quot;design&quot;:&quot;grid&quot;,&quot;gutter&quot;:3}"`,
  `data-block-json="{\\&quot;design\\&quot;:\\&quot;grid\\&quot;}"`,
  'data-block-json="{&quot;text&quot;:&quot;&amp;amp;&eacute;&quot;}"',
  'data-block-json="&#123;&quot;design&quot;:&quot;grid&quot;,&quot;gutter&quot;:3,&quot;title&quot;:&quot;&#x41;&nbsp;&#39;&#x1F600;&amp;quot;&quot;&#125;"',
  'data-block-json="&#123;&quot;design&quot;:&quot;grid&quot;,&quot;gutter&quot;:3,&quot;title&quot;:&quot;&#0;&#150;&#xd800;&copy&notit;&AMP;&bigstar;&quot;&#125;"',
  'data-block-json={"design":"list","padding":1}',
  'data-block-json="{ broken"',
  'data-block-json=""',
  'data-block-json=" [1] "',
  'DATA-BLOCK-JSON',
  'class="gallery-block"',
  'class="a sqs-block b"',
  "class='sqs-layout'",
  'class="sqs&#45;block-gallery"',
  'className="summary-v2-block"',
  'class=product-variants',
  'data-variants="[{&quot;price&quot;:1,&quot;sku&quot;:&quot;a&quot;}]"',
  'data-block-type="8"',
  'data-block-type=55',
  'type="application/json"',
  'type=module',
  'class="sqs-form-block-context"',
  'a="x>y"',
  "b='<'",
  '=',
  '/',
];
const names = 'div p br svg g math title template noscript script style textarea iframe xmp plaintext foreignObject a'.split(' ');
const attribute = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...attributes) },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
);
const spaces = fc.constantFrom(' ', '\n', '\r\n', '\t', '/', ' / ', '\f', '');
const startTag = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(fc.tuple(spaces, attribute), { maxLength: 4 }),
    fc.constantFrom('>', '/>', ' >', '', '/ >'),
  )
  .map(([name, list, end]) => `<${name} ${list.flat().join('')}${end}`);
const piece = fc.oneof(
  { weight: 8, arbitrary: startTag },
  { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'<>/!-?"\'= &;\n\r[]Aa'), maxLength: 6 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['<!-- ', ' -->', '<!-->', '<!--->', '--!>', '<![CDATA[', ']]>', '<!doctype html>', '<?php ', '</script', '</SCRIPT x>'],
      ...[
        '</textarea',
        '\ufeff',
        '\u001c',
        'Static.SQUARESPACE_CONTEXT = {"website":{"cookieSettings":{"a":1}}};',
        '&lt;div&gt;',
      ],
    ),
  },
);

test.each([
  '&#123;&quot;design&quot;:&quot;grid&quot;,&quot;gutter&quot;:3&#125;',
  '&#x7B;&#34;design&#34;:&#x22;grid&quot;,&quot;gutter&quot;:3,&quot;title&quot;:&quot;&uuml;&nbsp;&amp;&hellip;&quot;}',
])('reads a gallery without the places of its characters in %s', (data) => {
  const start = '<div data-block-json="';
  expect(partsOfPage(`${start}${data}">`, isCleanGallery)).toEqual([{ clean: { pointer: '', offset: start.length } }]);
});

test('finds the same in 3000 pages of tags, comments, scripts, quotes and broken ends', async () => {
  let quick = 0;
  const page = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(page, async (text) => {
      if (partsOfPage(text, isCleanGallery).some((part) => 'clean' in part)) quick += 1;
      await expectSame(text, 'html');
    }),
    { numRuns: 3000 },
  );
  // Otherwise the pages would compare the reference with itself.
  expect(quick).toBeGreaterThan(300);
});

const keys = (
  'design gutter padding thumbnails-per-row lightbox autoplay-duration aspectRatio imageAspectRatio columnWidth ' +
  'active-alignment lightboxTheme play-button title filter blockId items collection cookieSettings blockJson blockType kind ' +
  'websiteSettings variants $schema desgin gutterr lightbox_theme price sku formFields cookieBannerText priceCents ' +
  'productType structuredContent nope __proto__ 7 12'
).split(' ');
const values = [
  ...[
    'grid',
    'slideshow',
    'stacked',
    'carousel',
    'GRID',
    'gallery',
    'Auto',
    '3',
    '03',
    '1.5',
    '-1',
    '',
    'start',
    'left',
    'dark',
    'true',
    'slidshow',
    'drak',
    'centre',
    'flase',
    'gird',
  ],
  ...[0, 1, 2.5, -1, 1e21, 8, true, false, null, 0.1, 5, '8', '1e3', '1px'],
  ...['{"design":"grid"}', ' [{"design":1}]', '<div class="gallery-block">', 'a "quoted" \\ text', '\\"', '\u2028'],
];
const json = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 5, arbitrary: fc.constantFrom(...values).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: tie('object') },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }).map((list) => `[${list.join(',')}]`) },
  ),
  object: fc
    .array(fc.tuple(fc.constantFrom(...keys), tie('value'), fc.constantFrom('', ' ', '\n\t', '\r\n')), { maxLength: 5 })
    .map((members) => `{${members.map(([key, value, space]) => `${space}${JSON.stringify(key)}:${space}${value}`).join(',')}}`),
}));
/** Members of galleries mostly without findings, because few random objects have none. */
const goodMembers = [
  '"design":"grid"',
  '"gutter":"2"',
  '"lightbox":true',
  '"padding":0',
  '"title":"\\"x\\\\"',
  '"filter":{"a":[{}]}',
];
const good = fc.subarray(goodMembers).map((members) => `{${members.join(', ')}}`);
const document = fc.oneof(
  json.value as fc.Arbitrary<string>,
  good,
  fc
    .array(fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: json.object as fc.Arbitrary<string> }), {
      maxLength: 4,
    })
    .map((list) => `{"x": [${list.join(',')}], "y": ${list[0] ?? 1}}`),
  fc.array(good).map((list) => `[${list.join('\n,')}]`),
);

test('finds the same in 2000 JSON texts with repeated keys, escapes and other items', async () => {
  let quick = 0;
  await fc.assert(
    fc.asyncProperty(document, fc.constantFrom<PartOptions['kind']>('auto', 'auto', 'gallery', 'product'), async (text, kind) => {
      if (galleriesInJson(text, true)?.length) quick += 1;
      await expectSame(text, 'json', kind);
    }),
    { numRuns: 2000 },
  );
  expect(quick).toBeGreaterThan(300);
});

test.each([
  ['the address of a schema', '{"$schema":"./gallery.schema.json","design":"grid"}'],
  [
    'the address of a schema and keys of other blocks',
    '[{"$schema":"x","design":"grid","title":"y"},{"$schema":"x","design":"grdi"}]',
  ],
  [
    'a JSON Schema',
    '{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{"design":{},"gutter":{},"padding":{}},"default":{"design":"grid","gutter":1}}',
  ],
  ['a misspelt design', '{"design":"slidshow","gutter":1}'],
  ['a misspelt key', '{"design":"grid","guter":1,"gutter":1}'],
  ['a misspelt flag', '{"design":"grid","gutter":1,"lightbox":"ture"}'],
  ['a key twice', '{"design":"grid","gutter":1,"gutter":1}'],
  ['a key twice in a value that is not checked', '{"design":"grid","gutter":1,"filter":{"a":1,"a":2}}'],
  ['an index as a key', '{"b":{"design":"grid","gutter":1},"1":{"design":"grid","gutter":1}}'],
  ['escaped quotes', '{"design":"grid","gutter":1,"title":"\\\\\\"\\\\"}'],
  ['a text cut off', '{"design":"grid"'],
  ['nesting deeper than 100', `${'{"a":'.repeat(150)}{"design":"grid","gutter":1}${'}'.repeat(150)}`],
])('finds the same in a text with %s', async (_, text) => {
  await expectSame(text, 'json');
});

test('counts galleries without findings when their places are not needed, and loads nothing for them', () => {
  const texts = { json: `[${block},${block}]`, html: `<p ${attributes[0]}>` } as const;
  const options = { kind: 'auto', needsPlaces: false, withEffective: false } as const;
  const checked = (['json', 'html'] as const).map((format) => checkPart(partOf(texts[format], format), options));
  expect(checked).toEqual([[{ isCounted: true }, { isCounted: true }], [{ isCounted: true }]]);
});

import { expect, test } from 'vitest';
import { checkItem } from '../../../../cli/validate/check/check-item.ts';
import { findInJson, findInPage, findInScript } from '../../../../cli/validate/find/find-items.ts';
import type { Found } from '../../../../cli/validate/find/found.ts';
import type { FoundItem } from '../../../../cli/validate/find/item.ts';
import { readJson } from '../../../../cli/validate/find/literals/read-json.ts';
import type { InputProblem } from '../../../../cli/validate/read/input-problem.ts';
import { sliceOf } from '../../../../cli/validate/text/mapped-text.ts';
import { createSourceText } from '../../../../cli/validate/text/source-text.ts';

function collect(all: Iterable<Found>) {
  const items: FoundItem[] = [];
  const problems: InputProblem[] = [];
  for (const found of all) {
    if ('item' in found) items.push(found.item);
    else if ('problem' in found) problems.push(found.problem);
  }
  return { items, problems };
}

const itemsInPage = (html: string) => collect(findInPage(sliceOf(html, 0)));
const itemsInScript = (script: string) => collect(findInScript(sliceOf(script, 0)));

const checked = (text: string, items: readonly FoundItem[]) =>
  items.map((item) => checkItem(item, createSourceText('a', text), false));

const checkPage = (html: string) => checked(html, itemsInPage(html).items);

function checkJson(text: string) {
  const read = readJson(text);
  if ('problem' in read) throw new Error(read.problem.message);
  return checked(text, collect(findInJson(sliceOf(text, 0), read.node)).items);
}

/** Returns each finding as `rule line:column`, with the text at its place. */
function placesIn(html: string): string[] {
  const lines = html.split(/\r\n|\n|\r/);
  return checkPage(html).flatMap(({ findings }) =>
    findings.map(({ ruleId, line = 0, column = 0 }) => `${ruleId}: ${lines[line - 1]?.slice(column - 1, column + 11)}`),
  );
}

test.each([
  ['named entities', 'data-block-json="{&quot;lightbox&quot;:true,&quot;design&quot;:&quot;odd&quot;}"'],
  ['numeric entities for all', 'data-block-json="&#123;&quot;gutter&quot;:1,&#x22;design&#x22;:&quot;odd&quot;&#125;"'],
  ['decimal entities', 'data-block-json="{&#34;lightbox&#34;:true,&#34;design&#34;:&quot;odd&quot;}"'],
  [
    'entities beside each other',
    'data-block-json="{&#34;&#97;&#98;&#34;&#58;&#49;&#44;&#34;design&#34;&#58;&quot;odd&quot;&#125;"',
  ],
])('reports the place of the value with %s', (_name, attribute) => {
  expect(placesIn(`<p>\n<div class="sqs-block-gallery" ${attribute}></div>`)).toContain('unknown-design: &quot;odd&qu');
});

test('reports the place of the value in raw JSON over several lines, with CRLF, LF and CR', () => {
  const html = `<div class='sqs-block-gallery'\r\n data-block-json='{\n"lightbox":true,\r  "design": "odd"}'></div>`;
  const [item] = checkPage(html);
  expect(item).toMatchObject({ line: 2, column: 19, findings: [{ ruleId: 'unknown-design', line: 4, column: 13 }] });
});

test('counts columns in UTF-16 code units', () => {
  const html = `<p>😀é</p><div class="sqs-block-gallery" data-block-json='{"design":"odd"}'></div>`;
  expect(checkPage(html)[0]?.findings[0]?.column).toBe(html.indexOf('"odd"') + 1);
});

test('reads attributes without quotes and in upper case, and recognises blocks by class or type', () => {
  const html = `<DIV CLASS=sqs-block-gallery DATA-BLOCK-JSON={"design":"odd"}></DIV>
    <div data-block-type="8" data-block-json='{"design":"odd"}'></div>
    <div class="x sqs-block-summary-v2" data-block-json='{"design":"odd"}'></div>
    <div data-block-type=55 data-block-json='{"design":"odd"}'></div>
    <div class="sqs-block-instagram" data-block-type="25" data-block-json='{"design":"slider","auto-crop":"x"}'></div>`;
  expect(placesIn(html).map((place) => place.split(':')[0])).toEqual([
    ...['unknown-design', 'unknown-design', 'unknown-design', 'unknown-design', 'gallery-value'],
  ]);
});

test('ignores other blocks, also with broken data', () => {
  const html = `<div class="sqs-block" data-block-type="5" data-block-json='{"design":"layout-poster","lightbox":false}'></div>
    <div class="sqs-block-map" data-block-type="4" data-block-json='{"location":{},"vSize":12}'></div>
    <div class="sqs-block-video" data-block-type="32" data-block-json="{broken"></div>`;
  expect(itemsInPage(html)).toEqual({ items: [], problems: [] });
});

test('finds nothing in comments, scripts, styles, textareas, templates, noscript and titles', () => {
  const block = `<div class="sqs-block-gallery" data-block-json="bad"></div>`;
  const html = `<title>${block}</title><!-- ${block} --><!--> <script>var a = '${block}';</script><style>${block}</style>
    <textarea>${block}</textarea><template>${block}<template></template>${block}</template><noscript>${block}</noscript>
    <script type="text/template">Static.SQUARESPACE_CONTEXT = {cookieSettings: {}}</script><xmp>${block}</xmp><iframe>${block}</iframe>`;
  expect(itemsInPage(html)).toEqual({ items: [], problems: [] });
});

test('finds blocks after unclosed tags, an unclosed svg and stray end tags', () => {
  const block = `<div class="sqs-block-gallery" data-block-json='{"design":"odd"}'>`;
  const html = `</template></p><p><svg><title/><path d="M0"><style/>${block}<span>${block}<br/><li>${block}`;
  expect(checkPage(html)).toHaveLength(3);
});

test.each([
  ['<div class="gallery-block"></div>', 'Error evaluating gallery block data: data-block-json is missing or empty'],
  ['<div class="gallery-block" data-block-json=" "></div>', 'Error evaluating gallery block data: data-block-json is missing'],
  [
    `<div class="gallery-block" data-block-json='[1]'></div>`,
    'Error evaluating gallery block data: expected an object, found a list',
  ],
  ['<div class="gallery-block" data-block-json="{\\"design\\":1}"></div>', 'its quotes are escaped with backslashes'],
  ['<div class="gallery-block" data-block-json="{"design":1}"></div>', 'its quotes are not written as &quot;'],
  [`<div class="gallery-block" data-block-json='{"a":{{b}}}'></div>`, 'it contains a template tag that was not replaced'],
  ['<div class="gallery-block" data-block-json="{&amp;quot;a&amp;quot;:1}"></div>', 'its quotes are encoded twice'],
  [
    '<div class="gallery-block" data-block-json="{&quot;a&quot;:"></div>',
    'Error decoding gallery block data (gallery skipped): the text ends',
  ],
])('reports %s with the documented sentence', (html, message) => {
  const [item] = checkPage(html);
  expect(item?.valid).toBe(false);
  expect(item?.findings[0]?.message).toContain(message);
});

test('a block without data has that of an ancestor', () => {
  const html = `<div data-block-json='{"design":"grid","padding":1}'><div><div class="gallery-block"></div></div></div>
    <div class="gallery-block"></div>`;
  expect(checkPage(html).map(({ valid, line }) => [valid, line])).toEqual([
    [true, 1],
    [false, 2],
  ]);
});

test('keeps the first of two attributes and warns of the second', () => {
  const html = `<div class="gallery-block" data-block-json='{"design":"grid"}' data-block-json='{"design":"odd"}'></div>`;
  expect(placesIn(html)).toEqual(['duplicate-attribute: data-block-j']);
});

test('reports a page that ends inside the tag of a gallery block', () => {
  const html = '<p>x</p>\n<div class="gallery-block" data-block-json="{&quot;design';
  expect(itemsInPage(html)).toMatchObject({ items: [], problems: [{ ruleId: 'unfinished-tag', offset: 9 }] });
});

test('finds the settings of every page context, in the order of the page', () => {
  const html = `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"cookieSettings":{"cookieBannerTheme":"A"}};</script>
    <div class="gallery-block" data-block-json='{"design":"odd"}'></div>
    <script type="text/javascript">window.Static["SQUARESPACE_CONTEXT"]={website:{},cookieSettings:{cookieBannerTheme:'B'}}</script>`;
  expect(placesIn(html)).toEqual([
    'cookie-banner-value: "A"}};</scri',
    'unknown-design: "odd"}\'></di',
    "cookie-banner-value: 'B'}}</scrip",
  ]);
});

test('reports a truncated page context, and nothing for a context without settings', () => {
  const script = "Static.SQUARESPACE_CONTEXT = {cookieSettings: {cookieBannerText: 'x";
  expect(itemsInScript(script)).toMatchObject({
    items: [],
    problems: [{ ruleId: 'page-context-syntax', offset: 67 }],
  });
  expect(itemsInScript('Static.SQUARESPACE_CONTEXT = {website: {}};')).toEqual({ items: [], problems: [] });
});

test('reports that computed settings were not checked', () => {
  const html = '<script>Static.SQUARESPACE_CONTEXT = {cookieSettings: load(), x: 1};</script>';
  expect(placesIn(html)).toEqual(['computed-value: load(), x: 1']);
});

test('finds settings, block records, bare blocks and whole contexts in JSON', () => {
  const items = checkJson(`{"a":[{"cookieSettings":{}},{"kind":"summary","blockJson":{"x":1}},{"blockType":8,"blockJson":{}},
    {"blockType":"4","blockJson":{"location":{}}},{"design":"slider","padding":4},{"isCookieBannerEnabled":true},
    {"design":"layout","x":1},{"slidesPerRow":3,"gutter":1},{"design":"list"}]}`);
  expect(items.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
    'cookie-banner /a/0/cookieSettings',
    'gallery /a/1/blockJson',
    'gallery /a/2/blockJson',
    'gallery /a/4',
    'cookie-banner /a/5',
    'gallery /a/7',
  ]);
  expect(checkJson('[{"design":"list"}, {"design":"x"}]')).toHaveLength(2);
});

test('warns of settings that are not an object, and ignores null', () => {
  expect(checkJson('{"cookieSettings": [1]}')[0]?.findings).toMatchObject([{ ruleId: 'cookie-settings-type', column: 20 }]);
  expect(checkJson('{"cookieSettings": null}')).toEqual([]);
});

test('finds blocks in JSON inside strings and in HTML inside strings, at their place in the file', () => {
  const attribute = '<div class=\\"gallery-block\\" data-block-json=\\"{&quot;design&quot;:&quot;odd&quot;}\\"></div>';
  const text = `{"log":{"text":"${attribute}"},"body":"{\\"cookieSettings\\":{\\"cookieBannerTheme\\":\\"PINK\\"}}"}`;
  const items = checkJson(text);
  expect(items.map(({ pointer }) => pointer)).toEqual(['/log/text', '/body/cookieSettings']);
  expect(items.map(({ findings }) => (findings[0]?.column ?? 0) - 1)).toEqual([
    text.indexOf('&quot;odd'),
    text.indexOf('\\"PINK'),
  ]);
});

test('writes pointers with the escapes of RFC 6901', () => {
  expect(checkJson('{"a/b":{"c~d":{"cookieSettings":{}}}}')[0]?.pointer).toBe('/a~1b/c~0d/cookieSettings');
});

test('reports unread keys, repeated keys and likely misspellings', () => {
  const [item] = checkJson('{"design":"grid","paddin":1,"padding":1,"padding":2,"zzz":1,"lightbx":true}');
  expect(item?.findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
    'unknown-key: "paddin" is not a key the runtime reads',
    'duplicate-key: "padding" is given more than once; the last one counts, not this one',
    'unknown-key: "zzz" is not a key the runtime reads',
    'unknown-key: "lightbx" is not a key the runtime reads; did you mean "lightbox"?',
  ]);
});

test('reads data whose quotes are escaped with backslashes, as the runtime does, with the places of its values', () => {
  const html = `<div class="gallery-block" data-block-json='{\\"lightbox\\":true,\\"design\\":\\"odd\\"}'></div>`;
  const [item] = checkPage(html);
  expect(item?.valid).toBe(true);
  expect(placesIn(html)).toEqual(['gallery-data-escaped: \\"lightbox\\"', 'unknown-design: \\"odd\\"}\'></']);
});

test('a document with a design, known or not, and otherwise only keys of galleries is a gallery', () => {
  expect(checkJson('{"design":"foo","autoplay":true}')).toHaveLength(1);
  expect(checkJson('{"design":"foo","id":1}')).toHaveLength(0);
  expect(checkJson('{"a":{"design":"foo","autoplay":true}}')).toHaveLength(0);
});

test('warns of cookie settings that are a text, but not of an empty text or JSON text', () => {
  expect(checkJson('{"cookieSettings":"x"}')).toMatchObject([{ valid: true, findings: [{ ruleId: 'cookie-settings-type' }] }]);
  expect(checkJson('{"cookieSettings":""}')).toEqual([]);
  expect(checkJson('{"cookieSettings":"{\\"isCookieBannerEnabled\\":true}"}')).toMatchObject([{ findings: [] }]);
});

test('reports empty data at its attribute, also in a tag of several lines', () => {
  expect(placesIn('<div class="sqs-block-gallery"\n  id="a"\n  data-block-json="">')).toEqual([
    'gallery-data-missing: data-block-j',
  ]);
  expect(placesIn('<p>\n<div class="sqs-block-gallery"\n  id="a">')).toEqual(['gallery-data-missing: <div class="']);
});

test('blocks in JSX are found by their className', () => {
  const jsx = `export const Page = () => (<>
  <div className="sqs-block summary-v2-block" data-block-json='{"design":"autogrid"}' />
  <div className="sqs-block sqs-block-summary-v2" data-block-json="">{list}</div></>);`;
  expect(itemsInPage(jsx).items.map(({ kind, data }) => [kind, data.state])).toEqual([
    ['gallery', 'read'],
    ['gallery', 'missing'],
  ]);
});

test.each([
  '{"websiteSettings":{"isCookieBannerEnabled":true,"id":"x","ampEnabled":false}}',
  '{"id":"x","isCookieBannerEnabled":true,"storeSettings":{},"ampEnabled":false}',
])('website settings are not cookie settings, although they repeat some of them: %s', (text) => {
  expect(checkJson(text)).toEqual([]);
  expect(checkJson(`{"cookieSettings":{"isCookieBannerEnabled":true},"context":${text}}`)).toHaveLength(1);
});

/** A summary block of 2026, as published: no JSON, and the settings are attributes of the wrapper. */
const summaryOf2026 = (attributes: string): string =>
  `<div class="sqs-block website-component-block sqs-block-website-component sqs-block-summary-v2 summary-v2-block" data-block-type="1337" data-definition-name="website.components.summary" data-sqsp-block="summary">
<div class="sqs-block-content"><div class="summary-block-wrapper sqs-gallery-design-autogrid" ${attributes}><div class="summary-item-list sqs-gallery"></div></div></div></div>`;

// gallery#data-source
test('a summary block of 2026 is one gallery, without findings, whatever its layout', () => {
  for (const design of ['autocolumns', 'autogrid', 'carousel', 'grid', 'list', 'slideshow', 'stacked', 'strip']) {
    const html = summaryOf2026(
      `data-design="${design}" data-image-aspect-ratio="1.5" data-slides-per-row="3" data-mixed-content="true" ` +
        'data-column-width="318" data-gutter="10" data-list-image-size="30" data-active-alignment="" data-square-thumbs="" ' +
        'data-auto-crop="true"',
    );
    expect(checkPage(html)).toEqual([expect.objectContaining({ kind: 'gallery', line: 2, valid: true, findings: [] })]);
  }
});

test('a wrong attribute of a summary block of 2026 is found at its place', () => {
  expect(placesIn(summaryOf2026('data-design="autocolums" data-column-width="wide"'))).toEqual([
    'unknown-design: data-design=',
    'gallery-value: data-column-',
  ]);
});

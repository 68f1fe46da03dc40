import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readData } from '../../../runtime/features/gallery/block/block-data.ts';
import { collectConsoleErrors } from '../../helpers/browser/collect-console-errors.ts';

const logged = collectConsoleErrors();

/** The block `#block` of this HTML, as a browser reads its attributes. */
function blockOf(html: string): HTMLElement {
  const block = load(html)('#block');
  const elementOf = (found: ReturnType<typeof block.closest>): object | null =>
    found.length > 0
      ? {
          dataset: Object.fromEntries(
            Object.entries(found.attr() ?? {}).flatMap(([name, value]) =>
              !name.startsWith('data-')
                ? []
                : [[name.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]],
            ),
          ),
          closest: (selector: string) => elementOf(found.closest(selector)),
          querySelector: (selector: string) => elementOf(found.find(selector).first()),
        }
      : null;
  return elementOf(block.closest('#block')) as never;
}

// gallery#data-source
test.each([
  ['entities throughout', `<div id="block" data-block-json="&#123;&quot;design&quot;:&quot;grid&quot;&#125;">`],
  ['entities for quotes', `<div id="block" data-block-json="{&quot;design&quot;:&quot;grid&quot;}">`],
  ['numeric entities', `<div id="block" data-block-json="{&#34;design&#34;:&#34;grid&#34;}">`],
  ['hexadecimal entities', `<div id="block" data-block-json="{&#x22;design&#x22;:&#x22;grid&#x22;}">`],
  ['raw JSON in single quotes', `<div id="block" data-block-json='{"design":"grid"}'>`],
  ['JSON over several lines', `<div id="block" data-block-json='\n  {\n  "design": "grid"\n}\n'>`],
  ['backslash-escaped quotes', `<div id="block" data-block-json='{\\"design\\":\\"grid\\"}'>`],
  ['an ancestor’s data', `<div data-block-json='{"design":"grid"}'><div><div id="block"></div></div></div>`],
  [
    'the element’s data, not its ancestor’s',
    `<div data-block-json='{"design":"list"}'><div id="block" data-block-json='{"design":"grid"}'>`,
  ],
])('reads %s', (_, html) => {
  expect(readData(blockOf(html))).toEqual({ design: 'grid' });
  expect(logged).toEqual([]);
});

// gallery#data-source
test(
  'a summary block of 2026 has its data as attributes of the wrapper, also for a template that asks for its list; an empty ' +
    'one is unset',
  () => {
    const html = (at: string) =>
      `<div ${at === 'block' ? 'id="block"' : ''} class="sqs-block-summary-v2"><div class="summary-block-wrapper" ` +
      'data-design="autogrid" data-column-width="318" data-active-alignment="" data-auto-crop="true"><div ' +
      `class="summary-item-list" ${at === 'list' ? 'id="block"' : ''}></div></div></div>`;
    for (const at of ['block', 'list'])
      expect(readData(blockOf(html(at)))).toEqual({
        design: 'autogrid',
        columnWidth: '318',
        'column-width': '318',
        autoCrop: 'true',
        'auto-crop': 'true',
      });
    expect(logged).toEqual([]);
  },
);

// gallery#data-unusable
test.each([
  ['cut off', `{&quot;design&quot;:`],
  ['template tags inside', `{&quot;design&quot;:&quot;grid&quot;,{.if x}&quot;a&quot;:1{.end}}`],
  ['no JSON', `grid`],
  ['JavaScript', `{design:'grid'}`],
  ['a script', `&lt;script&gt;alert(1)&lt;/script&gt;`],
])('data that cannot be parsed, %s, skip the gallery: Error decoding gallery block data', (_, data) => {
  expect(() => readData(blockOf(`<div id="block" data-block-json="${data}">`))).toThrow(
    expect.objectContaining({ code: 'data-unparseable' }),
  );
  expect(logged).toEqual(['Error decoding gallery block data']);
});

// gallery#data-unusable
test.each([
  ['no attribute', `<div id="block">`],
  ['an empty attribute', `<div id="block" data-block-json="  ">`],
  ['null', `<div id="block" data-block-json="null">`],
  ['a list', `<div id="block" data-block-json="[]">`],
  ['a number', `<div id="block" data-block-json="5">`],
])('missing data, %s, skip the gallery: Error evaluating gallery block data', (_, html) => {
  expect(() => readData(blockOf(html))).toThrow(expect.objectContaining({ code: 'data-missing' }));
  expect(logged).toEqual(['Error evaluating gallery block data']);
});

// covers: runtime/features/blocks/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const slides = ['kiln', 'mug'].map((name) => slide(name, 'fit'));
const world = browserWorld(() => [
  withPictures(
    testSite('late', {
      '/': {
        body: `<main><div id="part" data-controller="NobodyKnows">Own</div>${slideshow({ id: 'no-data', slides, attribute: '' })}${slideshow({ id: 'empty', slides: [] })}
<ul class="accordion-items-container"></ul></main>`,
      },
    }),
  ),
]);
const json = (value: object) => JSON.stringify(JSON.stringify(value));
const data = json({ design: 'slideshow', aspectRatio: null });

const rows: readonly { name: string; id: string; reason: string; change: string; shown: string }[] = [
  {
    name: 'its data attribute is set',
    id: 'no-data',
    reason: 'data-missing',
    change: `document.querySelector('#no-data').dataset.blockJson = ${data}`,
    shown: '#no-data[data-ss-block=gallery]:not([data-ss-block-error])',
  },
  {
    name: 'its data attribute is set, and the page initialises',
    id: 'no-data',
    reason: 'data-missing',
    change: `document.querySelector('#no-data').dataset.blockJson = ${data}; SSRuntime.initialize()`,
    shown: '#no-data[data-ss-block=gallery]:not([data-ss-block-error])',
  },
  {
    name: 'a component gets a controller that is known',
    id: 'part',
    reason: 'unknown-controller',
    change: `document.querySelector('#part').dataset.controller = 'UserItemsListSimple'`,
    shown: '#part[data-controllers-bound=UserItemsListSimple]',
  },
];

// site#skipped-again
test.each(rows)('a skipped block is mounted when $name', async ({ id, reason, change, shown }) => {
  const { page, pageErrors, open } = await world.nextVisitor();
  await open('late', '/');
  await page.waitForSelector(`#${id}[data-ss-block-error="${reason}"]`);
  await page.evaluate(`${change}; 0`);
  await page.waitForSelector(shown, { timeout: 60_000 });
  expect(pageErrors).toEqual([]);
});

// site#skipped-again
test('an element that changes without end is tried again 10 times, and no more', async () => {
  const { page, open } = await world.nextVisitor();
  await open('late', '/');
  await page.waitForSelector('#no-data[data-ss-block-error]');
  const tries = await page.evaluate(async () => {
    const block = document.querySelector<HTMLElement>('#no-data');
    let count = 0;
    new MutationObserver((changes) => (count += changes.length)).observe(block as Node, {
      attributes: true,
      attributeFilter: ['data-ss-block-error'],
    });
    for (let at = 0; at < 40; at += 1) {
      block?.setAttribute('data-count', `${at}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return count;
  });
  expect(tries).toBe(10);
});

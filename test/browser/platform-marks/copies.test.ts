// covers: runtime/features/blocks/ runtime/features/platform-states/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { menu, productGallery } from '../../helpers/markup/rare-blocks.ts';
import { accordion, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}button{all:unset}</style>';
const gallery = slideshow({ slides: ['kiln', 'mug', 'tile'].map((name) => slide(name, 'fit')) });
const carousel = (content: string) => `<div id="siteWrapper"><main id="page">${section71(content)}</main></div>`;
const world = browserWorld(() => [
  withPictures(
    testSite('copies', {
      '/': { head, body: carousel(`${accordion('', '', 'one')}${menu}${productGallery}${gallery}`) },
      '/far': { head, body: `<main>${menu}<div style="height:5000px"></div>${accordion('', '', 'one')}</main>` },
    }),
  ),
]);

interface Row {
  readonly name: string;
  /** The block, as the runtime names it. */
  readonly kind: string;
  /** The element that is replaced by its copy. */
  readonly copied: string;
  /** Uses the part in the element `root`. */
  readonly use: string;
  /** Is true once the part in `root` shows it. */
  readonly shown: string;
}

const rows: readonly Row[] = [
  {
    name: 'an accordion',
    kind: 'accordion',
    copied: '.sqs-block-accordion',
    use: "root.querySelector('button').click()",
    shown:
      "root.querySelector('.accordion-item__dropdown').checkVisibility() && " +
      "root.querySelector('button').getAttribute('aria-expanded') === 'true'",
  },
  {
    name: 'a menu',
    kind: 'menu',
    copied: '.menu-block',
    use: "root.querySelectorAll('.menu-select-labels')[1].click()",
    shown:
      "root.querySelectorAll('.menus > .menu')[1].checkVisibility() && root.querySelectorAll('[role=tab]').length === 2 && " +
      "root.querySelectorAll('[role=tab]')[1].ariaSelected === 'true'",
  },
  {
    name: 'a product gallery',
    kind: 'product-gallery',
    copied: '[data-controller=ProductGallery]',
    use: "root.querySelectorAll('.ProductItem-gallery-thumbnails-item')[1].click()",
    shown: "root.querySelectorAll('.ProductItem-gallery-slides-item')[1].matches('.selected')",
  },
  {
    name: 'a gallery',
    kind: 'gallery',
    copied: '.sqs-block-gallery',
    use: "root.querySelector('.sqs-active-slide').click()",
    shown:
      "root.querySelectorAll('.slide')[1].matches('.sqs-active-slide') && " +
      "root.querySelectorAll('.sqs-active-slide').length === 1",
  },
];

const everywhere = rows.flatMap((row) => [row, { ...row, name: `the section of ${row.name}`, copied: '.page-section' }]);

/**
 * Makes `root`, the copy of `old`, and `mounted`, which resolves once the block in the copy is mounted: the copy has the mark of
 * the original before.
 */
const copyOf = (selector: string, kind: string) =>
  `var old = document.querySelector('${selector}'), root = old.cloneNode(true), mounted = new Promise((resolve) =>
    new MutationObserver((records) => records.some(({ target, oldValue }) => oldValue === null && target.matches('[data-ss-block~=${kind}]')) && resolve())
      .observe(root, { attributeFilter: ['data-ss-block'], attributeOldValue: true, subtree: true }))`;

// site#copied-blocks
test.each(everywhere)('$name is replaced by its copy: the copy works, and the part that was removed does not', async (row) => {
  const { kind, copied, use, shown } = row;
  const { page, pageErrors, open } = await world.nextVisitor();
  await page.setViewport({ width: 1280, height: 900 });
  await open('copies', '/');
  const block = await page.waitForSelector(`[data-ss-block~="${kind}"]`);
  await block?.scrollIntoView();
  await page.evaluate('SSRuntime.ready');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(`${copyOf(copied, kind)}; old.replaceWith(root)`);
  await page.evaluate('mounted');
  await page.evaluate(use);
  await page.waitForFunction(shown, { timeout: 60_000 });
  const before = await page.evaluate('old.outerHTML');
  await page.evaluate(`(() => { const root = old; ${use.replace('.sqs-active-slide', '.slide')} })()`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate('old.outerHTML')).toBe(before);
  expect(pageErrors).toEqual([]);
});

// site#copied-blocks
test('an accordion whose answer is open keeps it open in its copy, and the copy closes it', async () => {
  const { page, open } = await world.nextVisitor();
  await open('copies', '/');
  await page.waitForSelector('[data-ss-block~=accordion]');
  await page.evaluate('SSRuntime.ready');
  const press = "document.querySelector('#button-block-one-0').click()";
  await page.evaluate(press);
  const panel = "document.querySelector('#dropdown-block-one-0').checkVisibility()";
  await page.waitForFunction(panel);
  await page.evaluate(`${copyOf('.sqs-block-accordion', 'accordion')}; old.replaceWith(root)`);
  await page.evaluate('mounted');
  expect(await page.evaluate(panel)).toBe(true);
  await page.evaluate(press);
  expect(await page.evaluate(panel)).toBe(false);
});

// site#copied-blocks
test('a block that was taken out and is put back later works again, and so does one that was replaced before it came near', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('copies', '/far');
  await page.waitForSelector('[data-ss-block~=menu]');
  await page.evaluate('SSRuntime.ready');
  await page.evaluate(
    "var place = document.querySelector('main'), taken = document.querySelector('.menu-block'); taken.remove()",
  );
  await page.evaluate(
    "place.prepend(taken); var far = document.querySelector('.sqs-block-accordion'); far.replaceWith(far.cloneNode(true))",
  );
  await page.waitForSelector('[data-ss-block~=menu]');
  await page.evaluate("document.querySelectorAll('.menu-select-labels')[1].click()");
  expect(await page.$$eval('.menus > .menu', (menus) => menus.map((each) => each.checkVisibility()))).toEqual([false, true]);
  await page.$eval('.sqs-block-accordion', (block) => block.scrollIntoView());
  await page.waitForSelector('[data-ss-block~=accordion]');
  await page.click('#button-block-one-0');
  expect(await page.$eval('#dropdown-block-one-0', (panel) => panel.checkVisibility())).toBe(true);
  expect(pageErrors).toEqual([]);
});

// site#copied-blocks
test('a copy beside its original works on its own', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('copies', '/');
  await page.waitForSelector('[data-ss-block~=accordion]');
  await page.evaluate(`${copyOf('.sqs-block-accordion', 'accordion')}; old.after(root)`);
  await page.evaluate('mounted');
  await page.evaluate("root.querySelector('button').click()");
  expect(
    await page.$$eval('.sqs-block-accordion', (blocks) =>
      blocks.map((block) => block.querySelector('.accordion-item__dropdown')?.checkVisibility()),
    ),
  ).toEqual([false, true]);
  expect(pageErrors).toEqual([]);
});

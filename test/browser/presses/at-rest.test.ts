import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const header = `<header data-controller="Header"><div class="header-display-mobile"><div class="header-burger"><button class="header-burger-btn burger"><span>Menu</span></button></div></div>
<div class="header-menu"><nav class="header-menu-nav"><a href="/other">Other</a></nav></div></header>`;
const world = browserWorld(async () => [
  ...(await Promise.all(['shop', 'galleries', 'forms'].map((name) => loadSite(name)))),
  testSite('menu', { '/': { body: `${header}<button data-controller-overlay="menu">Open</button>` } }),
]);

/** Fetched without a press: telemetry, and the cart that shows once it has an item. */
const background = ['paint-times', 'unhide', 'cart-panel'];

/** The scripts of the runtime that were fetched, by name. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/chunks\/([\w-]+?)-[\w]+\.js/.exec(name)?.[1] ?? []),
  );

test.each([
  ['the burger', 'menu', '/', '.burger', ['component-header'], '[aria-expanded=true]'],
  ['a picture', 'galleries', '/lightbox', '#block-lightbox .slide a', ['lightbox'], '.sqs-lightbox[open] .sqs-lightbox-count'],
  ['Add To Cart', 'shop', '/pattern', '.sqs-add-to-cart-button', ['commerce', 'calls'], '[data-ss-state=added]'],
] as const)('at rest a press on %s fetches no code', async (_, site, path, control, needed, effect) => {
  const { page, open } = await world.nextVisitor();
  await open(site, path);
  const missing = async () => {
    const there = await scripts(page);
    return needed.filter((name) => !there.includes(name));
  };
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  const before = await scripts(page);
  await page.$eval(control, (element) => (element as HTMLElement).click());
  await page.waitForSelector(effect);
  expect((await scripts(page)).filter((name) => ![...before, ...background].includes(name))).toEqual([]);
});

// Elements that no code waits for: a form that code has drawn, a button of the template.
test.each([
  ['forms', '/second', 'form[data-ss-form]', 'submit'],
  ['forms', '/first', 'form[data-ss-form]', 'submit'],
  ['menu', '/', '[data-controller-overlay]', 'click'],
] as const)('on %s%s %s receives a %s at rest at once', async (site, path, target, type) => {
  const { page, open } = await world.nextVisitor();
  await open(site, path);
  await page.waitForSelector(target);
  const received = await page.$eval(
    target,
    (element, name) => {
      let count = 0;
      element.addEventListener(name, (event) => {
        event.preventDefault();
        count++;
      });
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else (element as HTMLElement).click();
      return count;
    },
    type,
  );
  expect(received).toBe(1);
});

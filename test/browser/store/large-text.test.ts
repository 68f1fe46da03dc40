// covers: runtime/features/cart/ runtime/features/products/
// Text of twice the size on a phone, as WCAG 1.4.4 asks for.
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('shop')]);

/** Returns pairs of parts that cover one another, and parts beyond the window. */
const clashes = (page: Page, layer: string, parts: readonly string[]) =>
  page.$eval(
    layer,
    (root, selectors) => {
      const boxes = selectors.flatMap((name) => {
        const element = root.querySelector(name);
        if (!element) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        return [{ name, box: element.matches('p') ? range.getBoundingClientRect() : element.getBoundingClientRect() }];
      });
      const beyond = [...root.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
      const covered = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 &&
              box.right > one.box.left + 1 &&
              box.top < one.box.bottom - 1 &&
              box.bottom > one.box.top + 1,
          )
          .map(({ name }) => `${one.name} ${name}`),
      );
      return [boxes.length, covered, beyond.map(({ className }) => String(className))];
    },
    [...parts],
  );

async function arrive(path: string) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.open('shop', path);
  await visitor.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.fontSize = '1rem';
  });
  return visitor;
}

// site#large-text
test('at 320 px with text of twice the size nothing in the cart lies over another part or beyond the window', async () => {
  const { page, open } = await arrive('/bowl');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  await page.$eval('.sqs-add-to-cart-button', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
  await open('shop', '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.fontSize = '1rem';
  });
  await page.waitForFunction(() => document.querySelector('.floating-cart a')?.closest('[data-ss-block]'));
  await page.$eval('.floating-cart a', (link) => (link as HTMLElement).click());
  await page.waitForSelector('.ss-cart-panel .ss-cart-line');
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const parts = ['.ss-modal-close', '.ss-cart-what', '.ss-cart-quantity', '.ss-cart-subtotal', '.ss-cart-remove'];
  expect(await clashes(page, '.ss-cart-panel', parts)).toEqual([5, [], []]);
});

// site#large-text
test('at 320 px with text of twice the size the sentence of a quick view does not lie under the button that closes it', async () => {
  const { page } = await arrive('/');
  const button = '.sqs-product-quick-view-button[data-ss-block=quick-view]';
  await page.waitForSelector(button);
  await page.evaluate(() => {
    const fetchOf = window.fetch;
    window.fetch = (...given) =>
      String(given[0]).includes('/products/') ? Promise.resolve(new Response('{}', { status: 404 })) : fetchOf(...given);
  });
  await page.$eval(button, (each) => (each as HTMLElement).click());
  await page.waitForFunction(() =>
    document.querySelector('.ss-quick-view [role=status]')?.textContent?.includes('cannot be shown'),
  );
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await clashes(page, '.ss-quick-view', ['.ss-modal-close', 'p[role=status]'])).toEqual([2, [], []]);
});

test.each([375, 1280])(
  'at %d px the buttons that remove lines of the cart are below one another, whatever the lines cost',
  async (width) => {
    const { page, open } = await world.newVisitor();
    await page.setViewport({ width, height: 800 });
    for (const [path, count] of [
      ['/bowl', '1'],
      ['/pattern', '2'],
    ] as const) {
      await open('shop', path);
      await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
      await page.$eval('.sqs-add-to-cart-button', (button) => (button as HTMLElement).click());
      await page.waitForFunction((wanted) => document.querySelector('.sqs-cart-quantity')?.textContent === wanted, {}, count);
    }
    await open('shop', '/cart');
    await page.waitForFunction(() => document.querySelectorAll('.ss-cart-remove').length === 2);
    const lefts = await page.$$eval('.ss-cart-remove', (all) => all.map((button) => button.getBoundingClientRect().left));
    expect(lefts[0]).toBe(lefts[1]);
  },
);

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const fixtures = await loadSites(['forms', 'shop']);
const world = browserWorld(() => fixtures);
/** Replaces each text by elements, as browsers do when they translate a page. */
const translate = (page: Page, selector: string) =>
  page.$eval(selector, (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node.textContent?.trim()) texts.push(node as Text);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(outer);
    }
  });

// site#platform-marks
test('a form that the browser has translated still names what is missing', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await open('forms', '/second');
  await page.waitForSelector('form [type=submit]');
  await translate(page, 'form');
  await page.click('form [type=submit]');
  await page.waitForSelector('[aria-invalid=true]');
  await translate(page, 'form');
  await page.type('form input[type=email]', 'ada@example.test');
  await page.click('form [type=submit]');
  await page.waitForFunction(() => document.querySelector('form input[type=email]')?.getAttribute('aria-invalid') !== 'true');
  expect(await page.$eval('form', (form) => form.innerText)).toContain('Name is required.');
  expect(await page.$eval('form', (form) => form.innerText)).not.toContain('Email is required.');
  expect(pageErrors).toEqual([]);
});

// site#platform-marks
test('a cart that the browser has translated shows the prices of a changed quantity', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await open('shop', '/bowl');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  await page.click('.sqs-add-to-cart-button');
  await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
  await open('shop', '/cart');
  await page.waitForSelector('main input');
  await translate(page, 'main');
  const input = await page.$('main input');
  await input?.click({ count: 3 });
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  // One price of the line, the subtotal and the total.
  await page.waitForFunction(() => document.querySelector('main')?.innerText.match(/£78\.00/g)?.length === 3);
  expect(pageErrors).toEqual([]);
});

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('forms')]);

async function arrive(path: string, height = 900): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 1000, height });
  await open('forms', path);
  await page.waitForSelector('[data-ss-form]');
  return page;
}

// forms#error-box
test.each([
  [900, 0],
  [300, 1],
])('a short form in a window of %d px that is sent empty has %d lines that point up to its errors', async (height, lines) => {
  const page = await arrive('/product', height);
  await page.focus('.sqs-add-to-cart-button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.form-submission-error');
  expect(await page.$$('.form-submission-error-below')).toHaveLength(lines);
});

test('the box of errors and the success message have the focus without a ring, which is for controls', async () => {
  const page = await arrive('/success-html');
  const ring = (selector: string) =>
    page.$eval(selector, (text) => [document.activeElement === text, getComputedStyle(text).outlineStyle]);
  await page.focus('input[type=email]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.form-submission-error');
  expect(await ring('.form-submission-error')).toEqual([true, 'none']);
  await page.type('input[type=email]', 'ada@example.com');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.form-submission-success');
  expect(await ring('.form-submission-success')).toEqual([true, 'none']);
});

// forms#character-counter
test('on a page from right to left the counter reads 0 / 40 from left to right', async () => {
  const page = await arrive('/right-to-left');
  await page.waitForSelector('.character-count');
  const [count = 0, limit = 0] = await page.$eval('.character-count', (counter) => {
    const text = document.createTreeWalker(counter, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(count).toBeLessThan(limit);
});

test.each(['/first', '/second', '/places'])('selects of %s are as high as its inputs', async (path) => {
  const page = await arrive(path);
  const heights = await page.$$eval(
    'form :is(select, input:not([type=checkbox], [type=radio], [type=submit])).field-element',
    (all) => all.map((control) => control.getBoundingClientRect().height).filter((height) => height > 1),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

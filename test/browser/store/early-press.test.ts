// covers: runtime/browser/
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';

const world = browserWorld(async () => [await loadSite('shop')]);
const button = '.sqs-add-to-cart-button';

/** Returns a page whose product chunk is held until `release`. */
async function arriveEarly(path: string) {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const { asked, release } = holdRequests(page, /chunks\/product-[A-Z0-9]{8}\.js/);
  await page.goto(world.address('shop', path), { waitUntil: 'domcontentloaded' });
  await asked;
  return { page, release };
}
const oneInCart = (page: Page) => page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');

describe('a press on an add-to-cart button that precedes its chunk is replayed:', () => {
  test.each(['Enter', 'Space'] as const)('%s, three presses as one', async (key) => {
    const { page, release } = await arriveEarly('/pattern');
    const before = world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length;
    await page.focus(button);
    for (let count = 0; count < 3; count++) await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await oneInCart(page);
    expect(world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length - before).toBe(1);
  });

  test('a click', async () => {
    const { page, release } = await arriveEarly('/pattern');
    await page.click(button);
    release();
    await oneInCart(page);
  });

  test('Enter on the button of another membership plan', async () => {
    const { page, release } = await arriveEarly('/membership');
    const join = `[data-pricing-option-panel=yearly] ${button}`;
    await page.waitForSelector('[data-ss-block=pricing-options]');
    await page.focus('[data-pricing-option=yearly]');
    await page.keyboard.press('Enter');
    await page.focus(join);
    await page.keyboard.press('Enter');
    await Promise.all([page.waitForNavigation(), release()]);
    expect(new URL(page.url()).pathname).toBe('/checkout/subscribe');
  });
});

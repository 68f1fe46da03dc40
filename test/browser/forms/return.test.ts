// covers: runtime/features/forms/controls/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { productHtml } from '../../helpers/platform/shop.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const form = `<form data-form-id="kept"><div class="form-item field text required" id="text-1"><label class="title" for="i">Word</label><input id="i" name="word"></div>
<button>Go</button><div class="hidden form-submission-text" hidden>Done.</div></form>`;
/** The back/forward cache excludes pages with `no-store`. */
const headers = { 'Cache-Control': 'no-cache' };
const pages = {
  '/': { body: form, headers },
  '/away': { body: '<p>Away.</p>' },
  '/cup': { body: productHtml('cup', 'A cup', [{ id: 'c', sku: 's', price: 500, unlimited: true }]) },
  '/cart': { body: '<main><div id="sqs-cart-root"></div></main>', headers },
};
const world = browserWorld(() => [testSite('kept', pages)], {
  keepsPages: true,
  wholeBrowser: true,
});
const stored = async (): Promise<{ key: string; values: Record<string, unknown> }[]> =>
  (await (await fetch(`${world.platform.controlForTools}submissions?site=kept`)).json()).submissions;
const faults = (rules: string) =>
  fetch(`${world.platform.controlForTools}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
const stateIs = (page: Page, state: string) => page.waitForSelector(`form[data-ss-form=${state}]`);
/** Goes to another page and back to this one in the back/forward cache. */
async function leaveAndReturn(page: Page, whileAway = async () => {}): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(world.address('kept', '/away'));
  await whileAway();
  await page.goBack();
  await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
}

// forms#draft forms#same-key
test(
  'on a page from the back/forward cache typed values are kept, sent once and stay sent; the next submission has a key of ' +
    'its own',
  async () => {
    const { page, open, pageErrors } = await world.newVisitor();
    await open('kept', '/');
    await stateIs(page, 'idle');
    await page.type('#i', 'first');
    await leaveAndReturn(page);
    expect(await page.$eval('#i', (input) => (input as HTMLInputElement).value)).toBe('first');
    await page.focus('#i');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
    await leaveAndReturn(page);
    expect(await page.evaluate(() => [document.querySelector('form')?.dataset.ssForm, document.body.innerText.trim()])).toEqual([
      'success',
      'Done.',
    ]);

    // The page is left while the form is sent: stored or not, another click leads to one submission.
    await page.reload();
    await stateIs(page, 'idle');
    await page.$eval('#i', (input) => {
      (input as HTMLInputElement).value = 'second';
    });
    await faults('save-form-submission:delay:300');
    await page.focus('#i');
    await page.keyboard.press('Enter');
    await world.platform.journal.waitFor(
      ({ endpoint, body }) => endpoint === 'save-form-submission' && JSON.stringify(body).includes('second'),
    );
    await page.goto(world.address('kept', '/away'));
    await faults('');
    await page.goBack();
    await page.waitForSelector('form[data-ss-form]:not([data-ss-form=submitting])');
    if (await page.$('form:not([data-ss-form=success])')) {
      expect(await page.$eval('#i', (input) => (input as HTMLInputElement).value)).toBe('second');
      await page.focus('#i');
      await page.keyboard.press('Enter');
      await stateIs(page, 'success');
    }
    const all = await stored();
    expect(all.map(({ values }) => values['text-1'])).toEqual(['first', 'second']);
    expect(new Set(all.map(({ key }) => key)).size).toBe(2);
    expect(pageErrors).toEqual([]);
  },
);

test('a cart page from the back/forward cache shows the current cart and changes it', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  const total = (wanted: string) =>
    page.waitForFunction((text) => document.querySelector('.ss-cart-totals div:last-child dd')?.textContent === text, {}, wanted);
  await open('kept', '/cup');
  await page.evaluate(async () => (await window.SSRuntime.service('commerce')).cart.add({ itemId: 'cup' }));
  await open('kept', '/cart');
  await total('$5.00');
  // Changed by a plain call, as from another device: a message from another tab would remove the page from the cache.
  await leaveAndReturn(page, () =>
    page.evaluate(async () => {
      const path = '/api/commerce/shopping-cart';
      const { cart } = (await (await fetch(path)).json()) as { cart: { entries: { id: string }[] } };
      const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      await fetch(`${path}/entries/${cart.entries[0]?.id}?crumb=${crumb}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: '{"quantity":3}',
      });
    }),
  );
  await total('$15.00');
  await page.click('.ss-cart-quantity button:last-child');
  await total('$20.00');
  expect(pageErrors).toEqual([]);
});

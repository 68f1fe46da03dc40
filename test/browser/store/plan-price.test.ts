// covers: runtime/features/products/ runtime/features/products/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const plan = (id: string, price: number) => ({
  productSubscriptionOptionId: id,
  price,
  priceMoney: { currency: 'GBP', value: (price / 100).toFixed(2) },
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
});
const variant = (size: string, price: number, pricingOptions: readonly object[] = []) => ({
  id: size,
  sku: size,
  attributes: size ? { Size: size } : {},
  price,
  priceMoney: { currency: 'GBP', value: (price / 100).toFixed(2) },
  unlimited: true,
  pricingOptions,
});
const sizes =
  '<select aria-label="Size" data-variant-option-name="Size"><option ' +
  'value="">Size</option><option>S</option><option>M</option></select>';
const product = (price: string, variants: readonly object[], { options = '', planId = '' } = {}) =>
  `<main><article><h1 class="product-title">Cup</h1><div class="product-price">${price}</div><div class="product-variants" data-item-id="p" data-variants="${escaped(variants)}">${options}</div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="p" data-product-type="1"${planId && ` data-subscription-option-id="${planId}"`}><div class="sqs-add-to-cart-button-inner">Buy</div></div></div></article></main>`;
const world = browserWorld(async () => [
  await loadSite('shop'),
  testSite('plans', {
    '/written': { body: product('from £19 a month', [variant('', 2400, [plan('monthly', 2000)])], { planId: 'monthly' }) },
    '/empty': { body: product('', [variant('', 2400, [plan('monthly', 2000)])], { planId: 'monthly' }) },
    '/unknown': { body: product('', [variant('', 2400, [plan('monthly', 2000)])], { planId: 'weekly' }) },
    '/sizes': {
      body: product('from £20.00', [variant('S', 2400, [plan('monthly', 2000)]), variant('M', 3000, [plan('monthly', 2600)])], {
        options: sizes,
        planId: 'monthly',
      }),
    },
    '/choice': { body: product('£24.00', [variant('', 2400, [plan('monthly', 2000)])]) },
  }),
]);

const priceOf = (page: Page) => page.$eval('.product-price', (price) => price.textContent?.trim());

// commerce#plan-price, commerce#served-price
test.each([
  { site: 'shop', path: '/club', price: '£20.00' },
  { site: 'plans', path: '/written', price: 'from £19 a month' },
  { site: 'plans', path: '/empty', price: '£20.00' },
  { site: 'plans', path: '/unknown', price: '£24.00' },
])('$path of $site shows $price', async ({ site, path, price }) => {
  const { page, open } = await world.nextVisitor();
  await open(site, path);
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  expect(await priceOf(page)).toBe(price);
});

// commerce#plan-price
test('the plan of the button, and a plan that the visitor chooses, decide the price of each variant', async () => {
  const { page, open } = await world.nextVisitor();
  await open('plans', '/sizes');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  const prices = [await priceOf(page)];
  for (const size of ['S', 'M', '']) {
    await page.select('select', size);
    prices.push(await priceOf(page));
  }
  expect(prices).toEqual(['from £20.00', '£20.00', '£26.00', 'from £20.00']);

  await open('plans', '/choice');
  await page.waitForSelector('input[type=radio][value=monthly]');
  const chosen = [await priceOf(page)];
  for (const value of ['monthly', '']) {
    await page.click(`input[type=radio][value="${value}"]`);
    chosen.push(await priceOf(page));
  }
  expect(chosen).toEqual(['£24.00', '£20.00', '£24.00']);
});

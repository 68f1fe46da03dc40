// covers: runtime/features/products/chunks/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { shopper } from '../../helpers/platform/shop.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const product = (id: string, variants: readonly object[], type = 1, form = '') =>
  `<article><h1 class="product-title">Cup</h1><div class="product-price">$5.00</div>
<div class="product-variants" data-item-id="${id}" data-variants="${escaped(variants)}"></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}" data-product-type="${type}"${form}><div class="sqs-add-to-cart-button-inner">Buy</div></div></div></article>`;
const plan = (id: string, price: number, unit: string) => ({
  productSubscriptionOptionId: id,
  price,
  subscriptionPlan: { billingPeriod: { value: 1, unit }, numBillingCycles: 0 },
});
const inContext = (value: number) => ({
  currencyCode: 'USD',
  value,
  decimalValue: (value / 100).toFixed(2),
  fractionalDigits: 2,
});
const pixel = '<script>window.seen = []; window.fbq = (...all) => { window.seen.push(all); };</script>';
const hostile = '<img src=x onerror="window.hacked=1">';
const mugId = '69a0b1c2d3e4f50617280001';
const cookieSettings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};
const pages = {
  '/plans': {
    body: `<main>${product('plans', [{ id: 'p', price: 500, unlimited: true, pricingOptions: [plan('weekly', 400, 'WEEK'), plan('yearly', 9900, 'YEAR')] }])}</main>`,
  },
  '/forms': {
    body:
      '<main ' +
      `class="unread">${product('unread', [{ id: 'p', price: 500, unlimited: true }], 1, ' data-form="{not json"')}</main><main ` +
      `class="asking">${product('asking', [{ id: 'p', price: 500, unlimited: true }], 1, ` data-form="${escaped({ name: 'Asked', fields: [{ type: 'text', id: 'text-1', title: 'Word', required: true }] })}"`)}</main>`,
  },
  '/': { body: '<main><h1>Hard</h1></main>' },
  '/context': {
    body: `<main><div class="ProductItem-gallery-slides"><div class="ProductItem-gallery-slides-item selected"><img data-image-id="i1" alt="first"></div><div class="ProductItem-gallery-slides-item"><img data-image-id="i2" alt="second"></div></div>
<div class="product-price">from $5.00</div><div class="product-variants" data-item-id="ctx"><select aria-label="Size" data-variant-option-name="Size"><option value="">Size</option><option>S</option><option>M</option></select></div>
<div class="product-quantity-input" data-item-id="ctx"><input type="number" aria-label="Quantity" min="1" max="9999" value="1"></div><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="ctx" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Buy</div></div></main>`,
    context: {
      pageType: 50,
      item: { id: 'ctx', title: 'From the context', recordType: 11 },
      product: {
        variantAttributeNames: ['Size'],
        productType: 1,
        variants: [
          { id: 's', price: inContext(500), onSale: false, stock: { unlimited: true }, attributes: { Size: 'S' } },
          {
            id: 'm',
            price: inContext(700),
            salePrice: inContext(600),
            onSale: true,
            stock: { unlimited: false, quantity: 3 },
            attributes: { Size: 'M' },
            imageIds: ['i2'],
          },
        ],
      },
    },
  },
  '/cart': { body: '<main><div data-ss-cart></div></main>' },
  '/careful-cart': { body: '<main><div class="sqs-fullpage-shopping-cart-content"></div></main>', context: { cookieSettings } },
  '/pixel': {
    body: `${pixel}<main>${product('asked', [{ id: 'p', price: 500, unlimited: true }], 1, ` data-form="${escaped({ name: 'Asked', fields: [{ type: 'text', id: 'text-1', title: 'Word' }] })}"`)}
<form class="newsletter-form" data-form-id="f1" method="post" novalidate><div class="form-item field email required" id="email-e1"><label class="title">Mail <input class="field-element" type="email" name="email" id="email-e1-field"></label></div><button type="submit">Subscribe</button></form></main>`,
    context: { pageType: 50, item: { id: 'asked', title: 'Cup', recordType: 11 }, cookieSettings },
  },
  '/search': { body: `${pixel}<main><h1>Found</h1></main>`, context: { pageType: 102, cookieSettings } },
};
const world = browserWorld(async () => [await loadSite('shop'), testSite('hard', pages)]);
const button = '.sqs-add-to-cart-button';

// commerce#plan-choice, commerce#product-shapes, commerce#quantity
test(
  'a product with plans shows their prices and subscribes by the chosen one; a product of the page context is sold as well, ' +
    'in whole pieces',
  async () => {
    const { page, open, pageErrors } = await world.nextVisitor();
    await open('hard', '/plans');
    await page.waitForSelector(`${button}[data-ss-block=product]`);
    const words = await page.$$eval('.ss-product-plans label', (all) => all.map((each) => each.textContent?.trim()));
    expect(words).toEqual(['One-time purchase: $5.00', '$4.00, renews every week', '$99.00, renews every year']);
    expect(await page.$$eval('.ss-product-plans input', (all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      true,
      false,
      false,
    ]);
    await page.focus('.ss-product-plans input');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(new URL(page.url()).pathname).toBe('/checkout/subscribe');
    expect(world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).at(-1)?.body).toMatchObject({
      subscriptionOptionId: 'yearly',
    });

    await open('hard', '/context');
    await page.waitForSelector(`${button}[data-ss-block=product]`);
    const text = (selector: string) => page.$eval(selector, (each) => each.textContent?.replace(/\s+/g, ' ').trim());
    await page.select('select', 'M');
    await page.waitForSelector('.selected [alt=second]');
    expect(await page.$$eval('.selected', (all) => all.length)).toBe(1);
    expect(await text('.product-price')).toBe('Sale Price: $6.00 Original Price: $7.00');
    expect(await text('.ss-product-stock')).toBe('Only 3 left in stock');
    const quantity = '.product-quantity-input input';
    expect(await page.$eval(quantity, (input) => (input as HTMLInputElement).max)).toBe('3');
    for (const wrong of ['0', '1.5', '10000', '']) {
      await page.$eval(quantity, (input, value) => Object.assign(input, { value }), wrong);
      await page.click(button);
      expect(await text(`${button} ~ .ss-product-error`)).toBe('Please enter a whole number from 1 to 9999.');
      expect(await page.evaluate((selector) => document.activeElement?.matches(selector), quantity)).toBe(true);
    }
    await page.$eval(quantity, (input) => Object.assign(input, { value: '2' }));
    await page.click(button);
    await page.waitForSelector(`${button}[data-ss-state=added]`);
    expect(world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).at(-1)?.body).toMatchObject({
      itemId: 'ctx',
      variantId: 'm',
      quantity: 2,
    });
    await open('hard', '/cart');
    await page.waitForSelector('[data-ss-cart] .ss-cart-line');
    expect(await page.$$eval('.ss-cart-subtotal', (all) => all.map((each) => each.textContent))).toContain('$12.00');
    // site#touch-fields
    await page.setViewport({ width: 375, height: 800, isMobile: true, hasTouch: true });
    await page.reload();
    await page.waitForSelector('[data-ss-cart] .ss-cart-line');
    const sizesPx = await page.$$eval('.ss-cart input', (all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    expect([sizesPx.length > 1, sizesPx.filter((px) => px < 16)]).toEqual([true, []]);
    expect(pageErrors).toEqual([]);
  },
);

// commerce#product-form
test(
  'a form that cannot be read does not block the purchase, one that cannot be fetched is fetched again with the next press; ' +
    'a press while it is checked buys once',
  async () => {
    // A new visitor has an empty cache.
    const { page, open, pageErrors } = await world.newVisitor();
    let isBroken = true;
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) => void (isBroken && /chunks\/form-island/.test(request.url()) ? request.abort() : request.continue()),
    );
    const problem = (place: string, pattern: string) =>
      page.waitForFunction(
        (selector, wanted) => new RegExp(wanted).test(document.querySelector(selector)?.textContent ?? ''),
        {},
        `${place} .ss-product-fields .ss-product-error`,
        pattern,
      );
    const added = () => world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length;
    await open('hard', '/forms');
    await problem('.asking', '^The form of this product could not be loaded');
    const before = added();
    await page.click(`.asking ${button}`);
    await page.waitForSelector(`.asking ${button}[data-ss-state=idle]`);
    expect(added()).toBe(before);
    isBroken = false;
    await page.click(`.asking ${button}`);
    await page.waitForSelector('.asking .field-error');
    await page.type('.asking input', 'Ada');
    await page.click(`.asking ${button}`, { count: 2 });
    await page.waitForSelector(`.asking ${button}[data-ss-state=added]`);
    expect(added()).toBe(before + 1);

    isBroken = true;
    await open('hard', '/forms');
    // The sentence moves the button down.
    await problem('.unread', '^The form of this product could not be loaded');
    isBroken = false;
    await Promise.all([
      page.waitForSelector(`.unread ${button}[data-ss-state=added]`),
      problem('.unread', '^The form of this product cannot be shown. You can buy'),
      page.click(`.unread ${button}`),
    ]);
    await open('hard', '/cart');
    await page.waitForSelector('.ss-cart-line:nth-child(2) .ss-cart-edit');
    expect(await page.$$eval('.ss-cart-written', (all) => all.map((each) => each.textContent))).toEqual(['Word: Ada']);
    await page.click('.ss-cart-line:nth-child(2) .ss-cart-edit');
    await page.waitForSelector('.ss-cart-line-form [role=alert]');
    expect(await page.$eval('.ss-cart-line-form', (each) => each.textContent)).toBe(
      'These details cannot be changed right now. Your order keeps what you wrote. Close',
    );
    await page.click('.ss-cart-line-form button');
    await page.waitForFunction(() => document.activeElement?.matches('.ss-cart-line:nth-child(2) .ss-cart-edit'));
    expect(pageErrors).toEqual([]);
  },
);

test('a cart of a thousand lines is drawn, and one of them changes', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('hard', '/');
  await page.setCookie({ name: 'hasCart', value: 'true', url: page.url() });
  const cartOf = (last: number) => {
    const entries = Array.from({ length: 1000 }, (_, index) => {
      const quantity = index === 999 ? last : 1;
      return {
        id: `e${index}`,
        itemId: 'many',
        title: `Cup ${index}`,
        quantity,
        purchasePriceCents: 100,
        subTotal: 100 * quantity,
      };
    });
    const total = 99_900 + 100 * last;
    return {
      cart: { id: 'c', currency: 'USD', entries, subtotalCents: total, grandTotalCents: total, totalQuantity: 999 + last },
    };
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes('/api/commerce/')) return void request.continue();
    const { quantity = 1 } = JSON.parse(request.postData() ?? '{}') as { quantity?: number };
    return void request.respond({ contentType: 'application/json', body: JSON.stringify(cartOf(quantity)) });
  });
  await open('hard', '/cart');
  await page.waitForFunction(() => document.querySelectorAll('.ss-cart-line').length === 1000);
  await page.$eval('.ss-cart-line:last-child .ss-cart-quantity button:last-child', (more) => (more as HTMLElement).click());
  await page.waitForFunction(() => document.querySelector('.ss-cart-totals div:last-child dd')?.textContent === '$1,001.00');
  expect(pageErrors).toEqual([]);
});

// commerce#cart-refusal
test('after responses that contradict one another the cart is read again and shows the state of the platform', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('shop', '/bowl');
  await page.waitForSelector(`${button}[data-ss-block=product]`);
  await page.click(button);
  await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
  for (const rule of ['badjson', 'truncate:40', 'error:No.', 'empty', 'status:400:html']) {
    await open('shop', `/cart?__ss=commerce-cart-update:${rule}`);
    await page.waitForSelector('.ss-cart-line');
    await page.$eval('.ss-cart-quantity button:last-child', (more) => (more as HTMLElement).click());
    // The platform may have made the change nevertheless: the cart shows its state.
    await page.waitForFunction(async () => {
      if (!document.querySelector('.ss-cart-status')?.textContent) return false;
      const { cart } = (await (await fetch('/api/commerce/shopping-cart')).json()) as { cart: { totalQuantity: number } };
      const shown = (document.querySelector('.ss-cart-quantity input') as HTMLInputElement).value;
      return shown === `${cart.totalQuantity}` && document.querySelector('.ss-cart')?.getAttribute('aria-busy') === 'false';
    });
  }
  expect(pageErrors).toEqual([]);
});

// commerce#cart-offline, commerce#cart-refusal
test(
  'without a connection a change waits and is saved later; stock that another visitor buys and hostile codes leave the cart ' +
    'correct',
  async () => {
    const { page, open, pageErrors } = await world.nextVisitor();
    const said = (pattern: string) =>
      page.waitForFunction(
        (wanted) => new RegExp(wanted).test(document.querySelector('.ss-cart-status')?.textContent ?? ''),
        {},
        pattern,
      );
    const total = (wanted: string) =>
      page.waitForFunction(
        (text) => document.querySelector('.ss-cart-totals div:last-child dd')?.textContent === text,
        {},
        wanted,
      );
    const more = () => page.$eval('.ss-cart-quantity button:last-child', (each) => (each as HTMLElement).click());
    await open('shop', '/mug');
    await page.waitForSelector(`${button}[data-ss-block=product]`);
    await page.click('label[for="o10-0"]');
    await page.click('label[for="o11-0"]');
    await page.click(button);
    await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
    await open('shop', '/cart');
    await page.waitForSelector('.ss-cart-line');
    await page.setOfflineMode(true);
    await more();
    await said('^You are offline');
    await page.setOfflineMode(false);
    await total('£28.00');

    await page.type('[name=code]', hostile);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-cart [data-invalid]');
    expect(await page.$eval('.ss-cart [data-invalid] span', (each) => each.textContent)).toBe(
      `${hostile}: This code is not known.`,
    );
    await page.type('[name=code]', 'X'.repeat(100));
    await page.keyboard.press('Enter');
    // The first code has failed: the next try is about this one alone.
    await page.waitForFunction(() => {
      const invalid = [...document.querySelectorAll('.ss-cart [data-invalid] span')];
      return invalid.length === 1 && invalid[0]?.textContent === `${'X'.repeat(100)}: This code is not known.`;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    const other = shopper(world.platform);
    await other.add(mugId, '00000001-1111-4111-8111-000000000001', 5);
    expect((await other.pay('theirs')).status).toBe(200);
    await more();
    await said('^Only 1 left');
    await total('£28.00');
    await page.waitForFunction(() => document.querySelector('.ss-cart-few')?.textContent === 'Only 1 left in stock');
    await Promise.all([page.waitForNavigation(), page.click('.ss-cart-checkout')]);
    await page.type('[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
    expect(await page.$eval('main p', (each) => each.textContent)).toBe(
      'Something in the cart was sold in the meantime. Nothing was charged.',
    );
    // With no piece left the cart says so.
    await other.add(mugId, '00000001-1111-4111-8111-000000000001', 1);
    expect((await other.pay('theirs too')).status).toBe(200);
    await open('shop', '/cart');
    await page.waitForSelector('.ss-cart-few');
    expect(await page.$eval('.ss-cart-few', (each) => each.textContent)).toBe('Sold Out');
    expect((await other.orders()).length).toBe(2);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(pageErrors).toEqual([]);
  },
);

// commerce#pixel, commerce#pixel-consent
test(
  'the pixel receives nothing before the visitor agrees, then a product, a cart, a newsletter, an account and a search, and ' +
    'nothing after a decline',
  async () => {
    const { page, open, settled } = await world.nextVisitor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[][] }).seen);
    const become = (count: number) =>
      page.waitForFunction((wanted) => (window as unknown as { seen: unknown[] }).seen.length === wanted, {}, count);
    const added = () => world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).length;
    const product = { content_ids: ['asked'], content_type: 'product' };
    await open('hard', '/pixel');
    await page.waitForSelector(`${button}[data-ss-block=product]`);
    await page.waitForSelector('.sqs-cookie-banner-v2-accept');
    const buy = async () => {
      const before = added();
      // The form moves the button down: an earlier click would hit the form.
      await page.waitForSelector('.ss-product-fields input');
      await page.click(button);
      await page.waitForFunction(
        (selector) => document.querySelector<HTMLElement>(selector)?.dataset.ssState === 'added',
        {},
        button,
      );
      expect(added()).toBe(before + 1);
    };
    await buy();
    expect(await seen()).toEqual([]);
    await page.click('.sqs-cookie-banner-v2-accept');
    await become(1);
    await buy();
    await become(2);
    await page.waitForSelector('form[data-ss-block=form]');
    await page.type('[name=email]', 'ada@example.com');
    await page.click('form [type=submit]');
    await become(3);
    await page.evaluate(async () => {
      const accounts = await window.SSRuntime.service('accounts');
      await accounts.signUp({ email: 'ada@example.com', password: 'long enough', firstName: 'Ada', lastName: '' });
    });
    await become(4);
    expect(await seen()).toEqual([
      ['track', 'ViewContent', product],
      ['track', 'AddToCart', product],
      ['track', 'Subscribe', {}],
      ['track', 'CompleteRegistration', {}],
    ]);
    await open('hard', '/search?q=blue%20cup');
    await become(1);
    expect(await seen()).toEqual([['track', 'Search', { search_string: 'blue cup' }]]);

    await page.setCookie({ name: 'ss_cookieAllowed', value: 'false', url: page.url() });
    await settled();
    const hitCount = world.platform.journal.entries({ endpoint: 'record-hit' }).length;
    await open('hard', '/pixel');
    await page.waitForSelector(`${button}[data-ss-block=product]`);
    await buy();
    expect([await seen(), world.platform.journal.entries({ endpoint: 'record-hit' }).length]).toEqual([[], hitCount]);
    // The event tracker receives nothing of the form in the cart either.
    await open('hard', '/careful-cart');
    await page.waitForSelector('.ss-cart-edit');
    await page.click('.ss-cart-edit');
    await page.waitForFunction(() => document.activeElement?.matches('.ss-cart-line-form input'));
    await page.click('.ss-cart-line-form button:last-child');
    await settled();
    expect(
      world.platform.journal
        .entries({ endpoint: 'record-event' })
        .filter(({ body }) => JSON.stringify(body).includes('cart_page')),
    ).toEqual([]);
  },
);

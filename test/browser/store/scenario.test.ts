// covers: runtime/features/cart/ runtime/features/commerce/ runtime/features/products/ runtime/features/products/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const hostile = '<img src=x onerror="window.hacked=1">';
const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const variants = [
  { id: 'v1', sku: hostile, attributes: { [hostile]: hostile }, price: -5, unlimited: true },
  { id: 'v2', sku: 's', attributes: { [hostile]: 'b' }, price: '1000', unlimited: true },
  null,
];
const untouched =
  '<script type="application/ld+json">{"@type":"Product","name":"Cup"}</script><noscript><img src="/cup.png" ' +
  'alt="Cup"></noscript>';
const written = hostile.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const sold = (id: string, data: string) => `<h1 class="product-title">${written}</h1><div class="product-price">from $1</div>
<div class="product-variants" data-item-id="${id}" data-variants="${data}"><div class="variant-option">
<select aria-label="Pick" data-variant-option-name="${written}"><option value="">Pick</option><option value="${written}">one</option><option value="b">two</option><option value="c">three</option></select></div></div>
<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Buy</div></div>`;
const doubleEncoded = attribute(JSON.stringify(variants));
const body = `<main>${untouched}<article>${sold('p1', attribute(variants))}</article><article class="second">${sold('p1', attribute(variants))}</article><article class="broken">${sold('p2', doubleEncoded)}</article>
<div style="display: flex"><div class="left">${sold('p3', attribute(variants))}</div><div class="right">${sold('p3', attribute(variants))}</div></div>
<div class="flat">${sold('p4', attribute(variants))}${sold('p5', attribute(variants))}</div></main>`;
const world = browserWorld(async () => [await loadSite('shop'), testSite('strange', { '/': { body } })]);
const button = '.sqs-add-to-cart-button';

const pageType = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { Static: { SQUARESPACE_CONTEXT: { pageType: number } } }).Static.SQUARESPACE_CONTEXT.pageType,
  );

async function arrive(path: string) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  const open = async (where: string) => {
    await visitor.open('shop', where);
    if (!/^\/(cart|donate)/.test(where)) await page.waitForSelector(`${button}[data-ss-block=product]`);
  };
  await open(path);
  const text = (selector: string) => page.$eval(selector, (element) => element.textContent?.trim() ?? '');
  const becomes = (selector: string, wanted: string) =>
    page.waitForFunction((each, said) => document.querySelector(each)?.textContent?.trim() === said, {}, selector, wanted);
  const calls = (endpoint: string) => world.platform.journal.entries({ endpoint }).length;
  return { ...visitor, page, open, text, becomes, calls };
}

// commerce#missing-options, commerce#option-controls, commerce#variant-price, commerce#variant-image, commerce#product-gallery,
// commerce#few-left, commerce#variant-marks, commerce#buy-button, commerce#cart-undo, commerce#us-zip
test('a mug is chosen by keyboard and mouse, put into the cart, changed there, and paid for', async () => {
  const { page, open, text, becomes, calls, pageErrors } = await arrive('/mug');
  expect(calls('commerce-cart')).toBe(0);
  expect(await text('.product-price')).toBe('from £11.00');

  await page.click(button);
  expect(await page.$$eval('.variant-option [role=alert]', (all) => all.map((each) => each.textContent))).toEqual([
    'Please select Colour.',
    'Please select Size.',
  ]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('o10-0');
  await page.keyboard.press(' ');
  expect(await page.$eval('.product-variants', (each) => (each as HTMLElement).dataset.unselectedOptions)).toBe('["Size"]');
  expect(await page.$eval('select[data-variant-option-name=Colour]', (select) => (select as HTMLSelectElement).value)).toBe(
    'Blue',
  );

  // The sand mug exists as a small one only, which is on sale and sold out.
  await page.click('label[for="o10-1"]');
  expect(await page.$eval('#o11-1', (radio) => (radio as HTMLInputElement).disabled)).toBe(true);
  await page.click('label[for="o11-0"]');
  expect(await text('.product-price')).toBe('Sale Price: £11.00 Original Price: £14.00');
  expect(await text('.sqs-add-to-cart-button-inner')).toBe('Sold Out');
  const sand = '[data-slide-index="2"]';
  await page.waitForFunction((slide) => document.querySelector(slide)?.classList.contains('selected'), {}, sand);
  // The picture of the variant opens in the lightbox, and the gallery follows the lightbox.
  await page.waitForSelector(`${sand} img[role=button]`);
  await page.focus(`${sand} img`);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('dialog.sqs-lightbox[open]'));
  expect(await page.$eval('.sqs-lightbox img', (image) => (image as HTMLImageElement).alt)).toBe('A cup, sand');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((slide) => !document.querySelector(slide)?.classList.contains('selected'), {}, sand);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.sqs-lightbox'));
  const selected = () =>
    page.$$eval('.selected', (all) => all.map((each) => each.querySelector('img')?.alt ?? each.getAttribute('alt')));
  expect(await selected()).toEqual(['A cup, blue', 'Show the blue cup']);
  await page.click('.ProductItem-gallery-thumbnails-item:last-child');
  expect(await selected()).toEqual(['A cup, sand', 'Show the sand cup']);

  await page.click('label[for="o10-0"]');
  await page.click('label[for="o11-1"]');
  expect(await text('.product-price')).toBe('£18.00');
  expect(await text('.ss-product-stock')).toBe('Only 2 left in stock');
  const chosen = await page.$eval('.product-variants', (each) => JSON.parse((each as HTMLElement).dataset.selectedVariant ?? ''));
  expect(chosen).toMatchObject({ attributes: { Colour: 'Blue', Size: 'Large' }, price: 1800 });
  await findWithAxe(page).then((found) => expect(found).toEqual([]));

  await page.focus(button);
  await page.keyboard.press(' ');
  await becomes('.sqs-add-to-cart-button-inner', 'Added!');
  expect(await text('.sqs-cart-quantity')).toBe('1');
  await page.click(button);
  await becomes('.sqs-cart-quantity', '2');
  await becomes('.sqs-add-to-cart-button-inner', 'Add To Cart');
  await page.click(button);
  await becomes('.ss-product-error', 'Only 2 left.');
  expect(await text('.ss-product-stock')).toBe('');

  await open('/cart');
  await page.waitForSelector('.ss-cart-line');
  expect(await text('.sqs-cart-quantity')).toBe('2');
  expect(await text('.ss-cart-totals div:last-child dd')).toBe('£36.00');
  await page.type('.ss-cart-forms input[name=code]', 'welcome10');
  await page.keyboard.press('Enter');
  await becomes('.ss-cart-totals div:last-child dd', '£32.40');
  await page.type('.ss-cart-forms input[name=country]', 'GB');
  await page.keyboard.press('Enter');
  await becomes('.ss-cart-totals div:last-child dd', '£43.88');
  await page.$eval('.ss-cart-forms input[name=country]', (input) => {
    (input as HTMLInputElement).value = 'US';
  });
  await page.type('.ss-cart-forms input[name=zip]', '1234');
  await page.keyboard.press('Enter');
  await becomes('.ss-cart-status', 'A US zip code has exactly five digits.');
  expect(await text('.ss-cart-totals div:last-child dd')).toBe('£43.88');
  await findWithAxe(page).then((found) => expect(found).toEqual([]));

  await page.click('.ss-cart-remove');
  await page.waitForSelector('.ss-cart-empty');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ss-cart-line');

  await Promise.all([page.waitForNavigation(), page.click('.ss-cart-checkout')]);
  expect(new URL(page.url()).pathname).toBe('/commerce/goto-checkout');
  await Promise.all([page.waitForNavigation(), page.click('button[value=decline]')]);
  expect(await text('main p')).toBe('The payment was declined. Nothing was charged.');
  await page.type('[type=email]', 'ada@example.com');
  await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
  expect([new URL(page.url()).pathname, await text('h1')]).toEqual(['/checkout/order-confirmed', 'Order confirmed']);
  expect(await pageType(page)).toBe(202);
  expect(await page.evaluate(() => document.cookie.includes('hasCart'))).toBe(false);
  expect(pageErrors).toEqual([]);
});

// commerce#cart-changes, commerce#cart-tabs, commerce#cart-count
test('quick changes of a quantity end in the last one, with totals from the platform alone, and other tabs follow', async () => {
  const { page, open, becomes, calls } = await arrive('/bowl');
  await page.click(button);
  await becomes('.sqs-cart-quantity', '1');
  await open('/cart');
  await page.waitForSelector('.ss-cart-line');
  const before = calls('commerce-cart-update');
  for (let times = 0; times < 5; times += 1)
    await page.$eval('.ss-cart-quantity button:last-child', (more) => (more as HTMLElement).click());
  await becomes('.ss-cart-totals div:last-child dd', '£156.00');
  expect(await page.$eval('.ss-cart-quantity input', (input) => (input as HTMLInputElement).value)).toBe('6');
  expect(calls('commerce-cart-update') - before).toBeLessThanOrEqual(5);
  const other = await page.browserContext().newPage();
  await other.goto(world.address('shop', '/bowl'));
  await other.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '6');
  await page.$eval('.ss-cart-quantity button:first-child', (less) => (less as HTMLElement).click());
  await other.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '5');
  await other.close();
});

// commerce#product-form, commerce#cart-line-form, commerce#donation-block, commerce#donation-amount, commerce#order-pages,
// commerce#posted-product
test(
  'a workshop shows its own form first, whose values can be changed from the cart; a subscription, a gift card and a ' +
    'donation lead to checkouts of their own; without script a product can be bought as well',
  async () => {
    const { page, open, text, becomes, calls } = await arrive('/workshop');
    const updates = calls('commerce-cart-update');
    await page.waitForSelector('.ss-product-fields input');
    await page.click(button);
    await page.waitForSelector('.ss-product-fields .field-error');
    await page.type('.ss-product-fields input', 'Ada');
    await page.click(button);
    await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
    const added = world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).at(-1);
    expect(added?.body).toMatchObject({ quantity: 1, additionalFields: { 'text-001': 'Ada' } });
    expect(added?.problems).toEqual([]);

    // The values can be changed from the cart; the event tracker receives what happens to the form.
    const trackedEvents = () =>
      world.platform.journal
        .entries({ endpoint: 'record-event' })
        .map(({ body }) => (body as { event: string }).event)
        .filter((name) => name.startsWith('cart_page_product_form'));
    const areTracked = (count: number) => eventually(() => expect(trackedEvents()).toHaveLength(count));
    await open('/cart');
    await becomes('.ss-cart-written', 'Name on the apron: Ada');
    await page.click('.ss-cart-edit');
    const field = '.ss-cart-line-form input';
    await page.waitForFunction((each) => document.activeElement?.matches(each), {}, field);
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('Ada');
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await page.$eval(field, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-cart-line-form .field-error');
    expect(calls('commerce-cart-update')).toBe(updates);
    await page.type(field, '<b>Bea</b>');
    await page.select('.ss-cart-line-form select', 'Some practice');
    await page.click('.ss-cart-line-form div ~ button');
    await becomes('.ss-cart-written', 'Name on the apron: <b>Bea</b>');
    expect(await text('.ss-cart-written + .ss-cart-written')).toBe('Your level: Some practice');
    const { body: sent, problems } = world.platform.journal.entries({ endpoint: 'commerce-cart-update' }).at(-1) ?? {};
    expect([sent, problems]).toEqual([{ additionalFields: { 'text-001': '<b>Bea</b>', 'select-002': 'Some practice' } }, []]);
    await page.waitForFunction(() => document.activeElement?.matches('.ss-cart-edit'));
    await areTracked(2);
    await page.keyboard.press('Enter');
    await page.waitForFunction((each) => document.activeElement?.matches(each), {}, field);
    expect(
      await page.$$eval('.ss-cart-line-form :is(input, select)', (all) => all.map((each) => (each as HTMLInputElement).value)),
    ).toEqual(['<b>Bea</b>', 'Some practice']);
    await areTracked(3);
    await page.click('.ss-cart-line-form button:last-child');
    await areTracked(4);
    expect(trackedEvents().map((name) => name.replace('cart_page_product_form_', ''))).toEqual([
      'open',
      'submit',
      'open',
      'close',
    ]);
    expect(calls('save-form-submission')).toBe(0);

    await open('/club');
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(new URL(page.url()).pathname).toBe('/checkout/subscribe');
    await page.type('[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
    expect(await text('h1')).toBe('Subscription confirmed');

    await open('/gift-card');
    await page.select('select[data-variant-option-name=Amount]', '£50');
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(new URL(page.url()).pathname).toBe('/checkout/giftcard');
    expect(await text('button[value=success]')).toBe('Pay £50.00');
    await page.type('[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
    expect(await text('main dl')).toContain('£50.00');

    await open('/donate');
    await page.waitForSelector('[data-ss-block=donation]');
    const donate = '.donation-form [type=submit]';
    for (const amount of ['0', '-5', 'ten', '1000000.01']) {
      await page.$eval('[name=otherAmount]', (input) => {
        (input as HTMLInputElement).value = '';
      });
      await page.type('[name=otherAmount]', amount);
      await page.click(donate);
      await page.waitForSelector('.ss-donation-error');
      expect(await text('.ss-donation-error')).toBe('Please enter an amount from £0.01 to £1,000,000.00.');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    }
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await page.$eval('[name=otherAmount]', (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type('[name=otherAmount]', '12,50');
    expect(await page.$('.ss-donation-error')).toBe(null);
    await Promise.all([page.waitForNavigation(), page.click(donate)]);
    expect(new URL(page.url()).search).toBe('?donatePageId=69a0b1c2d3e4f50617280950&amount=12.50');
    await page.type('[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
    expect([await text('h1'), await pageType(page)]).toEqual(['Thank you for your donation', 204]);
    expect(await text('main dl')).toContain('£12.50');
    // In the editor's frame the top window goes to the checkout.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/donate';
      frame.height = '800';
      document.body.replaceChildren(frame);
    });
    const frame = await page.waitForFrame((each) => each.url().endsWith('/donate'));
    await frame.waitForSelector('[data-ss-block=donation]');
    await Promise.all([page.waitForNavigation(), frame.click(donate)]);
    expect(new URL(page.url()).search).toBe('?donatePageId=69a0b1c2d3e4f50617280950&amount=10.00');

    await page.setJavaScriptEnabled(false);
    await page.goto(world.address('shop', '/donate'));
    await page.click('.donation-form [value="25.00"]');
    await Promise.all([page.waitForNavigation(), page.click(donate)]);
    expect(await page.$eval('[name=amount]', (input) => (input as HTMLInputElement).value)).toBe('25.00');
    await page.goto(world.address('shop', '/bowl'));
    await page.$eval('[name=quantity]', (input) => {
      (input as HTMLInputElement).value = '3';
    });
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await Promise.all([page.waitForNavigation(), page.click('noscript a')]);
    expect(await text('main dl')).toContain('3 × Salt bowl£78.00');
  },
);

// commerce#cart-add-key, commerce#sold-out, commerce#cart-cookie
test(
  'an add that fails shows its sentence, and repeated it is in the cart once; a sold-out product cannot be added; without a ' +
    'cart the page does not request it',
  async () => {
    const { page, open, becomes, calls } = await arrive(
      '/bowl?__ss=commerce-cart-add:status:500:empty@1,commerce-cart-add:truncate:40@2',
    );
    await page.click(button);
    await becomes('.ss-product-error', 'Internal server error. Please try again later.');
    await page.click(button);
    // The product is in the cart, but the response could not be read: the next press finds it there.
    await page.waitForFunction(() => /Unable to parse/.test(document.querySelector('.ss-product-error')?.textContent ?? ''));
    await page.click(button);
    await becomes('.sqs-add-to-cart-button-inner', 'Added!');
    await becomes('.sqs-cart-quantity', '1');
    const adds = world.platform.journal.entries({ endpoint: 'commerce-cart-add' }).slice(-3);
    expect(new Set(adds.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);

    await open('/cart?__ss=commerce-cart:status:500:empty@1-2');
    await becomes('.ss-cart-status', 'Internal server error. Please try again later.');
    expect(await page.$eval('.ss-cart', (cart) => [cart.textContent, cart.getAttribute('aria-busy')])).toEqual([
      'Internal server error. Please try again later.',
      'false',
    ]);
    await open('/vase?__ss=off');
    const before = calls('commerce-cart-add');
    await page.click(button);
    expect(calls('commerce-cart-add')).toBe(before);
    expect(await page.$eval(button, (each) => each.getAttribute('aria-disabled'))).toBe('true');
    const fresh = await arrive('/pattern');
    const reads = calls('commerce-cart');
    await fresh.settled();
    expect(calls('commerce-cart')).toBe(reads);
  },
);

// commerce#product-button, commerce#store-currency
test('hostile names run no script and products with invalid prices are not sold; the commerce service describes products', async () => {
  const { page, open: openAt, pageErrors } = await world.nextVisitor();
  await openAt('strange', '/');
  await page.waitForSelector(`${button}[data-ss-block=product]`);
  const select = 'select[data-variant-option-name]';
  await page.click(button);
  expect(await page.$eval('.ss-product-error', (each) => each.textContent)).toBe(`Please select ${hostile}.`);
  expect(await page.$eval(select, (each) => [...(each as HTMLSelectElement).options].map(({ disabled }) => disabled))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await page.select(select, hostile);
  expect(await page.$eval('.product-price', (each) => each.textContent)).toBe('from $1');
  await page.click(button);
  await page.waitForFunction(() =>
    /no price/.test(document.querySelector('.sqs-add-to-cart-button ~ .ss-product-error')?.textContent ?? ''),
  );
  await page.select(select, 'b');
  expect(await page.$eval('.product-price', (each) => each.textContent)).toBe('$10.00');
  const said = await page.evaluate(async () => {
    const store = await window.SSRuntime.service('commerce');
    const { displayPrice, soldOut } = store.describeProduct([{ price: 500, unlimited: true }, { price: 700 }]);
    return [
      displayPrice,
      soldOut,
      store.formatMoney(123_400),
      store.formatMoney(123_400, 'EUR', { trimZeros: true }),
      (await store.cart.get()).totalQuantity,
    ];
  });
  expect(said).toEqual(['from $5.00', false, '$1,234.00', '€1,234', 0]);
  // Another block of the same product stays unchanged; one whose variants cannot be read says that it cannot be bought.
  expect(await page.$eval('.second .product-price', (each) => each.textContent)).toBe('from $1');
  expect(await page.$eval('.second select', (each) => (each as HTMLSelectElement).value)).toBe('');
  await page.click(`.broken ${button}`);
  await page.waitForFunction(
    () => document.querySelector('.broken .ss-product-error')?.textContent === 'This product is not sold here.',
  );
  // Products in columns, and below one another without boxes of their own, stay apart as well, even if they are the same product.
  const pickLast = (place: string) =>
    page.$$eval(`${place} select`, (all) => {
      const last = all.at(-1) as HTMLSelectElement;
      last.value = 'b';
      last.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const prices = (place: string) => page.$$eval(`${place} .product-price`, (all) => all.map((each) => each.textContent));
  await page.$eval('.flat', (each) => each.scrollIntoView());
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(wanted).length === 4,
    {},
    `:is(.left, .right, .flat) ${button}[data-ss-block=product]`,
  );
  await pickLast('.right');
  await pickLast('.flat');
  expect([await prices('.left'), await prices('.right'), await prices('.flat')]).toEqual([
    ['from $1'],
    ['$10.00'],
    ['from $1', '$10.00'],
  ]);
  // Structured data and content for browsers without script stay unchanged.
  expect(await page.$eval('main', (main) => main.innerHTML.slice(0, main.innerHTML.indexOf('<article')))).toBe(untouched);
  await page.click(button);
  await page.waitForFunction(() => document.cookie.includes('hasCart'));
  await openAt('strange', '/cart');
  await page.waitForSelector('.ss-cart-line');
  expect(await page.$eval('.ss-cart-what', (each) => [...each.children].map((part) => part.textContent))).toEqual([
    hostile,
    `${hostile}: b`,
    '$10.00',
  ]);
  await Promise.all([page.waitForNavigation(), page.click('.ss-cart-checkout')]);
  expect(await page.$eval('dt', (each) => each.textContent)).toBe(`1 × ${hostile}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(pageErrors).toEqual([]);
});

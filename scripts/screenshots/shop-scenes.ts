import type { Page } from 'puppeteer';
import type { Scene } from './scenes.ts';

const button = '.sqs-add-to-cart-button';
/** Scrolls the block near the view, where it mounts. */
const whenMounted = async (page: Page) => {
  await page.$eval(button, (each) => each.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`${button}[data-ss-block=product]`);
};

const scene = (name: string, path: string, show: (page: Page) => Promise<unknown> = async () => {}): Scene => ({
  name: `shop-${name}`,
  path,
  show,
});

const product = (name: string, path: string, show: (page: Page) => Promise<unknown> = async () => {}) =>
  scene(name, path, async (page) => {
    await whenMounted(page);
    await show(page);
  });

const choose = async (page: Page) => {
  await page.click('label[for="o10-0"]');
  await page.click('label[for="o11-1"]');
};
const press = (page: Page, selector: string) => page.$eval(selector, (each) => (each as HTMLElement).click());
const go = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await page.evaluate(() => window.SSRuntime.ready);
};

/** A cart with a physical product, a product with a form, and a download. */
async function fill(page: Page): Promise<void> {
  await whenMounted(page);
  await press(page, 'label[for="o10-0"]');
  await press(page, 'label[for="o11-1"]');
  await press(page, button);
  await page.waitForSelector(`${button}[data-ss-state=added]`);
  await go(page, '/workshop');
  await page.waitForSelector('.ss-product-fields input');
  await page.type('.ss-product-fields input', 'Ada Example of the long name that takes a line of its own');
  await press(page, button);
  await page.waitForSelector(`${button}[data-ss-state=added]`);
  await go(page, '/pattern');
  await whenMounted(page);
  await press(page, button);
  await page.waitForSelector(`${button}[data-ss-state=added]`);
}

const cart = (name: string, show: (page: Page) => Promise<unknown> = async () => {}) =>
  scene(`cart-${name}`, '/mug', async (page) => {
    await fill(page);
    await go(page, '/cart');
    await page.waitForSelector('.ss-cart-line:nth-child(3)');
    await show(page);
  });

const account = (name: string, show: (page: Page) => Promise<unknown> = async () => {}) =>
  scene(`account-${name}`, '/', async (page) => {
    await page.waitForSelector('[data-ss-block=account]');
    await press(page, '.user-accounts-text-link');
    await page.waitForSelector('dialog[open] [type=email]');
    await show(page);
  });

/** Every screen of the fixture site `shop`. */
export const shopScenes: readonly Scene[] = [
  scene('list', '/'),
  product('mug', '/mug', choose),
  product('mug-open', '/mug', (page) => press(page, button)),
  product('vase', '/vase'),
  product('workshop', '/workshop', async (page) => {
    await page.waitForSelector('.ss-product-fields input');
    await press(page, button);
    await page.waitForSelector('.ss-product-fields .field-error');
    await page.$eval('.ss-product-fields', (each) => each.scrollIntoView({ block: 'center' }));
  }),
  product('club', '/club'),
  product('gift-card', '/gift-card'),
  product('tiles', '/tiles'),
  product('membership', '/membership'),
  scene('donate', '/donate', async (page) => {
    await page.waitForSelector('[data-ss-block=donation]');
    await page.type('[name=otherAmount]', '0');
    await press(page, '.donation-form [type=submit]');
    await page.waitForSelector('.ss-donation-error');
  }),
  scene('denied', '/studio'),
  scene('quick-view', '/', async (page) => {
    await page.waitForSelector('.sqs-product-quick-view-button');
    await press(page, '.sqs-product-quick-view-button');
    await page.waitForSelector(`dialog[open] ${button}[data-ss-state]`);
  }),
  scene('cart-empty', '/cart', (page) => page.waitForSelector('.ss-cart-empty')),
  cart('full'),
  cart('foot', async (page) => {
    await page.type('.ss-cart-forms input[name=code]', 'SUMMER');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-cart [data-invalid]');
    await page.type('.ss-cart-forms input[name=country]', 'GB');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-cart-option');
    await page.$eval('.ss-cart-foot', (each) => each.scrollIntoView());
  }),
  cart('removed', async (page) => {
    await press(page, '.ss-cart-remove');
    await page.waitForSelector('.ss-cart-removed');
  }),
  cart('line-form', async (page) => {
    await press(page, '.ss-cart-edit');
    await page.waitForSelector('.ss-cart-line-form input');
    await page.$eval('.ss-cart-line-form', (each) => each.scrollIntoView({ block: 'center' }));
  }),
  scene('cart-panel', '/mug', async (page) => {
    await fill(page);
    await page.waitForSelector('#floatingCart:not(.hidden)');
    await press(page, '#floatingCart a');
    await page.waitForSelector('dialog[open] .ss-cart-line');
  }),
  scene('checkout', '/mug', async (page) => {
    await fill(page);
    await page.goto(new URL('/commerce/goto-checkout', page.url()).href);
  }),
  scene('order-confirmed', '/mug', async (page) => {
    await fill(page);
    await page.goto(new URL('/commerce/goto-checkout', page.url()).href);
    await page.type('[type=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
  }),
  scene('checkout-donate', '/', (page) => page.goto(new URL('/checkout/donate?donatePageId=d&amount=25', page.url()).href)),
  scene('no-such-page', '/', (page) => page.goto(new URL('/nothing-here', page.url()).href)),
  account('log-in'),
  account('sign-up', async (page) => {
    await page.$$eval('.ss-account-link', (links) => (links[1] as HTMLElement).click());
    await page.waitForSelector('dialog input[autocomplete=given-name]');
    await press(page, 'dialog form [type=submit]');
  }),
];

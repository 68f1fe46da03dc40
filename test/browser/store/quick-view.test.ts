// covers: runtime/features/products/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('shop')]);
const mugId = '69a0b1c2d3e4f50617280001';
/** Rules that a site's style sheet may have for every element. */
const rudeStyles = `*{box-sizing:content-box;float:left} main{box-sizing:border-box} button{all:unset} select{display:none}
.ProductItem-details-checkout{display:flex;flex-direction:column;width:200px}`;
const mug = `.sqs-product-quick-view-button[data-id="${mugId}"]`;

async function arrive(path: string, before = '', visiting = world.nextVisitor()) {
  const visitor = await visiting;
  const { page } = visitor;
  if (before) await visitor.open('shop', before);
  await visitor.open('shop', path);
  const text = (selector: string) => page.$eval(selector, (element) => element.textContent?.trim() ?? '');
  // An overlay that is closed goes back in the history, and restores the page's scrolling then.
  const gone = (selector: string) =>
    page.waitForFunction((each) => !document.querySelector(each) && history.scrollRestoration === 'auto', {}, selector);
  const becomes = (selector: string, wanted: string) =>
    page.waitForFunction((each, said) => document.querySelector(each)?.textContent?.trim() === said, {}, selector, wanted);
  const entries = (endpoint: string) => world.platform.journal.entries({ endpoint });
  return { ...visitor, page, text, gone, becomes, entries };
}

// commerce#quick-view
test(
  'a quick view opens by keyboard, is recorded, buys the chosen variant, and Back closes it with the focus where it was; ' +
    'under rude styles the quick view, the product and the cart stay usable',
  async () => {
    const { page, open, text, gone, becomes, entries, pageErrors } = await arrive('/', '/mug');
    await page.waitForSelector(`${mug}[data-ss-block=quick-view]`);
    await page.focus(mug);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-quick-view [data-ss-state]');
    expect([await text('.ss-quick-view h2'), await text('.ss-quick-view .product-price')]).toEqual([
      'Harbour mug',
      'from £11.00',
    ]);
    expect(entries('record-quick-view').map(({ path }) => path)).toEqual([`/api/census/RecordQuickView/${mugId}`]);
    expect(await page.evaluate(() => document.querySelector('.ss-quick-view')?.contains(document.activeElement))).toBe(true);
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await page.click('.ss-quick-view .sqs-add-to-cart-button');
    expect(
      await page.$$eval('.ss-quick-view .variant-option [role=alert]', (all) => all.map((each) => each.textContent)),
    ).toEqual(['Please select Colour.', 'Please select Size.']);
    await page.select('.ss-quick-view [data-variant-option-name=Colour]', 'Blue');
    await page.select('.ss-quick-view [data-variant-option-name=Size]', 'Large');
    expect(await text('.ss-quick-view .product-price')).toBe('£18.00');
    expect(await text('.ss-quick-view .ss-product-stock')).toBe('Only 2 left in stock');
    await page.click('.ss-quick-view .sqs-add-to-cart-button');
    await becomes('.ss-quick-view .sqs-add-to-cart-button-inner', 'Added!');
    expect(await text('.sqs-cart-quantity')).toBe('1');

    const address = page.url();
    await page.evaluate(() => history.back());
    await gone('.ss-quick-view');
    expect([page.url(), await page.evaluate(() => document.activeElement?.getAttribute('data-id'))]).toEqual([address, mugId]);
    // Closed by its button, it removes its history entry: Back goes to the previous page.
    await page.keyboard.press(' ');
    await page.waitForSelector('.ss-quick-view [data-ss-state]');
    await page.click('.ss-modal-close');
    await gone('.ss-quick-view');
    await Promise.all([page.waitForNavigation(), page.goBack()]);
    expect(new URL(page.url()).pathname).toBe('/mug');

    // The same store from right to left on a narrow screen, under styles for every element.
    await page.setViewport({ width: 320, height: 800 });
    await page.evaluateOnNewDocument((css) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dir = 'rtl';
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      });
    }, rudeStyles);
    const outside = () =>
      page.$$eval('.ss-cart *, .ss-modal *, .ss-product-fields *, .ss-product-fields + * *', (all) =>
        all
          .map((each) => ({ name: `${each.localName}.${each.className}`, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
          .map(({ name }) => name),
      );
    await open('shop', '/workshop');
    await page.waitForSelector('.ss-product-fields input');
    expect(await outside()).toEqual([]);
    expect(await page.$$eval('.ss-product-fields .field-element', widthsOf)).toEqual([200, 200]);
    await page.type('.ss-product-fields input', 'Ada');
    await page.click('.sqs-add-to-cart-button');
    await becomes('.sqs-cart-quantity', '2');
    await open('shop', '/');
    await page.waitForSelector(`${mug}[data-ss-block=quick-view]`);
    // The floating cart is at the bottom of the window, and must not cover the button.
    await page.$eval(mug, (button) => button.scrollIntoView({ block: 'center' }));
    await page.click(mug);
    await page.waitForSelector('.ss-quick-view [data-ss-state]');
    expect(await outside()).toEqual([]);
    for (const select of await page.$$('.ss-quick-view select')) expect(await select.isVisible()).toBe(true);
    await page.select('.ss-quick-view [data-variant-option-name=Colour]', 'Blue');
    await page.select('.ss-quick-view [data-variant-option-name=Size]', 'Small');
    await page.click('.ss-quick-view .sqs-add-to-cart-button');
    await becomes('.sqs-cart-quantity', '3');
    await open('shop', '/cart');
    await page.waitForSelector('.ss-cart-edit');
    await page.click('.ss-cart-edit');
    await page.waitForSelector('.ss-cart-line-form select', { visible: true });
    expect(await outside()).toEqual([]);
    // Full width below the heading, not a column of single letters.
    expect(await page.$$eval('.ss-cart, .ss-cart-checkout', widthsOf)).toEqual([256, 256]);
    expect(pageErrors).toEqual([]);
  },
);

const widthsOf = (all: readonly Element[]) => all.map((each) => each.getBoundingClientRect().width);

// commerce#quick-view-failure
test('the quick view of a product that cannot be fetched opens and says so; the next press tries again', async () => {
  const { page, gone, becomes } = await arrive('/?__ss=commerce-product:status:500:empty@1-2', '/mug');
  await page.waitForSelector(`${mug}[data-ss-block=quick-view]`);
  await page.click(mug);
  await becomes('.ss-quick-view [role=status]', 'This product cannot be shown here.');
  await page.keyboard.press('Escape');
  await gone('.ss-quick-view');
  await page.click(mug);
  await page.waitForSelector('.ss-quick-view [data-ss-state]');
});

// commerce#cart-panel, commerce#cart-undo
test(
  'the floating cart opens the cart over the page, where lines can be changed, removed and restored; Back and Continue ' +
    'shopping close it',
  async () => {
    const { page, text, gone, becomes, pageErrors } = await arrive('/bowl');
    await page.waitForSelector('[data-ss-block=product]');
    await page.click('.sqs-add-to-cart-button');
    const cart = '.floating-cart a[data-ss-block=floating-cart]';
    await page.waitForSelector(cart, { visible: true });
    await page.click(cart);
    await page.waitForSelector('.ss-cart-panel .ss-cart-line');
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await page.click('.ss-cart-quantity button:last-child');
    await becomes('.ss-cart-totals div:last-child dd', '£52.00');
    await page.click('.ss-cart-remove');
    await page.waitForSelector('.ss-cart-empty');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await becomes('.ss-cart-totals div:last-child dd', '£52.00');
    await page.evaluate(() => history.back());
    await gone('.ss-cart-panel');
    expect([new URL(page.url()).pathname, await text('.floating-cart')]).toEqual(['/bowl', 'Cart 2']);
    await page.click(cart);
    await page.waitForSelector('.ss-cart-panel .ss-cart-continue');
    await page.click('.ss-cart-continue');
    await gone('.ss-cart-panel');

    expect(pageErrors).toEqual([]);
  },
);

// commerce#cart-panel, commerce#cart-page
test(
  'a cart panel that cannot be fetched leads to the cart page; the error of a cart page that cannot be fetched is logged and ' +
    'thrown',
  async () => {
    // A new visitor has an empty cache.
    const { page, said, gone } = await arrive('/bowl', '', world.newVisitor());
    await page.setRequestInterception(true);
    page.on('request', (request) => void (/chunks\/cart-/.test(request.url()) ? request.abort() : request.continue()));
    await page.waitForSelector('[data-ss-block=product]');
    await page.click('.sqs-add-to-cart-button');
    const cart = '.floating-cart a[data-ss-block=floating-cart]';
    await page.waitForSelector(cart, { visible: true });
    await page.click(cart);
    await page.waitForFunction(() => location.pathname === '/cart');
    await page.waitForSelector('#sqs-cart-root[data-ss-block-error]');
    await gone('.ss-cart-panel');
    expect(said.join(' ')).toMatch(/chunk.*cart-page/);
  },
);

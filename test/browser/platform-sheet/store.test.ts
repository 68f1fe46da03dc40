// covers: runtime/features/products/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const variant = (size: string, qtyInStock: number) => ({
  id: `v-${size}`,
  sku: `s-${size}`,
  attributes: { Size: size },
  price: 1100,
  salePrice: 0,
  onSale: false,
  unlimited: false,
  qtyInStock,
});
const variants = JSON.stringify([variant('Small', 4), variant('Large', 0)]).replaceAll('"', '&quot;');
const product = `<article class="ProductItem"><div class="product-details" id="productDetails"><div class="product-price">£11.00</div>
<div class="product-variants" data-item-id="i1" data-variants="${variants}"><div class="variant-option"><label for="size">Size</label><select id="size" data-variant-option-name="Size"><option value="">Choose</option><option>Small</option><option>Large</option></select></div></div>
<div class="product-quantity-input" data-item-id="i1"><label for="n">Quantity</label><input id="n" type="number" min="1" max="9999" value="1"></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="i1" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div></article>`;
const names = ['one', 'two', 'three'];
/**
 * The gallery of a product page, whose class names begin with `prefix`; no slide is marked as shown where `prefix` is the newer
 * one.
 */
const gallery = (prefix: string) =>
  `<section class="${prefix}" data-controller="ProductGallery" style="position:relative"><div class="${prefix}-slides" style="position:relative;height:200px;overflow:hidden">${names
    .map(
      (name, index) =>
        `<div class="${prefix}-slides-item${prefix === 'ProductItem-gallery' && index === 0 ? ' selected' : ''}" ` +
        `data-product-gallery="slides-item"><img class="${prefix}-slides-item-image" data-src="/img/${name}-200x200.svg" ` +
        `alt="${name}" width="200" height="200"></div>`,
    )
    .join(
      '',
    )}<div class="${prefix}-carousel-controls enable-on-first-image-load"><button class="${prefix}-prev" aria-label="Previous"></button><button class="${prefix}-next" aria-label="Next"></button></div></div>
<div class="${prefix}-thumbnails">${names.map((name) => `<button class="${prefix}-thumbnails-item" aria-label="${name}"><img data-src="/img/${name}-50x50.svg" alt="" width="50" height="50"></button>`).join('')}</div></section>`;
/** A product page whose sheets give the pictures no box, with text around them. */
const bare = (item: string, holder: string) =>
  `<header><h2>Shop</h2></header><main><section data-controller="ProductGallery"><div class="${holder}">${names
    .map(
      (name, index) =>
        `<div class="${item}${index === 0 ? ' selected' : ''}" data-product-gallery="slides-item"><img ` +
        `src="/img/${name}-200x300.svg" alt="${name}" width="200" height="300" style="width:100%;height:auto"></div>`,
    )
    .join('')}</div></section><h1>A vase</h1><div class="product-price">£11.00</div></main>`;
const world = browserWorld(async () => [
  withPictures(
    testSite('store', {
      '/bare-ProductItem-gallery': { body: bare('ProductItem-gallery-slides-item', 'ProductItem-gallery-slides') },
      '/bare-product-gallery': { body: bare('product-gallery-slides-item', 'product-gallery-slides') },
      '/bare-pdp-gallery': { body: bare('pdp-gallery-slides', 'pdp-gallery') },
      '/product': { body: `<main>${product}</main>`, context: { ...plainContext, pageType: 1 } },
      '/ProductItem-gallery': { body: `<main>${gallery('ProductItem-gallery')}</main>` },
      '/product-gallery': { body: `<main>${gallery('product-gallery')}</main>` },
    }),
  ),
  await loadSite('shop'),
]);

async function arrive(site: string, path: string, width: number): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width, height: 800 });
  await open(site, path);
  return page;
}
const isMet = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return (
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });

test.each([320, 1280])(
  'at %i px quantity and button are shown for a variant in stock; a sold-out variant hides the quantity and fades the button',
  async (width) => {
    const page = await arrive('store', '/product', width);
    await page.waitForSelector('[data-ss-block=product]');
    const look = () =>
      page.evaluate(() => ({
        inStock: document.querySelector<HTMLElement>('.product-variants')?.dataset.variantInStock,
        quantity: getComputedStyle(document.querySelector('.product-quantity-input') as Element).display,
        button: getComputedStyle(document.querySelector('.sqs-add-to-cart-button') as Element).opacity,
      }));
    await page.select('#size', 'Small');
    expect(await look()).toEqual({ inStock: 'true', quantity: 'block', button: '1' });
    expect(await isMet(page, '.sqs-add-to-cart-button')).toBe(true);
    expect(await isMet(page, '#n')).toBe(true);
    await page.select('#size', 'Large');
    expect(await look()).toEqual({ inStock: undefined, quantity: 'none', button: '0.4' });
    await page.select('#size', '');
    expect(await look()).toEqual({ inStock: undefined, quantity: 'block', button: '1' });
  },
);

test.each(['ProductItem-gallery', 'product-gallery'].flatMap((prefix) => [320, 1280].map((width) => [prefix, width] as const)))(
  'the gallery of a product page (%s) at %i px shows one picture, its arrows loop in both directions, and its thumbnails ' +
    'show their pictures',
  async (prefix, width) => {
    const page = await arrive('store', `/${prefix}`, width);
    await page.waitForSelector('[data-ss-block=product-gallery]');
    await page.waitForFunction(
      (each) => document.querySelectorAll(`.${each}-slides-item.loaded`).length === 3 && document.querySelector('.enabled'),
      {},
      prefix,
    );
    const shown = () =>
      page.$$eval(`.${prefix}-slides-item.selected img`, (all) =>
        all.map((each) => [
          (each as HTMLImageElement).alt,
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ]),
      );
    expect(await shown()).toEqual([['one', true]]);
    for (const [control, wanted] of [
      ['next', 'two'],
      ['prev', 'one'],
      ['prev', 'three'],
      ['next', 'one'],
    ] as const) {
      expect(await isMet(page, `.${prefix}-${control}`)).toBe(true);
      await page.click(`.${prefix}-${control}`);
      expect(await shown()).toEqual([[wanted, true]]);
    }
    await page.focus(`.${prefix}-next`);
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual([['two', true]]);
    await page.waitForSelector(`.${prefix}-thumbnails-item.loaded:last-child`);
    await page.click(`.${prefix}-thumbnails-item:last-child`);
    expect(await shown()).toEqual([['three', true]]);
  },
);

// commerce#product-gallery-box
test.each(['ProductItem-gallery', 'product-gallery', 'pdp-gallery', 'shop'])(
  'below 768 px the picture of a product page (%s) lies over nothing: its box is as high as the picture',
  async (name) => {
    const isFixture = name === 'shop';
    const page = await arrive(isFixture ? 'shop' : 'store', isFixture ? '/mug' : `/bare-${name}`, 375);
    for (const width of [375, 767, 320]) {
      await page.setViewport({ width, height: 800 });
      await page.waitForFunction(() => {
        const picture = document.querySelector('.selected.loaded img')?.getBoundingClientRect();
        return picture && picture.height > 100;
      });
      const overlaps = await page.evaluate(() => {
        const picture = document.querySelector('.selected img')?.getBoundingClientRect() as DOMRect;
        return [...document.querySelectorAll('h1,header,.product-price,[class*=thumbnails]')].flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const isUnder =
            left < picture.right - 1 && right > picture.left + 1 && top < picture.bottom - 1 && bottom > picture.top + 1;
          return isUnder ? [each.outerHTML.slice(0, 60)] : [];
        });
      });
      expect([width, overlaps]).toEqual([width, []]);
    }
  },
);

// commerce#pointer-class
test.each([320, 1280])('at %i px the quick view has its options, its quantity and its button', async (width) => {
  // The platform sells what it has shown.
  const page = await arrive('shop', '/mug', width);
  await page.goto(world.address('shop', '/'));
  await page.addStyleTag({ content: '.sqs-add-to-cart-button-wrapper { visibility: hidden }' });
  await page.waitForSelector('.sqs-product-quick-view-button[data-ss-block=quick-view]');
  expect(await page.evaluate(() => document.documentElement.matches('.no-touch:not(.touch)'))).toBe(true);
  await page.focus('.sqs-product-quick-view-button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ss-quick-view [data-ss-state]');
  // The view moves until its picture is loaded.
  for (const part of [
    '.variant-option select',
    '.product-quantity-input input',
    '.sqs-add-to-cart-button',
    '.ss-quick-view-link',
  ])
    await eventually(async () => expect([part, await isMet(page, `.ss-quick-view ${part}`)]).toEqual([part, true]));
  const button = await page.$eval('.ss-quick-view .sqs-add-to-cart-button', (each) => [
    each.getBoundingClientRect().width === each.parentElement?.getBoundingClientRect().width,
    each.getBoundingClientRect().height >= 44,
  ]);
  expect(button).toEqual([true, true]);
});

test('on a phone the root has the class touch', async () => {
  const { page, open } = await world.newVisitor();
  await page.setViewport({ width: 400, height: 700, isMobile: true, hasTouch: true });
  await open('shop', '/');
  await page.waitForFunction(() => document.documentElement.classList.contains('touch'));
});

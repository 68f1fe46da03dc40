import { expect, test } from 'vitest';
import { readPageProducts } from '../../../fake-server/commerce/page-products.ts';
import { mugId, shopPage } from '../../helpers/platform/shop.ts';

test('every product of a page is found in its markup, with its title and type', () => {
  expect(readPageProducts(shopPage).map(({ title, data }) => [title, data.productType])).toEqual([
    ['A mug', 1],
    ['A print', 2],
    ['A gift card', 4],
  ]);
});

test('the page context’s product and the items of collection JSON are found in scripts', () => {
  const context = {
    item: { id: 'i1', title: 'A bowl', fullUrl: '/shop/bowl' },
    product: { productType: 1, variants: [{ price: { currencyCode: 'USD', value: 500 } }] },
  };
  const collection = {
    items: [{ id: 'i2', title: 'A vase', structuredContent: { productType: 1, variants: [{ price: 900 }] } }, { id: 'i3' }],
  };
  const html =
    `<script>Static.SQUARESPACE_CONTEXT = ${JSON.stringify(context)};</script><script ` +
    `type="application/json">${JSON.stringify(collection)}</script>`;
  expect(readPageProducts(html)).toMatchObject([
    { id: 'i1', title: 'A bowl', url: '/shop/bowl' },
    { id: 'i2', title: 'A vase' },
  ]);
});

test.each([
  `<div class="product-variants" data-item-id="${mugId}" data-variants="{not json"></div>`,
  '<div class="product-variants" data-variants="[]"></div>',
  '<script>SQUARESPACE_CONTEXT = {product: {</script>',
  '<script type="application/json">{"items":[null,5,{"structuredContent":5}]}</script>',
  '<div class="sqs-add-to-cart-button" data-item-id="x"></div>',
])('nothing is found in %s', (html) => {
  expect(readPageProducts(html)).toEqual([]);
});

import type { Platform } from '../../../fake-server/start.ts';
import { type CallResponse, call, jsonHeaders, siteFolder, startPlatform } from './platform.ts';

export const mugId = '66c0ffee0000000000000001';
export const printId = '66c0ffee0000000000000002';
export const cardId = '66c0ffee0000000000000003';

const mugVariants = [
  {
    id: 'mug-s',
    sku: 'SQ0000001',
    attributes: { Size: 'S' },
    price: 1200,
    salePrice: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 3,
  },
  {
    id: 'mug-l',
    sku: 'SQ0000002',
    attributes: { Size: 'L' },
    price: 1800,
    salePrice: 1500,
    onSale: true,
    unlimited: true,
    qtyInStock: 0,
  },
];

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const productHtml = (id: string, title: string, variants: readonly object[], type = 1): string => `
<h1 class="product-title">${title}</h1>
<div class="product-variants" data-item-id="${id}" data-variants="${escaped(variants)}"></div>
<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}" data-product-type="${type}"></div>`;

/** A saved page that sells a mug in two sizes, a print and a gift card. */
export const shopPage = `<title>Shop</title>${productHtml(mugId, 'A mug', mugVariants)}
${productHtml(printId, 'A print', [{ id: 'print', sku: 'SQ0000003', price: 2000, unlimited: true }], 2)}
${productHtml(cardId, 'A gift card', [{ id: 'card', sku: 'SQ0000004', price: 5000 }], 4)}`;

/** Starts a platform that serves the shop and has served its page once. */
export async function startShop(page = shopPage): Promise<Platform> {
  const platform = await startPlatform([siteFolder('shop', { 'index.html': page })]);
  await call(platform, '/');
  return platform;
}

/** Returns a visitor of the shop, with the cookies that a browser would have. */
export function shopper(platform: Platform) {
  const jar = new Map<string, string>();
  const send = async (
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CallResponse> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await call(platform, path, {
      method,
      headers: { ...(body ? jsonHeaders : {}), ...(cookie ? { cookie } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const each of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (/Max-Age=0/.test(each)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const cartOf = (response: CallResponse) => (response.json() as { cart: ShopCart }).cart;
  return {
    jar,
    send,
    cart: async () => cartOf(await send('GET', '/api/commerce/shopping-cart')),
    add: (itemId: string, variantId = '', quantity = 1, more: object = {}) =>
      send('POST', '/api/commerce/shopping-cart/entries', { itemId, variantId, quantity, ...more }),
    setQuantity: (id: string, quantity: number) => send('PUT', `/api/commerce/shopping-cart/entries/${id}`, { quantity }),
    orders: async () => ((await send('GET', '/__ss/orders?site=shop')).json() as { orders: readonly unknown[] }).orders,
    pay: (key: string, more: object = {}) =>
      send('POST', '/api/commerce/orders', { kind: 'cart', key, outcome: 'success', ...more }),
  };
}

export interface ShopCart {
  readonly cartToken: string;
  readonly entries: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly title: string;
    readonly subTotal: number;
  }[];
  readonly [name: string]: unknown;
}

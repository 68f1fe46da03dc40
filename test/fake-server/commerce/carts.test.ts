// covers: fake-server/commerce/
import { describe, expect, test } from 'vitest';
import { call } from '../../helpers/platform/platform.ts';
import { cardId, mugId, printId, productHtml, type ShopCart, shopper, startShop } from '../../helpers/platform/shop.ts';

const cartIn = (response: { json(): never }) => (response.json() as { cart: ShopCart }).cart;

// commerce#platform-cart
describe('a visitor’s cart', () => {
  test('is created with its first product, under a token that scripts cannot read and a flag that they can', async () => {
    const visitor = shopper(await startShop());
    expect(await visitor.cart()).toMatchObject({ entries: [], totalQuantity: 0, subtotalCents: 0 });
    expect(visitor.jar.get('hasCart')).toBeUndefined();
    const response = await visitor.add(mugId, 'mug-s', 2);
    expect(String(response.headers['set-cookie'])).toMatch(/CART=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(visitor.jar.get('hasCart')).toBe('true');
    expect(await visitor.cart()).toMatchObject({
      totalQuantity: 2,
      subtotalCents: 2400,
      requiresShipping: true,
      entries: [{ title: 'A mug', quantity: 2, purchasePriceCents: 1200, subTotal: 2400, productType: 1 }],
    });
  });

  test('has the sale price of a product on sale, and the price without the sale', async () => {
    const visitor = shopper(await startShop());
    expect(cartIn(await visitor.add(mugId, 'mug-l')).entries).toMatchObject([
      { purchasePriceCents: 1500, nonSalePriceCents: 1800 },
    ]);
  });

  test('has one line for a variant, and another line for the same variant with other fields', async () => {
    const visitor = shopper(await startShop());
    await visitor.add(mugId, 'mug-s');
    await visitor.add(mugId, 'mug-s');
    await visitor.add(mugId, 'mug-s', 1, { additionalFields: { engraving: 'Ada' } });
    expect((await visitor.cart()).entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const more = await visitor.add(mugId, 'mug-s');
    expect([more.status, more.json()]).toEqual([400, { error: 'Only 2 left.', code: 'OUT_OF_STOCK', available: 2 }]);
  });

  test('refuses more pieces than the stock, with the number in stock', async () => {
    const visitor = shopper(await startShop());
    const response = await visitor.add(mugId, 'mug-s', 4);
    expect([response.status, response.json()]).toEqual([400, { error: 'Only 3 left.', code: 'OUT_OF_STOCK', available: 3 }]);
    const [line] = cartIn(await visitor.add(mugId, 'mug-s', 3)).entries;
    const raised = await visitor.setQuantity(line?.id ?? '', 4);
    expect([raised.status, (raised.json() as { cart: ShopCart }).cart.entries]).toEqual([
      400,
      [expect.objectContaining({ quantity: 3 })],
    ]);
  });

  test.each([
    ['nobody-sells-this', '', 1, 400, 'UNKNOWN_PRODUCT'],
    [mugId, 'mug-xl', 1, 400, 'UNKNOWN_VARIANT'],
    [mugId, '', 1, 400, 'UNKNOWN_VARIANT'],
    [mugId, 'mug-s', 0, 400, 'BAD_QUANTITY'],
    [mugId, 'mug-s', -1, 400, 'BAD_QUANTITY'],
    [mugId, 'mug-s', 1.5, 400, 'BAD_QUANTITY'],
    [mugId, 'mug-l', 10_000, 400, 'BAD_QUANTITY'],
    ['__proto__', 'x', 1, 400, 'UNKNOWN_PRODUCT'],
  ])('refuses %s %s times %d with %d %s', async (id, variant, quantity, status, code) => {
    const response = await shopper(await startShop()).add(id, variant, quantity);
    expect([response.status, (response.json() as { code: string }).code]).toEqual([status, code]);
  });

  test.each([-5, 'much', null, 100_000_001])('sells nothing for the price %j', async (price) => {
    const platform = await startShop(productHtml(mugId, 'A mug', [{ id: 'v', sku: 's', price, unlimited: true }]));
    const response = await shopper(platform).add(mugId, 'v');
    expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'NO_PRICE']);
  });

  test('has one currency, because amounts of two currencies cannot be added', async () => {
    const yen = { id: 'yen', sku: 'y', priceMoney: { currency: 'JPY', value: '500' }, unlimited: true };
    const dollars = { id: 'usd', sku: 'u', priceMoney: { currency: 'USD', value: '5.00' }, unlimited: true };
    const visitor = shopper(await startShop(productHtml(mugId, 'A mug', [dollars]) + productHtml(printId, 'A print', [yen])));
    await visitor.add(mugId);
    const refused = await visitor.add(printId);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { error: 'This is sold in JPY, and your cart is in USD.', code: 'OTHER_CURRENCY' },
    ]);
    const cart = await visitor.cart();
    expect([cart.currency, cart.grandTotalCents]).toEqual(['USD', 500]);
    await visitor.setQuantity(cart.entries[0]?.id ?? '', 0);
    expect(cartIn(await visitor.add(printId))).toMatchObject({ currency: 'JPY', grandTotalCents: 500 });
  });

  test('accepts a US zip of exactly five digits, and any postal code of other countries', async () => {
    const visitor = shopper(await startShop());
    await visitor.add(mugId, 'mug-s');
    const ship = async (country: string, zip: string) => {
      const response = await visitor.send('PUT', '/api/commerce/shopping-cart/shipping', { shippingLocation: { country, zip } });
      return [response.status, (response.json() as { error?: string }).error];
    };
    const refused = [400, 'A US zip code has exactly five digits.'];
    expect(await Promise.all(['1234', '123456', '1234a', '12345-6789'].map((zip) => ship('us', zip)))).toEqual(
      Array.from({ length: 4 }, () => refused),
    );
    expect((await visitor.cart()).shippingLocation).toMatchObject({ country: '', zip: '' });
    expect([await ship('US', '01234'), await ship('US', ''), await ship('GB', 'EC1A 1BB')]).toEqual(
      Array.from({ length: 3 }, () => [200, undefined]),
    );
  });

  test('changes and removes lines, and computes coupons, shipping and tax', async () => {
    const visitor = shopper(await startShop());
    await visitor.add(mugId, 'mug-l', 2);
    const [line] = (await visitor.cart()).entries;
    const coupons = cartIn(
      await visitor.send('PUT', '/api/commerce/shopping-cart/coupons', { promoCodes: ['welcome10', 'SUMMER', 'nope'] }),
    );
    expect(coupons).toMatchObject({
      discountCents: 300,
      validCoupons: [{ promoCode: 'welcome10', reason: '' }],
      invalidCoupons: [{ reason: 'This code has expired.' }, { reason: 'This code is not known.' }],
    });
    const shipped = cartIn(
      await visitor.send('PUT', '/api/commerce/shopping-cart/shipping', {
        shippingLocation: { country: 'gb' },
        shippingOptionId: 'express',
      }),
    );
    expect(shipped).toMatchObject({
      shippingCostCents: 1500,
      taxCents: 540,
      grandTotalCents: 4740,
      shippingOptions: [{ id: 'standard' }, { id: 'express' }, { id: 'courier' }],
    });
    expect(cartIn(await visitor.setQuantity(line?.id ?? '', 0))).toMatchObject({ entries: [], grandTotalCents: 0 });
  });

  test('is purely digital with digital products only, and then has no shipping', async () => {
    const visitor = shopper(await startShop());
    await visitor.add(printId);
    await visitor.send('PUT', '/api/commerce/shopping-cart/shipping', { shippingLocation: { country: 'US' } });
    expect(await visitor.cart()).toMatchObject({
      purelyDigital: true,
      requiresShipping: false,
      shippingOptions: [],
      shippingCostCents: 0,
    });
    await visitor.add(cardId);
    expect(await visitor.cart()).toMatchObject({ purelyDigital: false, hasDigital: true });
  });

  test('belongs to one visitor; the cookies of an unknown token are deleted', async () => {
    const platform = await startShop();
    const visitor = shopper(platform);
    await visitor.add(mugId, 'mug-s');
    expect((await shopper(platform).cart()).entries).toEqual([]);
    visitor.jar.set('CART', 'made-up');
    expect((await visitor.cart()).entries).toEqual([]);
    expect(visitor.jar.has('hasCart')).toBe(false);
    expect((await visitor.setQuantity('x', 1)).status).toBe(400);
  });

  test('refuses a wrong crumb', async () => {
    const platform = await startShop();
    const response = await call(platform, '/api/commerce/shopping-cart/entries?crumb=wrong', { method: 'POST' });
    expect(response.json()).toMatchObject({ crumbFail: true });
  });

  test('gets a product once for an idempotency key', async () => {
    const visitor = shopper(await startShop());
    for (let times = 0; times < 2; times += 1) {
      await visitor.send(
        'POST',
        '/api/commerce/shopping-cart/entries',
        { itemId: mugId, variantId: 'mug-s', quantity: 1 },
        { 'idempotency-key': 'k1' },
      );
    }
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });
});

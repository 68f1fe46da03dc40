// covers: fake-server/pages/
import { describe, expect, test } from 'vitest';
import { call, formHeaders } from '../../helpers/platform/platform.ts';
import { cardId, mugId, printId, shopper, startShop } from '../../helpers/platform/shop.ts';

const ordersOf = async (platform: Awaited<ReturnType<typeof startShop>>) =>
  ((await call(platform, '/__ss/orders?site=shop')).json() as { orders: readonly { grandTotalCents: number; kind: string }[] })
    .orders;

// commerce#platform-orders
describe('orders', () => {
  test('the last piece is sold once when two visitors pay for it concurrently; the other visitor is not charged', async () => {
    const platform = await startShop();
    const visitors = [shopper(platform), shopper(platform)];
    for (const visitor of visitors) await visitor.add(mugId, 'mug-s', 3);
    const paid = await Promise.all(visitors.map((visitor, index) => visitor.pay(`payment-${index}`)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await ordersOf(platform)).toHaveLength(1);
    expect((await visitors[0]?.add(mugId, 'mug-s'))?.json()).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  test('a payment is taken once under its key, and a cart is paid once under any key', async () => {
    const platform = await startShop();
    const visitor = shopper(platform);
    await visitor.add(mugId, 'mug-l');
    const token = visitor.jar.get('CART') ?? '';
    const first = await visitor.pay('payment-1', { cartToken: token });
    const ids = await Promise.all(
      ['payment-1', 'payment-1', 'payment-2'].map(
        async (key) => ((await visitor.pay(key, { cartToken: token })).json() as { order: { id: string } }).order.id,
      ),
    );
    expect(new Set(ids)).toEqual(new Set([(first.json() as { order: { id: string } }).order.id]));
    expect(await ordersOf(platform)).toMatchObject([{ grandTotalCents: 1500, kind: 'cart' }]);
  });

  test('a declined payment charges nothing, changes neither cart nor stock, and may be repeated under its key', async () => {
    const platform = await startShop();
    const visitor = shopper(platform);
    await visitor.add(mugId, 'mug-s', 3);
    const declined = await visitor.pay('payment-1', { outcome: 'decline' });
    expect([declined.status, declined.json()]).toEqual([
      400,
      { error: 'The payment was declined. Nothing was charged.', code: 'DECLINED' },
    ]);
    expect(await ordersOf(platform)).toEqual([]);
    expect((await visitor.cart()).totalQuantity).toBe(3);
    expect((await visitor.pay('payment-1')).status).toBe(200);
  });

  test('a payment deletes the cart’s cookies', async () => {
    const visitor = shopper(await startShop());
    await visitor.add(printId);
    await visitor.pay('payment-1');
    expect([...visitor.jar.keys()]).not.toContain('hasCart');
    expect((await visitor.cart()).entries).toEqual([]);
  });

  test.each([
    ['donation', { donatePageId: 'd1', amountCents: 2500 }, '/checkout/donation-confirmed', 2500],
    ['donation', { donatePageId: 'd1', amount: '25,50' }, '/checkout/donation-confirmed', 2550],
    ['gift-card', { giftCardProductId: cardId, sku: 'SQ0000004' }, '/checkout/order-confirmed', 5000],
  ])('a %s needs no cart', async (kind, more, path, cents) => {
    const platform = await startShop();
    const body = new URLSearchParams({
      kind,
      key: 'k',
      outcome: 'success',
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
    });
    const response = await call(platform, '/api/commerce/orders', {
      method: 'POST',
      headers: { ...formHeaders, accept: 'text/html' },
      body: body.toString(),
    });
    expect([response.status, String(response.headers.location).split('?')[0]]).toEqual([303, path]);
    const page = await call(platform, String(response.headers.location));
    expect(page.text).toContain(`$${(cents / 100).toFixed(2)}`);
    expect(page.text).toContain('SQUARESPACE_CONTEXT');
  });

  test.each([
    ['donation', { donatePageId: 'd', amountCents: 0 }, 400, 'BAD_AMOUNT'],
    ['donation', { donatePageId: 'd', amountCents: 100_000_001 }, 400, 'BAD_AMOUNT'],
    ['donation', { donatePageId: 'd', amountCents: -1 }, 400, 'BAD_AMOUNT'],
    ['donation', { donatePageId: 'd', amount: '1e3' }, 400, 'BAD_AMOUNT'],
    ['donation', { amountCents: 100 }, 400, 'UNKNOWN_DONATION'],
    ['gift-card', { giftCardProductId: 'x' }, 400, 'UNKNOWN_PRODUCT'],
    ['cart', {}, 400, 'NO_CART'],
    ['cart', { key: '' }, 400, 'NO_KEY'],
  ])('a %s of %j is refused with %d %s', async (kind, more, status, code) => {
    const platform = await startShop();
    const response = await shopper(platform).pay('k', { kind, ...more });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([status, code]);
    expect(await ordersOf(platform)).toEqual([]);
  });

  test('a declined browser is redirected to the checkout, never to another host, and the checkout shows the reason', async () => {
    const platform = await startShop();
    const visitor = shopper(platform);
    await visitor.add(mugId, 'mug-s');
    const post = (back: string) =>
      visitor.send('POST', '/api/commerce/orders', { kind: 'cart', key: 'k', outcome: 'decline', back }, { accept: 'text/html' });
    expect((await post('/commerce/goto-checkout')).headers.location).toBe('/commerce/goto-checkout?refused=DECLINED');
    expect((await post('https://evil.example/')).headers.location).toBe('/commerce/goto-checkout?refused=DECLINED');
    expect((await post('//evil.example/')).headers.location).toBe('/commerce/goto-checkout?refused=DECLINED');
    const page = await visitor.send('GET', '/commerce/goto-checkout?refused=DECLINED');
    expect(page.text).toContain('The payment was declined. Nothing was charged.');
    expect(page.text).toContain('1 × A mug');
  });
});

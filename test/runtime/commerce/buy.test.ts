import { describe, expect, it, vi } from 'vitest';
import { decodeCart } from '../../../runtime/contract/commerce/cart.ts';
import type { CartStore } from '../../../runtime/features/cart/index.ts';
import { createBuy } from '../../../runtime/features/commerce/buy.ts';

function setUp({ isExpress = false, ok = true } = {}) {
  const cart = decodeCart({ cartToken: 't1' });
  const add = vi.fn(async () => (ok ? ({ ok: true, cart } as const) : ({ ok: false, message: 'No.' } as const)));
  const checkout = { goToCheckout: vi.fn(() => true), subscribe: vi.fn(), donate: vi.fn(), giftCard: vi.fn() };
  const pixel = vi.fn(() => true);
  const store = { add, snapshot: { cart } } as unknown as CartStore;
  return { add, checkout, pixel, buy: createBuy({ cart: store, checkout, pixel, isExpress: () => isExpress }) };
}
const mug = { itemId: 'p', productType: 1, sku: 's', variantId: 'v', quantity: 2 };

// commerce#buy-routes
describe('buying', () => {
  it('puts a product into the cart, and reports it to the pixel', async () => {
    const { buy, add, checkout, pixel } = setUp();
    expect(await buy(mug)).toMatchObject({ ok: true });
    expect(add).toHaveBeenCalledWith({ itemId: 'p', variantId: 'v', quantity: 2 });
    expect(pixel).toHaveBeenCalledWith('addToCart', { content_ids: ['p'], content_type: 'product' });
    expect(checkout.goToCheckout).not.toHaveBeenCalled();
  });

  it('goes to the standard checkout in a store with express checkout, and with a subscription to the checkout for it', async () => {
    const express = setUp({ isExpress: true });
    await express.buy(mug);
    expect(express.checkout.goToCheckout).toHaveBeenCalledOnce();
    const plan = setUp({ isExpress: true });
    await plan.buy({ ...mug, subscriptionOptionId: 'o' });
    expect(plan.checkout.subscribe).toHaveBeenCalledWith('t1');
    expect(plan.checkout.goToCheckout).not.toHaveBeenCalled();
  });

  it('goes to the checkout of gift cards without a cart', async () => {
    const { buy, add, checkout } = setUp();
    await buy({ ...mug, productType: 4 });
    expect(checkout.giftCard).toHaveBeenCalledWith({ productId: 'p', sku: 's' });
    expect(add).not.toHaveBeenCalled();
  });

  it('stays on the page and reports nothing after a refusal', async () => {
    const { buy, checkout, pixel } = setUp({ isExpress: true, ok: false });
    expect(await buy({ ...mug, subscriptionOptionId: 'o' })).toEqual({ ok: false, message: 'No.' });
    expect([checkout.goToCheckout, checkout.subscribe, pixel].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

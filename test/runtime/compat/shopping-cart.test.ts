import { expect, test, vi } from 'vitest';
import { createShoppingCart } from '../../../runtime/compat/shopping-cart.ts';
import { decodeCart } from '../../../runtime/contract/commerce/cart.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { eventually } from '../../helpers/run/eventually.ts';

function world(hasCart: boolean) {
  let hear = (_cart: unknown) => {};
  const cart = {
    on: (_name: string, listener: typeof hear) => {
      hear = listener;
    },
    get: vi.fn(async () => decodeCart(null)),
  };
  const service = vi.fn(async () => ({ cart }));
  const page = { service, cookies: { read: () => (hasCart ? 'true' : null) }, errors: { report: vi.fn() } } as unknown as Page;
  return {
    shoppingCart: createShoppingCart(page),
    service,
    hear: (quantity: number) => hear(decodeCart({ totalQuantity: quantity })),
  };
}

// compat#shopping-cart
test('a template that reads the quantity gets 0 until the cart is known, and asks for it once where there is a cart', async () => {
  const { shoppingCart, service, hear } = world(true);
  expect([shoppingCart.get('totalQuantity'), shoppingCart.get('totalQuantity')]).toEqual([0, 0]);
  expect(service).toHaveBeenCalledOnce();
  await eventually(() => {
    hear(3);
    expect(shoppingCart.get('totalQuantity')).toBe(3);
  });
});

// compat#shopping-cart
test('a template that listens hears of changes; one that reads without a cart asks nothing', async () => {
  const { shoppingCart, service, hear } = world(false);
  expect(shoppingCart.get('totalQuantity')).toBe(0);
  expect(service).not.toHaveBeenCalled();
  const heard = vi.fn(() => shoppingCart.get('totalQuantity'));
  shoppingCart.on('change', heard);
  await eventually(() => {
    hear(2);
    expect(heard).toHaveReturnedWith(2);
  });
});

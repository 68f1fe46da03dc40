import { expect, test, vi } from 'vitest';
import { createShoppingCart } from '../../../runtime/compat/shopping-cart.ts';
import { decodeCart } from '../../../runtime/contract/commerce/cart.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { eventually } from '../../helpers/run/eventually.ts';

function cartWith(hasCart: boolean) {
  let emitChange = (_cart: unknown) => {};
  const cart = {
    on: (_name: string, listener: typeof emitChange) => {
      emitChange = listener;
    },
    get: vi.fn(async () => decodeCart(null)),
  };
  const service = vi.fn(async () => ({ cart }));
  const page = { service, cookies: { read: () => (hasCart ? 'true' : null) }, errors: { report: vi.fn() } } as unknown as Page;
  return {
    shoppingCart: createShoppingCart(page),
    service,
    changeTo: (quantity: number) => emitChange(decodeCart({ totalQuantity: quantity })),
    changeEntries: (entries: readonly object[]) =>
      emitChange(
        decodeCart({ totalQuantity: entries.reduce((sum, entry) => sum + (entry as { quantity: number }).quantity, 0), entries }),
      ),
  };
}

// compat#shopping-cart
test('a template that reads the quantity gets 0 until the cart is known, and loads it once if a cart exists', async () => {
  const { shoppingCart, service, changeTo } = cartWith(true);
  expect([shoppingCart.get('totalQuantity'), shoppingCart.get('totalQuantity')]).toEqual([0, 0]);
  expect(service).toHaveBeenCalledOnce();
  await eventually(() => {
    changeTo(3);
    expect(shoppingCart.get('totalQuantity')).toBe(3);
  });
});

// compat#shopping-cart
test('a template that listens is called for changes; one that reads without a cart loads nothing', async () => {
  const { shoppingCart, service, changeTo } = cartWith(false);
  expect(shoppingCart.get('totalQuantity')).toBe(0);
  expect(service).not.toHaveBeenCalled();
  const listener = vi.fn(() => shoppingCart.get('totalQuantity'));
  shoppingCart.on('change', listener);
  await eventually(() => {
    changeTo(2);
    expect(listener).toHaveReturnedWith(2);
  });
});

// compat#shopping-cart
test.each(['item-added', 'commerce-item-added', 'commerceTrack:commerce-item-added'])(
  '%s reports the entry that was added or grew, and neither the first cart nor a removal',
  async (name) => {
    const { shoppingCart, changeEntries } = cartWith(true);
    const added: unknown[] = [];
    shoppingCart.on(name, ({ newlyAdded }) => added.push([newlyAdded?.itemId, newlyAdded?.quantity, newlyAdded?.chosenVariant]));
    const bowl = {
      id: 'e1',
      itemId: 'bowl',
      quantity: 1,
      title: 'Bowl',
      chosenVariant: { id: 'v1', sku: 'B1', optionValues: [] },
    };
    const mug = { id: 'e2', itemId: 'mug', quantity: 1, title: 'Mug', chosenVariant: { id: 'v2', sku: 'M1', optionValues: [] } };
    await eventually(() => {
      changeEntries([bowl]);
      expect(shoppingCart.get('totalQuantity')).toBe(1);
    });
    changeEntries([bowl, mug]);
    changeEntries([{ ...bowl, quantity: 3 }, mug]);
    changeEntries([mug]);
    expect(added).toEqual([
      ['mug', 1, { id: 'v2', sku: 'M1', optionValues: [] }],
      ['bowl', 3, { id: 'v1', sku: 'B1', optionValues: [] }],
    ]);
  },
);

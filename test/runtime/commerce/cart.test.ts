import { describe, expect, it } from 'vitest';
import { decodeCart, emptyCart } from '../../../runtime/contract/commerce/cart.ts';

describe('a cart', () => {
  // commerce#cart-fields
  it('has cents of 0 and an amount of zero US dollars by default', () => {
    expect(emptyCart).toMatchObject({
      entries: [],
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { currency: 'USD', value: '0.00' },
      isPurchased: false,
      purelyDigital: false,
      hasDigital: false,
      requiresShipping: false,
    });
  });

  // commerce#cart-fields
  it('has the totals of the response, and adds nothing up', () => {
    const entry = { id: 'e', quantity: 2, purchasePriceCents: 500, subTotal: 1000 };
    expect(decodeCart({ entries: [entry], subtotalCents: 900, grandTotalCents: 1300, totalQuantity: 2 })).toMatchObject({
      subtotalCents: 900,
      grandTotalCents: 1300,
      totalQuantity: 2,
    });
  });

  // commerce#cart-entry
  it('reads an entry in the shape that pages have', () => {
    const cart = decodeCart({
      entries: [
        {
          id: '5fcd75ef05ddc9599d372c12',
          item: { price: { currency: 'EUR', value: '5.00' } },
          itemId: '5fcd65ae3ff1011540045eda',
          quantity: 2,
          title: 'A cup',
          purchasePriceCents: 500,
          nonSalePriceCents: 700,
          chosenVariant: {
            optionValues: [{ optionName: 'size', value: 'small' }],
            id: 'v',
            sku: 'SQ1',
            unlimited: false,
            qtyInStock: 3,
          },
          productType: 1,
          subTotal: 1000,
        },
      ],
    });
    expect(cart).toMatchObject({
      currency: 'EUR',
      totalQuantity: 2,
      entries: [{ quantity: 2, stock: 3, options: [{ optionName: 'size', value: 'small' }], nonSalePriceCents: 700 }],
    });
  });

  it.each([null, 5, [], { entries: 'x' }, { entries: [null, 5], coupons: {}, subtotalCents: -4, totalQuantity: 'x' }])(
    'ignores unusable values in %j',
    (input) => {
      expect(decodeCart(input)).toMatchObject({ subtotalCents: 0, totalQuantity: 0, coupons: [] });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { decodeProduct } from '../../../runtime/contract/commerce/product.ts';

describe('decodeProduct', () => {
  // commerce#variant-options
  it('reads options from attributes, and from option values without attributes', () => {
    const [first, second] = decodeProduct([
      { attributes: { Size: 'S', Colour: 'Red' } },
      { optionValues: [{ optionName: '__proto__', value: 'x' }, { optionName: 5 }, null] },
    ]).variants;
    expect([...(first?.attributes ?? [])]).toEqual([
      ['Size', 'S'],
      ['Colour', 'Red'],
    ]);
    expect([...(second?.attributes ?? [])]).toEqual([['__proto__', 'x']]);
  });

  // commerce#variant-stock
  it('reads the stock from the variant or its stock object; a negative number counts as 0', () => {
    const { variants } = decodeProduct([
      { qtyInStock: '4' },
      { stock: { unlimited: true } },
      { stock: { quantity: 2 } },
      { qtyInStock: -3 },
    ]);
    expect(variants.map(({ unlimited, quantityInStock }) => (unlimited ? null : quantityInStock))).toEqual([4, null, 2, 0]);
  });

  // commerce#variant-prices
  it('prefers the money object beside a price to the number, because it names its currency', () => {
    const yen = decodeProduct([{ price: 50_000, priceMoney: { currency: 'JPY', value: '500' } }]);
    expect(yen).toMatchObject({ currency: 'JPY', variants: [{ priceCents: 500 }] });
  });

  // commerce#variant-prices
  it('reads a price that is text with a fraction as an amount, never as cents', () => {
    const prices = ['5.00', '500', '0.5', '-5.00', '5,00', '1e3', 'abc'].map((price) => decodeProduct([{ price }]).variants[0]);
    expect(prices.map((each) => each?.priceCents)).toEqual([500, 500, 50, null, null, null, null]);
  });

  // commerce#variant-limit
  it('reads at most 10000 variants', () => {
    expect(decodeProduct(Array.from({ length: 12_000 }, () => ({}))).variants).toHaveLength(10_000);
  });

  it('reads the amounts of pricing options, which are texts', () => {
    const option = { price: '900', priceMoney: { value: '9' }, onSale: false, productSubscriptionOptionId: 'p1' };
    expect(decodeProduct([{ pricingOptions: [option] }]).variants[0]?.pricingOptions).toMatchObject([
      { id: 'p1', priceCents: 900 },
    ]);
  });

  // commerce#digital-price
  it('is digital if it has a price and no variants', () => {
    expect(decodeProduct({ priceCents: 700 })).toMatchObject({ type: 2, variants: [{ priceCents: 700, unlimited: true }] });
  });
});

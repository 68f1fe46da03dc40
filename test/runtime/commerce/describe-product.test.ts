import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProduct } from '../../../runtime/contract/commerce/describe-product.ts';

const variant = (fields: object = {}) => ({
  price: 1000,
  salePrice: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 1,
  ...fields,
});
const item = (variants: readonly object[], fields: object = {}) => ({
  structuredContent: { productType: 1, variants, ...fields },
});
const digital = (fields: object) => ({ structuredContent: { productType: 2, ...fields } });
const giftCard = (variants: readonly object[]) => item(variants, { productType: 4 });

describe('describeProduct', () => {
  it.each([
    [1, 'Available'],
    [2, 'Scheduled'],
    [3, 'Unsupported'],
    [4, 'Hidden'],
    [5, 'Unsupported'],
    [6, 'Unsupported'],
    [undefined, 'Unsupported'],
  ])('labels workflow state %s as %s', (workflowState, label) => {
    expect(describeProduct({ ...item([variant()]), workflowState }).workflowLabel).toBe(label);
  });

  // commerce#on-sale
  it('is on sale with any variant on sale, a digital product by its own flag', () => {
    expect(describeProduct(item([variant(), variant({ onSale: true })])).onSale).toBe(true);
    expect(describeProduct(item([variant(), variant()])).onSale).toBe(false);
    expect(describeProduct(digital({ priceCents: 500, onSale: true })).onSale).toBe(true);
    expect(describeProduct(digital({ priceCents: 500, onSale: false })).onSale).toBe(false);
  });

  // commerce#sold-out
  it('is sold out when every variant is limited and has no stock; digital products never are', () => {
    const none = variant({ qtyInStock: 0 });
    expect(describeProduct(item([none, none])).soldOut).toBe(true);
    expect(describeProduct(item([none, variant()])).soldOut).toBe(false);
    expect(describeProduct(item([none, variant({ qtyInStock: 0, unlimited: true })])).soldOut).toBe(false);
    expect(describeProduct(digital({ priceCents: 500 })).soldOut).toBe(false);
    expect(describeProduct(digital({ variants: [none] })).soldOut).toBe(false);
    expect(describeProduct(giftCard([])).soldOut).toBe(false);
  });

  it.each([
    ['price', { price: 2000 }],
    ['sale flag', { onSale: true, salePrice: 1000 }],
  ])('varies in price when variants differ in %s', (_name, other) => {
    expect(describeProduct(item([variant(), variant(other)])).variesInPrice).toBe(true);
  });

  // commerce#varied-prices
  it('varies in price when variants on sale differ in sale price, and not when nothing is on sale', () => {
    const onSale = (salePrice: number) => variant({ onSale: true, salePrice });
    expect(describeProduct(item([onSale(500), onSale(600)])).variesInPrice).toBe(true);
    expect(describeProduct(item([onSale(500), onSale(500)])).variesInPrice).toBe(false);
    expect(describeProduct(item([variant({ salePrice: 1 }), variant({ salePrice: 2 })])).variesInPrice).toBe(false);
    expect(describeProduct(item([variant()])).variesInPrice).toBe(false);
  });

  // commerce#from-price
  it('shows "from" and the lowest current price if prices vary', () => {
    const product = item([
      variant({ price: 3000 }),
      variant({ price: 2000 }),
      variant({ price: 2500, onSale: true, salePrice: 1500 }),
    ]);
    expect(describeProduct(product)).toMatchObject({
      displayPrice: 'from $15.00',
      fromPrice: '$15.00',
      price: '$30.00',
      salePrice: '$15.00',
    });
  });

  it('shows the price alone if all variants cost the same, the sale price if all are on sale', () => {
    expect(describeProduct(item([variant(), variant()]))).toMatchObject({ displayPrice: '$10.00', salePrice: null });
    const onSale = variant({ onSale: true, salePrice: 750 });
    expect(describeProduct(item([onSale, onSale]))).toMatchObject({ displayPrice: '$7.50', price: '$10.00', salePrice: '$7.50' });
  });

  // commerce#from-price
  it('shows the first variant’s price of a gift card, with "from" if prices vary', () => {
    expect(describeProduct(giftCard([variant({ price: 5000 }), variant({ price: 2500 })])).displayPrice).toBe('from $50.00');
    expect(describeProduct(giftCard([variant({ price: 5000 }), variant({ price: 5000 })])).displayPrice).toBe('$50.00');
  });

  // commerce#digital-price
  it('reads the price of a digital product from its own fields', () => {
    const description = describeProduct(digital({ priceCents: 1500, salePriceCents: 1200, onSale: true }));
    expect(description).toMatchObject({
      displayPrice: '$12.00',
      price: '$15.00',
      salePrice: '$12.00',
      stock: null,
      isUnlimited: true,
    });
  });

  // commerce#total-stock
  it('has the sum of quantities in stock, any number if one variant is unlimited or the product is digital', () => {
    expect(describeProduct(item([variant({ qtyInStock: 3 }), variant({ qtyInStock: 4 })]))).toMatchObject({
      stock: 7,
      isUnlimited: false,
    });
    expect(describeProduct(item([variant(), variant({ unlimited: true })]))).toMatchObject({ stock: null, isUnlimited: true });
    expect(describeProduct(digital({ priceCents: 1 }))).toMatchObject({ stock: null, isUnlimited: true });
  });

  it.each([
    [1, 'WEEK', 0, 'renews every week'],
    [1, 'MONTH', 0, 'renews every month'],
    [1, 'YEAR', 0, 'renews every year'],
    [2, 'WEEK', 0, 'renews every 2 weeks'],
    [6, 'MONTH', 0, 'renews every 6 months'],
    [2, 'YEAR', 3, 'renews every 2 years for 3 payments'],
    [1, 'MONTH', 12, 'renews every month for 12 payments'],
  ])('describes a plan of %d %s and %d cycles as "%s"', (value, unit, numBillingCycles, text) => {
    const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
    expect(describeProduct(item([variant()], { subscriptionPlan })).subscription).toBe(text);
    expect(describeProduct(item([variant({ pricingOptions: [{ subscriptionPlan }] })])).subscription).toBe(text);
  });

  // commerce#measures
  it('has pounds and inches for imperial stores, kilograms and centimetres for others', () => {
    expect(describeProduct(item([]), { measurementStandard: 1 })).toMatchObject({ weightUnit: 'lbs', dimensionUnit: '"' });
    expect(describeProduct(item([]), { measurementStandard: 2 })).toMatchObject({ weightUnit: 'kg', dimensionUnit: 'cm' });
    expect(describeProduct(item([]))).toMatchObject({ weightUnit: 'kg', dimensionUnit: 'cm' });
  });

  // commerce#product-shapes
  it('reads the same product in its three shapes alike', () => {
    const listed = [
      { ...variant({ price: 5000, qtyInStock: 2 }), priceMoney: { currency: 'EUR', value: '50.00' } },
      { ...variant({ price: 6000, qtyInStock: 3 }), priceMoney: { currency: 'EUR', value: '60.00' } },
    ];
    const money = (value: number) => ({ currencyCode: 'EUR', value, decimalValue: `${value / 100}.00`, fractionalDigits: 2 });
    const context = {
      productType: 1,
      variants: listed.map(({ price, qtyInStock }) => ({
        price: money(price),
        onSale: false,
        stock: { unlimited: false, quantity: qtyInStock },
      })),
    };
    const expected = { displayPrice: 'from €50.00', stock: 5, soldOut: false };
    for (const shape of [listed, context, item(listed)]) expect(describeProduct(shape)).toMatchObject(expected);
  });

  it('shows the lowest price of variants whose prices are decimal text alone', () => {
    const product = [
      { onSale: true, salePriceMoney: { value: '.5' } },
      { priceMoney: { value: '1.00' } },
      { priceMoney: { value: '.75' } },
    ];
    expect(describeProduct(product).displayPrice).toBe('from $0.50');
  });

  it('prefers the store’s currency to the product’s, and trims zeros on request', () => {
    expect(describeProduct(item([variant()]), { currency: 'JPY' }).displayPrice).toBe('¥1,000');
    expect(describeProduct(item([variant()]), { trimZeros: true }).displayPrice).toBe('$10');
  });

  it.each([
    null,
    undefined,
    5,
    'text',
    [],
    {},
    { structuredContent: null },
    [null, 5],
    item([{ price: -5 }, { price: '1e9' }, { price: {} }]),
  ])('describes the unusable product %# without a price', (product) => {
    const { displayPrice, salePrice } = describeProduct(product);
    expect(displayPrice).toMatch(/^(from )?\$[\d,]+\.\d\d$/);
    expect(salePrice).toBe(null);
  });

  const anyVariant = fc.record({
    price: fc.nat(100_000_000),
    salePrice: fc.nat(100_000_000),
    onSale: fc.boolean(),
    unlimited: fc.boolean(),
    qtyInStock: fc.nat(9999),
  });
  const products = fc.tuple(fc.constantFrom(1, 3, 5), fc.array(anyVariant, { minLength: 1, maxLength: 12 }));

  // commerce#regular-price
  it('shows prices between the lowest and the highest of the variants, and consistent fields', () => {
    fc.assert(
      fc.property(products, ([productType, variants]) => {
        const seen = describeProduct(item(variants, { productType }));
        const current = variants.map(({ price, salePrice, onSale }) => (onSale ? salePrice : price));
        const low = describeProduct(item([variant({ price: Math.min(...current) })])).price;
        expect(seen.fromPrice).toBe(low);
        expect(seen.displayPrice).toBe(seen.variesInPrice ? `from ${low}` : low);
        expect(seen.soldOut).toBe(seen.stock === 0);
        expect(seen.isUnlimited).toBe(variants.some(({ unlimited }) => unlimited));
        expect(seen.salePrice === null).toBe(!seen.onSale);
        if (!seen.variesInPrice) expect(new Set(current).size).toBe(1);
      }),
    );
  });

  it('does not depend on the order of variants, except for gift cards', () => {
    fc.assert(
      fc.property(products, ([productType, variants]) => {
        const turned = describeProduct(item([...variants].reverse(), { productType }));
        expect(turned).toEqual(describeProduct(item(variants, { productType })));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), fc.anything(), (given, part) => {
        expect(typeof describeProduct(given).displayPrice).toBe('string');
        expect(
          typeof describeProduct(item([{ price: part, priceMoney: part, stock: part, attributes: part }])).displayPrice,
        ).toBe('string');
      }),
    );
  });
});

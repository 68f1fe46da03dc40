import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, type Discount } from '../../../fake-server/commerce/cart-totals.ts';

const line = (unitCents: number, quantity = 1, productType: number | null = 1) => ({ unitCents, quantity, productType });
const totals = (given: Partial<Parameters<typeof cartTotals>[0]>) =>
  cartTotals({ lines: [line(1000)], discounts: [], shippingCents: 0, taxRate: 0, ...given });

// commerce#platform-totals
describe('cartTotals', () => {
  it('adds up lines, shipping and tax, and subtracts discounts first', () => {
    const discounts: Discount[] = [
      { kind: 'percent', percent: 10 },
      { kind: 'flat', cents: 100 },
    ];
    expect(totals({ lines: [line(500, 2), line(999)], discounts, shippingCents: 300, taxRate: 0.2 })).toEqual({
      subtotalCents: 1999,
      discountCents: 300,
      shippingCostCents: 300,
      taxCents: 340,
      grandTotalCents: 2339,
      totalQuantity: 3,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
    });
  });

  it('rounds half a cent of tax up', () => {
    expect(totals({ lines: [line(10)], taxRate: 0.05 }).taxCents).toBe(1);
    expect(totals({ lines: [line(9)], taxRate: 0.05 }).taxCents).toBe(0);
    expect(totals({ lines: [line(10_000)], taxRate: 0.088_75 }).taxCents).toBe(888);
  });

  it('never subtracts more than the subtotal', () => {
    expect(
      totals({
        discounts: [
          { kind: 'flat', cents: 5000 },
          { kind: 'percent', percent: 400 },
        ],
      }),
    ).toMatchObject({
      discountCents: 1000,
      grandTotalCents: 0,
    });
  });

  it('ships physical products alone, free of charge with a coupon for that', () => {
    expect(totals({ lines: [line(100, 1, 2), line(100, 1, 3)], shippingCents: 500 })).toMatchObject({
      requiresShipping: false,
      shippingCostCents: 0,
      hasDigital: true,
      purelyDigital: false,
    });
    expect(totals({ lines: [line(100, 1, 2)] })).toMatchObject({ purelyDigital: true, hasDigital: true });
    expect(totals({ shippingCents: 500, discounts: [{ kind: 'free-shipping' }] }).shippingCostCents).toBe(0);
    expect(totals({ lines: [] })).toMatchObject({ purelyDigital: false, grandTotalCents: 0, totalQuantity: 0 });
  });

  it('returns whole cents that add up for every cart', () => {
    const lines = fc.array(
      fc.record({
        unitCents: fc.nat(100_000_000),
        quantity: fc.integer({ min: 1, max: 9999 }),
        productType: fc.constantFrom(1, 2, 3, 4, 5),
      }),
      { maxLength: 50 },
    );
    const discount = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.double({ min: -10, max: 200, noNaN: true }) }),
      fc.record({ kind: fc.constant('flat' as const), cents: fc.integer({ min: -5, max: 10_000_000 }) }),
    );
    fc.assert(
      fc.property(
        lines,
        fc.array(discount, { maxLength: 4 }),
        fc.nat(100_000),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (all, discounts, shippingCents, taxRate) => {
          const result = cartTotals({ lines: all, discounts, shippingCents, taxRate });
          const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = result;
          for (const cents of [subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents]) {
            expect(Number.isSafeInteger(cents)).toBe(true);
            expect(cents).toBeGreaterThanOrEqual(0);
          }
          expect(discountCents).toBeLessThanOrEqual(subtotalCents);
          expect(grandTotalCents).toBe(subtotalCents - discountCents + shippingCostCents + taxCents);
        },
      ),
    );
  });
});

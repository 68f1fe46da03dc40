import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateSku, isPriceCents, isSku, isUsZip, isVariantId } from '../../../runtime/contract/commerce/catalogue-ids.ts';

describe('ids and limits of the catalogue', () => {
  // commerce#sku
  it('generates SKUs of "SQ" and seven digits', () => {
    expect(generateSku(() => 0)).toBe('SQ0000000');
    expect(generateSku(() => 0.999_999)).toBe('SQ9999999');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (n) => /^SQ\d{7}$/.test(generateSku(() => n))),
    );
  });

  // commerce#price-limit, commerce#us-zip
  it('has prices up to 100000000 cents, SKUs up to 60 characters, zips of exactly five digits', () => {
    expect([0, 100_000_000, 100_000_001, -1, 1.5, '5', Number.NaN].map(isPriceCents)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([60, 61].map((length) => isSku('x'.repeat(length)))).toEqual([true, false]);
    expect(['01234', '1234', '123456', '1234a', '12345\n'].map(isUsZip)).toEqual([true, false, false, false, false]);
  });

  // commerce#variant-id
  it('has random uuids as variant ids', () => {
    expect(isVariantId(crypto.randomUUID())).toBe(true);
    expect(isVariantId('9da774c3-50da-12d2-aa47-ef575ec57ca2')).toBe(false);
  });
});

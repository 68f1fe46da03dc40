import { describe, expect, it } from 'vitest';
import { isPriceCents, isSku, isUsZip, isVariantId } from '../../../runtime/contract/commerce/catalogue-ids.ts';

describe('ids and limits of the catalogue', () => {
  // commerce#price-limit, commerce#sku, commerce#us-zip
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

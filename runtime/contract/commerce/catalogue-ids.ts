/** Ids and codes of the catalogue. */
import { commerceLimits } from './constants.ts';

const { maxSkuLength, maxPriceCents, usZipDigits } = commerceLimits;

/** `commerce#sku` */
export const isSku = (sku: string): boolean => sku.length <= maxSkuLength;

/** Returns whether a value is a whole number of cents within the bounds of a price. `commerce#price-limit` */
export const isPriceCents = (cents: unknown): cents is number =>
  Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= maxPriceCents;

/** Returns whether a text has exactly five digits. `commerce#us-zip` */
export const isUsZip = (zip: string): boolean => new RegExp(`^[0-9]{${usZipDigits}}$`).test(zip);

/** Returns whether an id is a random UUID. `commerce#variant-id` */
export const isVariantId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id);

/** Ids and codes of the catalogue. Spec 2 §5, §9. */
import { commerceLimits } from './limits.ts';

const { generatedSkuPrefix, generatedSkuDigits, maxSkuLength, maxPriceCents, usZipDigits } = commerceLimits;

/** `SQ` and seven digits. @param random returns numbers from 0 to below 1. */
export const generateSku = (random: () => number): string =>
  generatedSkuPrefix + Array.from({ length: generatedSkuDigits }, () => Math.floor(random() * 10)).join('');

export const isSku = (sku: string): boolean => sku.length <= maxSkuLength;

/** A whole number of cents from 0 to 100000000. */
export const isPriceCents = (cents: unknown): cents is number =>
  Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= maxPriceCents;

/** Exactly five digits. */
export const isUsZip = (zip: string): boolean => new RegExp(`^[0-9]{${usZipDigits}}$`).test(zip);

/** Variant ids are random uuids. */
export const isVariantId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id);

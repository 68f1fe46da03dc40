import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';

/** The page shows how many pieces are left up to this number. */
const maxFewPieces = 5;

const isOutOfStock = ({ unlimited, quantityInStock }: VariantData): boolean => !unlimited && quantityInStock <= 0;

/**
 * Returns whether the chosen variant is sold out; without a choice, whether all variants are. Digital products never are.
 * `commerce#sold-out`
 */
export function isSoldOut(productType: number | null, variants: readonly VariantData[], chosen: VariantData | null): boolean {
  if (productType === productTypes.DIGITAL || variants.length === 0) return false;
  return chosen ? isOutOfStock(chosen) : variants.every(isOutOfStock);
}

/** Returns the number of pieces left; null unless there are few. `commerce#few-left` */
export const fewLeft = (variant: VariantData | null): number | null =>
  variant && !variant.unlimited && variant.quantityInStock > 0 && variant.quantityInStock <= maxFewPieces
    ? variant.quantityInStock
    : null;

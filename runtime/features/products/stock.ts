import { productTypes } from '../../contract/commerce/commerce-enums.ts';
import type { VariantData } from '../../contract/commerce/variant.ts';

/** From how few on visitors are told what is left (our choice). */
const fewPieces = 5;

const isOut = ({ unlimited, quantityInStock }: VariantData): boolean => !unlimited && quantityInStock <= 0;

/** Whether what is chosen, or all there is while nothing is chosen, is sold out. Files never are. Spec 2 §4. */
export function isSoldOut(productType: number | null, variants: readonly VariantData[], chosen: VariantData | null): boolean {
  if (productType === productTypes.DIGITAL || variants.length === 0) return false;
  return chosen ? isOut(chosen) : variants.every(isOut);
}

/** How many are left, where that is few; else null. */
export const fewLeft = (variant: VariantData | null): number | null =>
  variant && !variant.unlimited && variant.quantityInStock > 0 && variant.quantityInStock <= fewPieces
    ? variant.quantityInStock
    : null;

/**
 * The totals of a cart in whole cents. Only the platform computes them; the browser shows its response.
 * `commerce#platform-totals`
 */
import { productTypes } from '../../runtime/contract/commerce/commerce-enums.ts';

interface CartLine {
  readonly unitCents: number;
  readonly quantity: number;
  readonly productType: number | null;
}

export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'flat'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

export interface TotalsOptions {
  readonly lines: readonly CartLine[];
  /** Subtracted one after another. */
  readonly discounts: readonly Discount[];
  /** Cost of the selected shipping option; counts only if something is shipped. */
  readonly shippingCents: number;
  /** 0.2 is 20 percent. Shipping is not taxed. */
  readonly taxRate: number;
}

export interface CartTotals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** Returns the totals; parts of a cent are rounded, halves up. */
export function cartTotals({ lines, discounts, shippingCents, taxRate }: TotalsOptions): CartTotals {
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const isDigital = ({ productType }: CartLine) => productType === productTypes.DIGITAL;
  const requiresShipping = lines.some(({ productType }) => productType === null || productType === productTypes.PHYSICAL);
  const isFree = discounts.some(({ kind }) => kind === 'free-shipping');
  const discountCents = discounts.reduce((total, discount) => total + discountOf(discount, subtotalCents - total), 0);
  const shippingCostCents = requiresShipping && !isFree ? shippingCents : 0;
  const taxCents = shareOf(subtotalCents - discountCents, taxRate);
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: lines.some(isDigital),
    purelyDigital: lines.length > 0 && lines.every(isDigital),
    requiresShipping,
  };
}

function discountOf(discount: Discount, leftCents: number): number {
  if (discount.kind === 'flat') return Math.min(leftCents, Math.max(0, discount.cents));
  return discount.kind === 'percent' ? shareOf(leftCents, Math.min(1, Math.max(0, discount.percent / 100))) : 0;
}

const perMillion = 1_000_000n;

/** Returns a share of an amount, computed with whole numbers: the rate is rounded to millionths. */
const shareOf = (cents: number, rate: number): number =>
  Number((BigInt(cents) * BigInt(Math.round(rate * 1_000_000)) * 2n + perMillion) / (perMillion * 2n));

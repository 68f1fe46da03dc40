import type { Discount } from './cart-totals.ts';

/** A coupon of every store. The tables of this file are our choice: the platform documents no values. */
export interface StoreCoupon {
  readonly code: string;
  readonly name: string;
  readonly discount: Discount;
  readonly minimumSubtotalCents?: number;
  /** An expired coupon is known, but refused. */
  readonly isExpired?: boolean;
}

export const coupons: readonly StoreCoupon[] = [
  { code: 'WELCOME10', name: '10% off', discount: { kind: 'percent', percent: 10 } },
  { code: 'FIVEOFF', name: '5 off', discount: { kind: 'flat', cents: 500 }, minimumSubtotalCents: 2000 },
  { code: 'FREESHIP', name: 'Free shipping', discount: { kind: 'free-shipping' } },
  { code: 'SUMMER', name: 'Summer sale', discount: { kind: 'percent', percent: 50 }, isExpired: true },
];

export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** Country codes; empty for every country. */
  readonly countries: readonly string[];
}

export const shippingRates: readonly ShippingRate[] = [
  { id: 'standard', name: 'Standard', cents: 500, countries: [] },
  { id: 'express', name: 'Express', cents: 1500, countries: [] },
  { id: 'courier', name: 'Courier, same day', cents: 900, countries: ['GB'] },
];

export interface TaxRule {
  readonly name: string;
  readonly country: string;
  /** Empty for the whole country. */
  readonly state: string;
  /** 0.2 is 20 percent. */
  readonly rate: number;
}

const taxRules: readonly TaxRule[] = [
  { name: 'VAT', country: 'GB', state: '', rate: 0.2 },
  { name: 'MwSt.', country: 'DE', state: '', rate: 0.19 },
  { name: 'Sales tax', country: 'US', state: 'NY', rate: 0.088_75 },
  { name: 'Sales tax', country: 'US', state: 'CA', rate: 0.0725 },
];

/** Returns the tax rule of a state, else that of its country; null without a tax. */
export const taxRuleFor = (country: string, state: string): TaxRule | null => {
  const of = (wanted: string) =>
    taxRules.find((rule) => rule.country === country.trim().toUpperCase() && rule.state === wanted.trim().toUpperCase());
  return (state.trim() && of(state)) || of('') || null;
};

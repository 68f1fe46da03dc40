/** Plans of products that are paid for regularly. */
import { readFields, readNumber, readOneOf, readText } from '../read.ts';
import { type BillingUnit, billingUnits } from './commerce-enums.ts';
import { productMessages } from './constants.ts';

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0 means until it is cancelled. */
  readonly numBillingCycles: number;
}

/**
 * Returns null without a period of whole weeks, months or years. A period without a number is one unit.
 * `commerce#subscription-plan`
 */
export function decodeSubscriptionPlan(input: unknown): SubscriptionPlan | null {
  const { billingPeriod, numBillingCycles } = readFields(input);
  const { value, unit } = readFields(billingPeriod);
  const known = readOneOf(billingUnits, readText(unit).toUpperCase(), null);
  const count = readNumber(value) ?? 1;
  if (!known || !Number.isInteger(count) || count < 1) return null;
  return { billingPeriod: { value: count, unit: known }, numBillingCycles: Math.trunc(readNumber(numBillingCycles) ?? 0) };
}

export interface SubscriptionWords {
  readonly renewsEvery: (unit: 'week' | 'month' | 'year', count: number) => string;
  readonly forPayments: (payments: number) => string;
}

/** Returns a text such as `renews every month` or `renews every 2 weeks for 3 payments`. `commerce#subscription-text` */
export function subscriptionText(plan: SubscriptionPlan, words: SubscriptionWords = productMessages): string {
  const { value, unit } = plan.billingPeriod;
  const every = words.renewsEvery(unit.toLowerCase() as 'week' | 'month' | 'year', value);
  return plan.numBillingCycles === 0 ? every : every + words.forPayments(plan.numBillingCycles);
}

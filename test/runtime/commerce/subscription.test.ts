import { describe, expect, it } from 'vitest';
import { decodeSubscriptionPlan, subscriptionText } from '../../../runtime/contract/commerce/subscription.ts';

const plan = (value: unknown, unit: unknown, numBillingCycles?: unknown) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

// commerce#subscription-plan
describe('a subscription plan', () => {
  it('renews until it is cancelled if it has no number of cycles', () => {
    const decoded = decodeSubscriptionPlan(plan(3, 'MONTH'));
    expect(decoded).toEqual({ billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 });
    expect(decoded && subscriptionText(decoded)).toBe('renews every 3 months');
  });

  it.each([null, 'x', {}, plan(0, 'MONTH'), plan(-1, 'WEEK'), plan(1.5, 'YEAR'), plan(1, 'DAY'), plan(1, 5)])(
    'is null for %j',
    (input) => {
      expect(decodeSubscriptionPlan(input)).toBe(null);
    },
  );
});

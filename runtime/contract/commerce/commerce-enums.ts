/** Products, their workflow and their measures. Spec 2 §3, §4. */

export const productTypes = { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 } as const;

export const workflowStates = { PUBLISHED: 1, SCHEDULED: 2, NEEDS_REVIEW: 3, DRAFT: 4, PRIVATE: 5, DELETED: 6 } as const;
export type WorkflowState = (typeof workflowStates)[keyof typeof workflowStates];

/** What merchants read for a workflow state; anything that is not listed is "Unsupported". */
export const workflowLabels = { 1: 'Available', 2: 'Scheduled', 4: 'Hidden' } as const satisfies Partial<
  Record<WorkflowState, string>
>;
export const otherWorkflowLabel = 'Unsupported';

export const measurementStandards = { IMPERIAL: 1, METRIC: 2 } as const;

/** Units as merchants and visitors read them: imperial, and everything else. */
export const measurementUnits = {
  imperial: { weight: 'lbs', dimension: '"' },
  metric: { weight: 'kg', dimension: 'cm' },
} as const;

/** Units of a subscription plan's `billingPeriod`. WEEK and MONTH were met on published pages, YEAR is spec 2 §4. */
export const billingUnits = ['WEEK', 'MONTH', 'YEAR'] as const;
export type BillingUnit = (typeof billingUnits)[number];

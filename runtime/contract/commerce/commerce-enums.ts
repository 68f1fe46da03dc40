/** Products, their workflow and their measures. `commerce#product-types` */

export const productTypes = { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 } as const;

/** States of an item, `workflowState`. */
export const workflowStates = { PUBLISHED: 1, SCHEDULED: 2, NEEDS_REVIEW: 3, DRAFT: 4, PRIVATE: 5, DELETED: 6 } as const;
export type WorkflowState = (typeof workflowStates)[keyof typeof workflowStates];

/** Labels of the workflow states for merchants; states without one are unsupported. `commerce#workflow-label` */
export const workflowLabels = { 1: 'Available', 2: 'Scheduled', 4: 'Hidden' } as const satisfies Partial<
  Record<WorkflowState, string>
>;
export const otherWorkflowLabel = 'Unsupported';

/** Units of a store: pounds and inches, or kilograms and centimetres. */
export const measurementStandards = { IMPERIAL: 1, METRIC: 2 } as const;

/** Texts of the units; every standard but imperial has the metric ones. `commerce#measures` */
export const measurementUnits = {
  imperial: { weight: 'lbs', dimension: '"' },
  metric: { weight: 'kg', dimension: 'cm' },
} as const;

/** Units of a subscription plan's `billingPeriod`. `commerce#subscription-text` */
export const billingUnits = ['WEEK', 'MONTH', 'YEAR'] as const;
export type BillingUnit = (typeof billingUnits)[number];

import { expect, test } from 'vitest';
import * as commerce from '../../../runtime/contract/commerce/commerce-enums.ts';

// commerce#product-types
test('product types, workflow states and measures have the numbers of the platform', () => {
  expect(commerce.productTypes).toEqual({ PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 });
  expect(commerce.workflowStates).toEqual({ PUBLISHED: 1, SCHEDULED: 2, NEEDS_REVIEW: 3, DRAFT: 4, PRIVATE: 5, DELETED: 6 });
  expect(commerce.measurementStandards).toEqual({ IMPERIAL: 1, METRIC: 2 });
});

// commerce#workflow-label
test('the labels for merchants are Available, Scheduled and Hidden, and Unsupported for every other state', () => {
  expect(commerce.workflowLabels).toEqual({ 1: 'Available', 2: 'Scheduled', 4: 'Hidden' });
  expect(commerce.otherWorkflowLabel).toBe('Unsupported');
});

// commerce#measures
test('imperial is lbs and inches, anything else kg and cm', () => {
  expect(commerce.measurementUnits.imperial).toEqual({ weight: 'lbs', dimension: '"' });
  expect(commerce.measurementUnits.metric).toEqual({ weight: 'kg', dimension: 'cm' });
});

test('plans are billed by week, month or year', () => {
  expect(commerce.billingUnits).toEqual(['WEEK', 'MONTH', 'YEAR']);
});

import { expect, test } from 'vitest';
import { failureResponseSchema, responseSchemas } from '../../../../fake-server/common/schemas/index.ts';

const accepts = (name: keyof typeof responseSchemas, answer: unknown) => responseSchemas[name].safeParse(answer).success;

// calls#response-not-shown
test('answers that are not shown are an object or nothing', () => {
  for (const name of ['record-hit', 'record-event', 'trace', 'overlay', 'save-form-submission', 'places-details'] as const) {
    expect([accepts(name, {}), accepts(name, null), accepts(name, { any: 1 })]).toEqual([true, true, true]);
    expect([accepts(name, 'ok'), accepts(name, [])]).toEqual([false, false]);
  }
});

test('answers that are read carry what is read', () => {
  expect(accepts('performance-settings', { pageLoadId: 'p1', rum: true, 'rum-rollout': 0.5 })).toBe(true);
  expect(accepts('performance-settings', {})).toBe(false);
  expect([accepts('form-submission-key', { key: 'k' }), accepts('form-submission-key', {})]).toEqual([true, false]);
  expect([accepts('get-widget-rendering', { html: '' }), accepts('get-widget-rendering', null)]).toEqual([true, false]);
  expect([accepts('site-user-session-create', { xsrfToken: 't' }), accepts('site-user-session-create', {})]).toEqual([
    true,
    false,
  ]);
  expect([accepts('logout', { crumbFail: true, crumb: 'c' }), accepts('logout', { crumbFail: 'yes' })]).toEqual([true, false]);
});

// calls#response-fields
test('a failure carries what the data layer reads', () => {
  const failure = {
    error: 'No',
    errors: { 'text-1': 'Required' },
    crumbFail: true,
    crumb: 'c',
    billingErrorCode: 'B1',
    cleaned: false,
  };
  expect(failureResponseSchema.safeParse(failure).success).toBe(true);
  expect(failureResponseSchema.safeParse({ errors: ['x'] }).success).toBe(false);
});

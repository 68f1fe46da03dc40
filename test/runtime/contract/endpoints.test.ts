import { expect, test } from 'vitest';
import { type EndpointRow, endpoints } from '../../../runtime/contract/endpoints.ts';
import { expectedCalls } from '../../helpers/values/expected-names.ts';

const rows: readonly EndpointRow[] = Object.values(endpoints);

// calls#endpoint-table
test('the calls have fixed names, methods, paths and encodings', () => {
  expect(rows.map((row) => [row.name, row.method, row.path, row.encoding, row.reference])).toEqual(expectedCalls);
});

// calls#crumb-places
test('the crumb is in a header of error reports and in a field of events; beacons and reads have none', () => {
  expect(endpoints.recordJavascriptErrors.crumb).toBe('header');
  expect(endpoints.recordEvent.crumb).toBe('field');
  const without = rows.filter(({ crumb }) => crumb === 'none').map(({ name }) => name);
  expect(without).toEqual([
    'performance-settings',
    'performance-records',
    'track',
    'sso-help',
    'places-autocomplete',
    'places-details',
    'site-user-account',
    'commerce-product',
    'commerce-cart',
    'commerce-order-create',
    'commerce-order',
  ]);
});

test('settings have a time-out of 30 s, buttons of 2.5 s; no other is documented', () => {
  const timeouts = Object.fromEntries(rows.flatMap(({ name, timeoutMs }) => (timeoutMs ? [[name, timeoutMs]] : [])));
  expect(timeouts).toEqual({ 'performance-settings': 30000, 'button-click': 2500, 'button-render': 2500 });
});

// analytics#hit-failures
test('census failures are swallowed', () => {
  const census = rows.filter(({ path }) => path.startsWith('/api/census/'));
  expect(census).toHaveLength(6);
  expect(census.every(({ onFailure }) => onFailure === 'swallowed')).toBe(true);
});

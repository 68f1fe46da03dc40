import { expect, test } from 'vitest';
import { type EndpointRow, endpoints } from '../../../runtime/contract/endpoints.ts';

/** name, method, path, encoding, section: the 21 calls of spec 1 §7, spec 2 §2 and §7, and 8 of our own for the store. */
const calls = `
record-javascript-errors  POST   /api/events/RecordJavascriptErrors          json          1 §7
record-event              POST   /api/events/RecordEvent                     form-or-json  1 §7
performance-settings      GET    /api/1/performance/settings                 none          1 §7
performance-records       POST   /api/1/performance/records                  text          1 §7
form-submission-key       POST   /api/form/FormSubmissionKey                 none          2 §7
save-form-submission      POST   /api/form/SaveFormSubmission                form          2 §7
trace                     POST   /api/events/Trace                           form          2 §7
track                     GET    /api/track/Track                            query         2 §7
get-widget-rendering      POST   /api/widget/GetWidgetRendering              form          2 §7
logout                    POST   /api/auth/Logout                            none          2 §7
sso-help                  GET    /api/auth/sso/help                          query         2 §2
site-user-session-create  POST   /api/site-users/account/session             json          2 §7
site-user-session-delete  DELETE /api/site-users/account/session             query         2 §7
places-autocomplete       GET    /api/google-maps/places/autocomplete        query         2 §7
places-details            GET    /api/google-maps/places/details             query         2 §7
record-hit                POST   /api/census/RecordHit                       form          2 §7
button-click              POST   /api/census/button-click                    form-or-json  2 §7
button-render             POST   /api/census/button-render                   form-or-json  2 §7
form-render               POST   /api/census/form-render                     form-or-json  2 §7
overlay                   POST   /api/census/overlay                         form-or-json  2 §7
record-quick-view         POST   /api/census/RecordQuickView/{id}            none          2 §7
site-user-account         GET    /api/site-users/account                     none          2 §1
site-user-account-create  POST   /api/site-users/account                     json          2 §1
site-user-password-reset  POST   /api/site-users/account/password-reset      json          2 §1
commerce-product          GET    /api/commerce/products/{id}                 none          2 §3
commerce-cart             GET    /api/commerce/shopping-cart                 none          2 §3
commerce-cart-add         POST   /api/commerce/shopping-cart/entries         json          2 §3
commerce-cart-update      PUT    /api/commerce/shopping-cart/entries/{id}    json          2 §3
commerce-cart-coupons     PUT    /api/commerce/shopping-cart/coupons         json          2 §3
commerce-cart-shipping    PUT    /api/commerce/shopping-cart/shipping        json          2 §3
commerce-order-create     POST   /api/commerce/orders                        form-or-json  2 §2
commerce-order            GET    /api/commerce/orders/{id}                   none          2 §2
`;

const rows: readonly EndpointRow[] = Object.values(endpoints);

// calls#endpoint-table
test('the 32 calls have the names, methods, paths and encodings that are fixed', () => {
  const expected = calls
    .trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}|(?<=POST|GET|PUT|DELETE)\s+/));
  expect(rows.map((row) => [row.name, row.method, row.path, row.encoding, row.spec])).toEqual(expected);
});

// calls#crumb-places
test('the crumb goes in a header with errors and in a field with events, and not with beacons and reads', () => {
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

test('settings wait 30 s and buttons 2.5 s; the specifications set no other time-outs', () => {
  const timeouts = Object.fromEntries(rows.flatMap(({ name, timeoutMs }) => (timeoutMs ? [[name, timeoutMs]] : [])));
  expect(timeouts).toEqual({ 'performance-settings': 30000, 'button-click': 2500, 'button-render': 2500 });
});

// analytics#hit-failures
test('census failures are swallowed', () => {
  const census = rows.filter(({ path }) => path.startsWith('/api/census/'));
  expect(census).toHaveLength(6);
  expect(census.every(({ onFailure }) => onFailure === 'swallowed')).toBe(true);
});

import { expect, test } from 'vitest';
import { type EndpointRow, endpoints } from '../../../runtime/contract/endpoints.ts';

/** Name, method, path, encoding and rule of the 21 documented calls, and of 11 calls of our choice for accounts and the store. */
const calls = `
record-javascript-errors  POST   /api/events/RecordJavascriptErrors          json          errors#error-call
record-event              POST   /api/events/RecordEvent                     form-or-json  analytics#tracked-event
performance-settings      GET    /api/1/performance/settings                 none          vitals#settings-call
performance-records       POST   /api/1/performance/records                  text          vitals#records-call
form-submission-key       POST   /api/form/FormSubmissionKey                 none          forms#submission-key
save-form-submission      POST   /api/form/SaveFormSubmission                form          forms#submission-fields
trace                     POST   /api/events/Trace                           form          analytics#trace-log
track                     GET    /api/track/Track                            query         analytics#landing
get-widget-rendering      POST   /api/widget/GetWidgetRendering              form          site#widgets
logout                    POST   /api/auth/Logout                            none          calls#logout
sso-help                  GET    /api/auth/sso/help                          query         owner#help-address
site-user-session-create  POST   /api/site-users/account/session             json          calls#site-user-session
site-user-session-delete  DELETE /api/site-users/account/session             query         calls#site-user-session
places-autocomplete       GET    /api/google-maps/places/autocomplete        query         forms#places-context
places-details            GET    /api/google-maps/places/details             query         forms#places-context
record-hit                POST   /api/census/RecordHit                       form          analytics#record-hit
button-click              POST   /api/census/button-click                    form-or-json  analytics#button-event
button-render             POST   /api/census/button-render                   form-or-json  analytics#button-event
form-render               POST   /api/census/form-render                     form-or-json  analytics#form-render
overlay                   POST   /api/census/overlay                         form-or-json  analytics#overlay
record-quick-view         POST   /api/census/RecordQuickView/{id}            none          analytics#quick-view
site-user-account         GET    /api/site-users/account                     none          commerce#platform-accounts
site-user-account-create  POST   /api/site-users/account                     json          commerce#account-signup
site-user-password-reset  POST   /api/site-users/account/password-reset      json          commerce#account-reset
commerce-product          GET    /api/commerce/products/{id}                 none          commerce#product-shapes
commerce-cart             GET    /api/commerce/shopping-cart                 none          commerce#platform-cart
commerce-cart-add         POST   /api/commerce/shopping-cart/entries         json          commerce#platform-cart
commerce-cart-update      PUT    /api/commerce/shopping-cart/entries/{id}    json          commerce#platform-cart
commerce-cart-coupons     PUT    /api/commerce/shopping-cart/coupons         json          commerce#platform-cart
commerce-cart-shipping    PUT    /api/commerce/shopping-cart/shipping        json          commerce#platform-cart
commerce-order-create     POST   /api/commerce/orders                        form-or-json  commerce#platform-orders
commerce-order            GET    /api/commerce/orders/{id}                   none          commerce#platform-orders
`;

const rows: readonly EndpointRow[] = Object.values(endpoints);

// calls#endpoint-table
test('the 32 calls have fixed names, methods, paths and encodings', () => {
  const expected = calls
    .trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}|(?<=POST|GET|PUT|DELETE)\s+/));
  expect(rows.map((row) => [row.name, row.method, row.path, row.encoding, row.reference])).toEqual(expected);
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

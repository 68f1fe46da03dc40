/**
 * The names that tests expect of the registries, written by hand. `npm run new` adds the name of a new plug-in; a removal takes
 * its line away.
 */

/** Name, method, path, encoding and rule of each call: the documented ones, then ours for accounts and the store. */
const callTable = `
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

export const expectedCalls: readonly (readonly string[])[] = callTable
  .trim()
  .split('\n')
  .map((line) => line.split(/\s{2,}|(?<=POST|GET|PUT|DELETE)\s+/));

/** The audit's rules, in the order of reports. */
export const expectedRules = [
  'cookie-before-consent',
  'cookie-after-decline',
  'cookie-after-withdrawal',
  'cookie-under-absolute-policy',
  'cookie-not-cleared',
  'cookie-lifetime',
  'cookie-format',
  'visit-count',
  'consent-banner',
  'consent-choice',
  'tracking-of-excluded-visitor',
  'tracking-on-excluded-page',
  'call-shape',
  'anti-forgery',
  'storage-identifier',
  'third-party-tracking',
  'reporting-limits',
  'banner-fairness',
  'pay-or-consent',
  'asked-again',
  'consent-mode',
  'consent-string',
  'global-privacy-control',
  'fingerprinting',
  'declared-cookies',
  'identifier-lifetime',
];

export const expectedFieldTypes = [
  'name',
  'date',
  'time',
  'address',
  'phone',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'section',
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
];

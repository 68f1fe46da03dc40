// Part of the boot script.
/** The table of every /api call: the runtime builds requests from it, the platform routes by it, replay sends by it. */

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Encoding of a request's fields. `text` is JSON as text/plain; `form-or-json` is accepted in both encodings. */
type RequestEncoding = 'none' | 'query' | 'form' | 'json' | 'form-or-json' | 'text';

/** Place of the anti-forgery value (the crumb cookie) in a request: calls#crumb-places. */
export type CrumbPlace = 'none' | 'header' | 'field' | 'query';

export interface EndpointRow {
  readonly name: string;
  readonly method: HttpMethod;
  /** `{id}` marks a path parameter. */
  readonly path: string;
  readonly encoding: RequestEncoding;
  /** Fields of the body that hold JSON as text, as RFC 6901 pointers; `*` is every item of a list. */
  readonly nestedJson?: readonly string[];
  readonly crumb: CrumbPlace;
  /** Time-out of the client; absent where none is documented. */
  readonly timeoutMs?: number;
  /** Handling of a failure: `swallowed` is ignored, `reported` goes to the error reports, `shown` is handled by the caller. */
  readonly onFailure: 'swallowed' | 'reported' | 'shown';
  /** Rule of the behaviour reference, such as `analytics#record-hit`. */
  readonly reference: string;
}

/** Paths for the boot script, separate from their rows so that its bundle has no rows. */
export const recordJavascriptErrorsPath = '/api/events/RecordJavascriptErrors';
export const recordHitPath = '/api/census/RecordHit';
export const formSubmissionKeyPath = '/api/form/FormSubmissionKey';
export const saveFormSubmissionPath = '/api/form/SaveFormSubmission';

/** Separate rows, so that a bundler keeps the used ones only. */
export const recordJavascriptErrors = {
  name: 'record-javascript-errors',
  method: 'POST',
  path: recordJavascriptErrorsPath,
  encoding: 'json',
  nestedJson: ['/*/data'],
  crumb: 'header',
  onFailure: 'swallowed',
  reference: 'errors#error-call',
} as const satisfies EndpointRow;

export const recordEvent = {
  name: 'record-event',
  method: 'POST',
  path: '/api/events/RecordEvent',
  encoding: 'form-or-json',
  nestedJson: ['/data'],
  crumb: 'field',
  onFailure: 'reported',
  reference: 'analytics#tracked-event',
} as const satisfies EndpointRow;

export const performanceSettings = {
  name: 'performance-settings',
  method: 'GET',
  path: '/api/1/performance/settings',
  encoding: 'none',
  crumb: 'none',
  timeoutMs: 30_000,
  onFailure: 'reported',
  reference: 'vitals#settings-call',
} as const satisfies EndpointRow;

export const performanceRecords = {
  name: 'performance-records',
  method: 'POST',
  path: '/api/1/performance/records',
  encoding: 'text',
  crumb: 'none',
  onFailure: 'swallowed',
  reference: 'vitals#records-call',
} as const satisfies EndpointRow;

const formSubmissionKey = {
  name: 'form-submission-key',
  method: 'POST',
  path: formSubmissionKeyPath,
  encoding: 'none',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'forms#submission-key',
} as const satisfies EndpointRow;

const saveFormSubmission = {
  name: 'save-form-submission',
  method: 'POST',
  path: saveFormSubmissionPath,
  encoding: 'form',
  nestedJson: ['/form'],
  crumb: 'query',
  onFailure: 'shown',
  reference: 'forms#submission-fields',
} as const satisfies EndpointRow;

export const trace = {
  name: 'trace',
  method: 'POST',
  path: '/api/events/Trace',
  encoding: 'form',
  nestedJson: ['/data'],
  crumb: 'query',
  onFailure: 'swallowed',
  reference: 'analytics#trace-log',
} as const satisfies EndpointRow;

export const track = {
  name: 'track',
  method: 'GET',
  path: '/api/track/Track',
  encoding: 'query',
  crumb: 'none',
  onFailure: 'swallowed',
  reference: 'analytics#landing',
} as const satisfies EndpointRow;

export const getWidgetRendering = {
  name: 'get-widget-rendering',
  method: 'POST',
  path: '/api/widget/GetWidgetRendering',
  encoding: 'form',
  nestedJson: ['/widgetJSON'],
  crumb: 'query',
  onFailure: 'shown',
  reference: 'site#widgets',
} as const satisfies EndpointRow;

export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/api/auth/Logout',
  encoding: 'none',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'calls#logout',
} as const satisfies EndpointRow;

export const ssoHelp = {
  name: 'sso-help',
  method: 'GET',
  path: '/api/auth/sso/help',
  encoding: 'query',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'owner#help-address',
} as const satisfies EndpointRow;

export const siteUserSessionCreate = {
  name: 'site-user-session-create',
  method: 'POST',
  path: '/api/site-users/account/session',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'calls#site-user-session',
} as const satisfies EndpointRow;

export const siteUserSessionDelete = {
  name: 'site-user-session-delete',
  method: 'DELETE',
  path: '/api/site-users/account/session',
  encoding: 'query',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'calls#site-user-session',
} as const satisfies EndpointRow;

export const placesAutocomplete = {
  name: 'places-autocomplete',
  method: 'GET',
  path: '/api/google-maps/places/autocomplete',
  encoding: 'query',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'forms#places-context',
} as const satisfies EndpointRow;

export const placesDetails = {
  name: 'places-details',
  method: 'GET',
  path: '/api/google-maps/places/details',
  encoding: 'query',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'forms#places-context',
} as const satisfies EndpointRow;

export const recordHit = {
  name: 'record-hit',
  method: 'POST',
  path: recordHitPath,
  encoding: 'form',
  nestedJson: ['/data'],
  crumb: 'query',
  onFailure: 'swallowed',
  reference: 'analytics#record-hit',
} as const satisfies EndpointRow;

export const buttonClick = {
  name: 'button-click',
  method: 'POST',
  path: '/api/census/button-click',
  encoding: 'form-or-json',
  crumb: 'query',
  timeoutMs: 2500,
  onFailure: 'swallowed',
  reference: 'analytics#button-event',
} as const satisfies EndpointRow;

export const buttonRender = {
  name: 'button-render',
  method: 'POST',
  path: '/api/census/button-render',
  encoding: 'form-or-json',
  crumb: 'query',
  timeoutMs: 2500,
  onFailure: 'swallowed',
  reference: 'analytics#button-event',
} as const satisfies EndpointRow;

export const formRender = {
  name: 'form-render',
  method: 'POST',
  path: '/api/census/form-render',
  encoding: 'form-or-json',
  crumb: 'query',
  onFailure: 'swallowed',
  reference: 'analytics#form-render',
} as const satisfies EndpointRow;

export const overlay = {
  name: 'overlay',
  method: 'POST',
  path: '/api/census/overlay',
  encoding: 'form-or-json',
  crumb: 'query',
  onFailure: 'swallowed',
  reference: 'analytics#overlay',
} as const satisfies EndpointRow;

export const recordQuickView = {
  name: 'record-quick-view',
  method: 'POST',
  path: '/api/census/RecordQuickView/{id}',
  encoding: 'none',
  crumb: 'query',
  onFailure: 'swallowed',
  reference: 'analytics#quick-view',
} as const satisfies EndpointRow;

/** Accounts of site users. The calls are our choice, because only sessions are documented. */
export const siteUserAccount = {
  name: 'site-user-account',
  method: 'GET',
  path: '/api/site-users/account',
  encoding: 'none',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'commerce#platform-accounts',
} as const satisfies EndpointRow;

export const siteUserAccountCreate = {
  name: 'site-user-account-create',
  method: 'POST',
  path: '/api/site-users/account',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#account-signup',
} as const satisfies EndpointRow;

export const siteUserPasswordReset = {
  name: 'site-user-password-reset',
  method: 'POST',
  path: '/api/site-users/account/password-reset',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#account-reset',
} as const satisfies EndpointRow;

/** Calls of the store. The calls are our choice, because none is documented. */
export const commerceProduct = {
  name: 'commerce-product',
  method: 'GET',
  path: '/api/commerce/products/{id}',
  encoding: 'none',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'commerce#product-shapes',
} as const satisfies EndpointRow;

export const commerceCart = {
  name: 'commerce-cart',
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  encoding: 'none',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'commerce#platform-cart',
} as const satisfies EndpointRow;

export const commerceCartAdd = {
  name: 'commerce-cart-add',
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#platform-cart',
} as const satisfies EndpointRow;

export const commerceCartUpdate = {
  name: 'commerce-cart-update',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/{id}',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#platform-cart',
} as const satisfies EndpointRow;

export const commerceCartCoupons = {
  name: 'commerce-cart-coupons',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/coupons',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#platform-cart',
} as const satisfies EndpointRow;

export const commerceCartShipping = {
  name: 'commerce-cart-shipping',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/shipping',
  encoding: 'json',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'commerce#platform-cart',
} as const satisfies EndpointRow;

const commerceOrderCreate = {
  name: 'commerce-order-create',
  method: 'POST',
  path: '/api/commerce/orders',
  encoding: 'form-or-json',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'commerce#platform-orders',
} as const satisfies EndpointRow;

const commerceOrder = {
  name: 'commerce-order',
  method: 'GET',
  path: '/api/commerce/orders/{id}',
  encoding: 'none',
  crumb: 'none',
  onFailure: 'shown',
  reference: 'commerce#platform-orders',
} as const satisfies EndpointRow;

/** All rows, for code in Node and tests. */
export const endpoints = {
  recordJavascriptErrors,
  recordEvent,
  performanceSettings,
  performanceRecords,
  formSubmissionKey,
  saveFormSubmission,
  trace,
  track,
  getWidgetRendering,
  logout,
  ssoHelp,
  siteUserSessionCreate,
  siteUserSessionDelete,
  placesAutocomplete,
  placesDetails,
  recordHit,
  buttonClick,
  buttonRender,
  formRender,
  overlay,
  recordQuickView,
  siteUserAccount,
  siteUserAccountCreate,
  siteUserPasswordReset,
  commerceProduct,
  commerceCart,
  commerceCartAdd,
  commerceCartUpdate,
  commerceCartCoupons,
  commerceCartShipping,
  commerceOrderCreate,
  commerceOrder,
} as const satisfies Record<string, EndpointRow>;

export type EndpointKey = keyof typeof endpoints;
export type EndpointName = (typeof endpoints)[EndpointKey]['name'];

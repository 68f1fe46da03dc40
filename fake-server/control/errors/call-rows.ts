import { dataLayerMessages } from '../../../runtime/contract/calls/constants.ts';
import { systemErrorMessages } from '../../../runtime/contract/errors/constants.ts';
import type { ErrorRow } from './error-row.ts';

const widgetName = 'get-widget-rendering';
type Seen = Pick<ErrorRow, 'situation' | 'rule' | 'sentence' | 'does'> & Partial<ErrorRow>;

const widget = (kinds: string, seen: Seen): ErrorRow => ({
  faults: `${widgetName}:${kinds}`,
  site: 'faults',
  path: '/call#widget',
  shownIn: 'overlay',
  calls: { [widgetName]: 1 },
  ...seen,
});

const once = 'The call is made once. Without a callback of the caller its failure is shown in the overlay.';

/** Failures of calls through the data layer. */
export const callRows: readonly ErrorRow[] = [
  widget('crumbFail', {
    situation: 'The crumb has expired',
    rule: 'calls#crumb-renewal',
    shownIn: 'outcome',
    sentence: '"ok":true',
    does: 'Stores the new crumb and makes exactly one more call, which succeeds.',
    calls: { [widgetName]: 2 },
  }),
  widget('crumbFail:always', {
    situation: 'The crumb fails twice',
    rule: 'calls#crumb-renewal',
    sentence: 'The anti-forgery value has expired.',
    does: 'Makes two calls, then fails.',
    calls: { [widgetName]: 2 },
  }),
  widget('crumbFail', {
    situation: 'The crumb of the log-out has expired',
    rule: 'calls#logout',
    faults: 'logout:crumbFail',
    path: '/call#log-out',
    shownIn: 'outcome',
    sentence: '"ok":true',
    does: 'Repeats the log-out once.',
    calls: { logout: 2 },
  }),
  widget('crumbFail', {
    situation: 'The crumb of a site user’s sign-out has expired',
    rule: 'calls#site-user-session',
    faults: 'site-user-session-delete:crumbFail',
    path: '/call#sign-out',
    shownIn: 'outcome',
    sentence: '"ok":true',
    does: 'Repeats the sign-out once, with cloneCart.',
    calls: { 'site-user-session-delete': 2 },
  }),
  widget('loginRequired', {
    situation: 'The visitor is signed out',
    rule: 'calls#login-required',
    shownIn: 'outcome',
    sentence: '"kind":"login-required"',
    does: 'Calls the callback, then fires ss-runtime:login-required on the document.',
  }),
  widget('authorizationFail', {
    situation: 'The visitor has no permission',
    rule: 'calls#authorization-failure',
    sentence: systemErrorMessages.title,
    does: 'Shows the overlay with Reload Page and Clear, and the address in base64 as the error key.',
  }),
  widget('cleaned', {
    situation: 'An error that the platform has logged',
    rule: 'errors#system-error-cleaned',
    sentence: systemErrorMessages.cleaned,
    does: once,
  }),
  widget('204', {
    situation: 'A success without a body',
    rule: 'calls#empty-response',
    shownIn: 'outcome',
    sentence: '"ok":true',
    does: 'Reads the body as empty.',
  }),
  widget('error:The kiln is cold.+status:400', {
    situation: 'An error of the server, with its sentence',
    rule: 'calls#server-errors',
    sentence: 'The kiln is cold.',
    does: once,
  }),
  widget('status:401:empty', {
    situation: '401 without JSON',
    rule: 'calls#network-messages',
    sentence: dataLayerMessages.unauthorized,
    does: once,
  }),
  widget('status:403:empty', {
    situation: '403',
    rule: 'calls#network-messages',
    sentence: dataLayerMessages.unauthorized,
    does: once,
  }),
  widget('status:500:html', {
    situation: '500 with the page of a gateway',
    rule: 'calls#network-messages',
    sentence: dataLayerMessages.internal,
    does: once,
  }),
  widget('status:501:empty', {
    situation: '501',
    rule: 'calls#network-messages',
    sentence: dataLayerMessages.internal,
    does: once,
  }),
  widget('status:503', { situation: '503', rule: 'calls#network-messages', sentence: dataLayerMessages.unavailable, does: once }),
  widget('reset', {
    situation: 'The connection is reset',
    rule: 'calls#network-messages',
    sentence: dataLayerMessages.noConnection,
    does: 'The failure is shown in the overlay. A browser may send the call twice, on a new connection.',
    calls: {},
  }),
  widget('hang', {
    situation: 'A call without a response',
    rule: 'calls#call-time-out',
    sentence: dataLayerMessages.noConnection,
    does: 'Fails after 30 s.',
    timeoutMs: 30_000,
  }),
  widget('status:418@1', {
    situation: 'A read that fails once',
    rule: 'calls#call-retries',
    faults: 'places-autocomplete:status:418@1',
    path: '/call#read',
    shownIn: 'outcome',
    sentence: '"ok":true',
    does: 'Repeats the call after 200 ms.',
    calls: { 'places-autocomplete': 2 },
    minGapMs: 195,
  }),
  widget('badjson', {
    situation: 'A success that is not JSON',
    rule: 'calls#unparseable-response',
    sentence: dataLayerMessages.unparseable('', '').split('(')[0] ?? '',
    does: once,
  }),
  widget('status:200:html', {
    situation: 'A success that is a page of HTML',
    rule: 'calls#unparseable-response',
    sentence: dataLayerMessages.unparseable('', '').split('(')[0] ?? '',
    does: once,
  }),
];

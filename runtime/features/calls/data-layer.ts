import type { Clock } from '../../browser/clock.ts';
import type { FetchText } from '../../browser/http.ts';
import { dataLayerLimits, dataLayerMessages } from '../../contract/calls/constants.ts';
import type { SiteContext } from '../../contract/site/page-context.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { type CallFailure, type CallFailureKind, networkMessage } from './call-failure.ts';
import type { CallMethod, CallOptions } from './call-options.ts';
import type { Crumbs } from './crumbs.ts';
import type { PageLocation } from './hosts.ts';
import { prepareCall, withCrumb } from './prepare-call.ts';
import { type ResponseReading, readResponse } from './read-response.ts';
import type { ResponseFields } from './response-fields.ts';

/** The result of a call. */
export type CallOutcome =
  | { readonly ok: true; readonly status: number; readonly value: unknown }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Makes one call. The value of the response is not decoded. A failure is a result, and has been announced when the promise
 * resolves; the promise rejects only with a TypeError for an address or data that cannot be sent.
 */
export type DataLayer = (method: CallMethod, address: string, options?: CallOptions) => Promise<CallOutcome>;

export interface DataLayerOptions {
  readonly site: SiteContext;
  readonly pageLocation: PageLocation;
  readonly clock: Clock;
  readonly fetchText: FetchText;
  readonly crumbs: Crumbs;
  readonly newId: () => string;
  /** Returns the site user's anti-forgery token; null without a session. */
  readonly siteUserToken: () => string | null;
  readonly onFailure: (failure: CallFailure, options: CallOptions) => void;
  /** Returns the sentences of failures; English by default. */
  readonly texts?: () => Texts['dataLayer'];
  /** Returns a number of 0 or more and below 1. */
  readonly random: () => number;
}

const defaultTimeoutMs = 30_000;

export function createDataLayer(layer: DataLayerOptions): DataLayer {
  const {
    site,
    pageLocation,
    clock,
    fetchText,
    crumbs,
    newId,
    siteUserToken,
    onFailure,
    random,
    texts = () => dataLayerMessages,
  } = layer;
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  return async (method, address, options = {}) => {
    const { format = 'json', signal, timeoutMs = defaultTimeoutMs, retries = method === 'GET' ? 1 : 0 } = options;
    const { url, headers, body, trusted } = prepareCall(method, address, options, site, pageLocation);
    // One id for all attempts: calls#idempotency-key. At another origin the header would cause a preflight.
    const isIdentified = method !== 'GET' && new URL(url).origin === pageLocation.origin;
    const id: Record<string, string> = isIdentified ? { 'Idempotency-Key': newId() } : {};
    const token = trusted ? siteUserToken() : null;
    const shared = {
      method,
      headers: { ...id, ...headers, ...(token ? { 'X-SiteUser-XSRF-Token': token } : {}) },
      ...(body === undefined ? {} : { body }),
      credentials: trusted ? ('include' as const) : ('omit' as const),
      timeoutMs,
      ...(signal ? { signal } : {}),
    };
    const fail = (kind: CallFailureKind, status: number, message: string, fields: ResponseFields | null = null): CallOutcome => {
      const failure = { kind, status, url, format, message, fields };
      if (kind !== 'aborted') onFailure(failure, options);
      return { ok: false, failure };
    };

    let retriesLeft = retries;
    let mayRenew = trusted;
    for (let attempt = 0; ; attempt += 1) {
      const crumb = trusted ? crumbs.read() : null;
      const response = await fetchText({ ...shared, url: withCrumb(url, crumb) });
      const status = response?.status ?? 0;
      if (signal?.aborted) return fail('aborted', status, '');
      const reading: ResponseReading = response ? readResponse(response, format) : { kind: 'failed', fields: null };
      if (reading.kind === 'value') return { ok: true, status, value: reading.value };
      if (reading.kind === 'unparseable') return fail('unparseable', status, texts().unparseable(url, reading.message));
      if (reading.kind === 'refused') {
        const { fields } = reading;
        if (fields.crumbFail && mayRenew && crumbs.renew(crumb, fields.crumb)) {
          mayRenew = false;
          continue;
        }
        return fail(refusalKind(fields), status, fields.error || fields.message || fields.billingErrorCode, fields);
      }
      if (retriesLeft <= 0) return fail('network', status, networkMessage(status, texts()), reading.fields);
      retriesLeft -= 1;
      await wait(retryDelayMs(attempt, random()));
      if (signal?.aborted) return fail('aborted', status, '');
    }
  };
}

const refusalKind = ({ loginRequired, authorizationFail, crumbFail }: ResponseFields): CallFailureKind => {
  if (loginRequired) return 'login-required';
  if (authorizationFail) return 'authorization';
  return crumbFail ? 'crumb' : 'server';
};

/** Returns the delay before a repeat: calls#call-retries. */
const retryDelayMs = (attempt: number, random: number): number => dataLayerLimits.retryDelayMs * (attempt === 0 ? 1 : 1 + random);

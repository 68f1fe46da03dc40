import type { Clock } from '../../browser/clock.ts';
import type { FetchText } from '../../browser/http.ts';
import { dataLayerLimits } from '../../contract/calls/limits.ts';
import { dataLayerMessages } from '../../contract/calls/messages.ts';
import type { SiteContext } from '../../contract/site/page-context.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { type CallFailure, type CallFailureKind, networkMessage } from './call-failure.ts';
import type { CallMethod, CallOptions } from './call-options.ts';
import type { Crumbs } from './crumbs.ts';
import type { PageLocation } from './hosts.ts';
import { prepareCall, withCrumb } from './prepare-call.ts';
import { type Reading, readResponse } from './read-response.ts';
import type { ResponseFields } from './response-fields.ts';

/** How a call ended. */
export type CallOutcome =
  | { readonly ok: true; readonly status: number; readonly value: unknown }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * Makes one call. The response's value is whatever the platform sent: decode it. Failures are outcomes, and have been told to
 * whoever must hear of them by then; rejects only with a TypeError for an address or data that cannot be sent.
 */
export type DataLayer = (method: CallMethod, address: string, options?: CallOptions) => Promise<CallOutcome>;

export interface DataLayerOptions {
  readonly site: SiteContext;
  readonly place: PageLocation;
  readonly clock: Clock;
  readonly fetchText: FetchText;
  readonly crumbs: Crumbs;
  readonly newId: () => string;
  /** The site user's anti-forgery token; null while nobody is signed in. */
  readonly siteUserToken: () => string | null;
  readonly onFailure: (failure: CallFailure, options: CallOptions) => void;
  /** The sentences of spec 2 §8, in English unless others are given. */
  readonly words?: () => Texts['dataLayer'];
  /** 0 up to but not 1. */
  readonly random: () => number;
}

const defaultTimeoutMs = 30_000;

/** Spec 2 §7 "Generic data layer", §8 "Data layer". */
export function createDataLayer(layer: DataLayerOptions): DataLayer {
  const {
    site,
    place,
    clock,
    fetchText,
    crumbs,
    newId,
    siteUserToken,
    onFailure,
    random,
    words = () => dataLayerMessages,
  } = layer;
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  return async (method, address, options = {}) => {
    const { format = 'json', signal, timeoutMs = defaultTimeoutMs, retries = method === 'GET' ? 1 : 0 } = options;
    const { url, headers, body, trusted } = prepareCall(method, address, options, site, place);
    // One id for all attempts, so that the platform can tell a repeat from a second call (our choice of header); a caller may bring its own.
    // Not to another origin, where the header would cost a preflight.
    const isIdentified = method !== 'GET' && new URL(url).origin === place.origin;
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
    const failed = (
      kind: CallFailureKind,
      status: number,
      message: string,
      fields: ResponseFields | null = null,
    ): CallOutcome => {
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
      if (signal?.aborted) return failed('aborted', status, '');
      const reading: Reading = response ? readResponse(response, format) : { kind: 'failed', fields: null };
      if (reading.kind === 'value') return { ok: true, status, value: reading.value };
      if (reading.kind === 'unparseable') return failed('unparseable', status, words().unparseable(url, reading.message));
      if (reading.kind === 'refused') {
        const { fields } = reading;
        if (fields.crumbFail && mayRenew && crumbs.renew(crumb, fields.crumb)) {
          mayRenew = false;
          continue;
        }
        return failed(refusalKind(fields), status, fields.error || fields.message || fields.billingErrorCode, fields);
      }
      if (retriesLeft <= 0) return failed('network', status, networkMessage(status, words()), reading.fields);
      retriesLeft -= 1;
      await wait(retryDelayMs(attempt, random()));
      if (signal?.aborted) return failed('aborted', status, '');
    }
  };
}

const refusalKind = ({ loginRequired, authorizationFail, crumbFail }: ResponseFields): CallFailureKind => {
  if (loginRequired) return 'login-required';
  if (authorizationFail) return 'authorization';
  return crumbFail ? 'crumb' : 'server';
};

/** 200 ms; from the second repeat on up to twice that, so that pages that failed together do not come back together (our choice). */
const retryDelayMs = (attempt: number, random: number): number => dataLayerLimits.retryDelayMs * (attempt === 0 ? 1 : 1 + random);

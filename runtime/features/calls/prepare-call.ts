import { contentTypes, encodeForm, type FormFields, setFields } from '../../browser/http-request.ts';
import { readFields } from '../../contract/read.ts';
import type { SiteContext } from '../../contract/site/page-context.ts';
import type { CallMethod, CallOptions } from './call-options.ts';
import { isFirstParty, type PageLocation, siteOrigin } from './hosts.ts';

/** A call that can be sent as often as needed; only the crumb is put in anew each time. */
export interface PreparedCall {
  readonly method: CallMethod;
  /** Without the crumb. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Crumb and credentials go along. */
  readonly trusted: boolean;
}

/**
 * Address, headers and body of a call. `address` is a path on the page's own origin (on the site's own domain for a secure
 * call), or a whole address. Throws a TypeError for one that is none, and for data that cannot be written as JSON.
 */
export function prepareCall(
  method: CallMethod,
  address: string,
  options: CallOptions,
  site: SiteContext,
  place: PageLocation,
): PreparedCall {
  const { query = {}, data, encoding = 'json', secure = false } = options;
  const url = new URL(address, secure ? siteOrigin(site, place) : place.origin);
  setFields(url.searchParams, query);
  const headers: Record<string, string> = { ...options.headers };
  let body: string | undefined;
  if (method === 'GET' || method === 'DELETE') setFields(url.searchParams, readFields(data) as FormFields);
  else if (encoding === 'form') {
    headers['Content-Type'] = contentTypes.form;
    body = encodeForm(readFields(data) as FormFields);
  } else if (data !== undefined) {
    headers['Content-Type'] = contentTypes.json;
    body = JSON.stringify(data);
  }
  const trusted = isFirstParty(url, site, place);
  return { method, url: url.href, headers, trusted, ...(body === undefined ? {} : { body }) };
}

/** The address with the crumb as its query parameter; without one, as it is. Spec 2 §7. */
export function withCrumb(url: string, crumb: string | null): string {
  if (!crumb) return url;
  const address = new URL(url);
  address.searchParams.set('crumb', crumb);
  return address.href;
}

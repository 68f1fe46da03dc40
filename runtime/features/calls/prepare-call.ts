import { contentTypes, encodeForm, type FormFields, setFields } from '../../browser/http-request.ts';
import { readFields } from '../../contract/read.ts';
import type { SiteContext } from '../../contract/site/page-context.ts';
import type { CallMethod, CallOptions } from './call-options.ts';
import { isFirstParty, type PageLocation, siteOrigin } from './hosts.ts';

/** A call that can be sent repeatedly. Each attempt adds the current crumb. */
export interface PreparedCall {
  readonly method: CallMethod;
  /** Without the crumb. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The call carries crumb and credentials. */
  readonly trusted: boolean;
}

/**
 * Returns address, headers and body of a call. Throws a TypeError for an invalid address, and for data that cannot be encoded as
 * JSON.
 * @param address a path on the page's origin (for a secure call on the site's own domain), or a complete address.
 */
export function prepareCall(
  method: CallMethod,
  address: string,
  options: CallOptions,
  site: SiteContext,
  location: PageLocation,
): PreparedCall {
  const { query = {}, data, encoding = 'json', secure = false } = options;
  const url = new URL(address, secure ? siteOrigin(site, location) : location.origin);
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
  const trusted = isFirstParty(url, site, location);
  return { method, url: url.href, headers, trusted, ...(body === undefined ? {} : { body }) };
}

/** Returns the address with the crumb as query parameter; unchanged without a crumb. */
export function withCrumb(url: string, crumb: string | null): string {
  if (!crumb) return url;
  const address = new URL(url);
  address.searchParams.set('crumb', crumb);
  return address.href;
}

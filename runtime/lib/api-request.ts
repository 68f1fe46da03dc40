import type { EndpointRow } from '../contract/endpoints.ts';

/** A call to /api, ready to go. */
export interface ApiRequest {
  /** Path and query, on the page's own origin. */
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for a call without a body. */
  readonly body?: string;
}

/** What a call says: fields of a form or of the query, or any value as JSON. Fields that are undefined are left out. */
export type ApiFields = Readonly<Record<string, string | undefined>>;

/**
 * Builds a call from its row of the endpoint table: encoding, and the crumb where the row wants it (an absent crumb is left
 * out; as a form field it is sent empty). Spec 1 §7, spec 2 §7 "Generic data layer".
 */
export function buildRequest(
  row: Pick<EndpointRow, 'method' | 'path' | 'encoding' | 'crumb'>,
  payload: ApiFields | readonly string[],
  crumb: string | null,
): ApiRequest {
  const { method, path, encoding } = row;
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  if (row.crumb === 'query' && crumb) query.set('crumb', crumb);
  if (row.crumb === 'header' && crumb) headers['X-CSRF-Token'] = crumb;
  let body: string | undefined;
  if (Array.isArray(payload)) {
    // Items come encoded: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON).
    headers['Content-Type'] = encoding === 'text' ? 'text/plain;charset=UTF-8' : 'application/json';
    body = `[${payload.join(',')}]`;
  } else {
    const fields = encoding === 'query' ? query : new URLSearchParams();
    if (row.crumb === 'field') fields.set('crumb', crumb ?? '');
    for (const [name, value] of Object.entries(payload)) if (value !== undefined) fields.set(name, value);
    if (encoding === 'form' || encoding === 'form-or-json') {
      headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
      body = fields.toString();
    }
  }
  const search = query.toString();
  return { address: search ? `${path}?${search}` : path, method, headers, ...(body === undefined ? {} : { body }) };
}

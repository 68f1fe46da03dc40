import type { EndpointRow } from '../contract/endpoints.ts';

/** A complete call to /api. */
export interface HttpRequest {
  /** Path and query at the page's origin. */
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Fields of a form or of a query. Undefined and null fields are left out. */
export type FormFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const contentTypes = {
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  json: 'application/json',
  text: 'text/plain;charset=UTF-8',
} as const;

/** Sets the fields in order. */
export function setFields(params: URLSearchParams, fields: FormFields): URLSearchParams {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) params.set(name, `${value}`);
  return params;
}

export const encodeForm = (fields: FormFields): string => `${setFields(new URLSearchParams(), fields)}`;

/** Returns a JSON list of JSON texts. Pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON). */
export const jsonList = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** Returns the address with additional fields in its query. */
export function withQuery(address: string, fields: FormFields): string {
  const query = encodeForm(fields);
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}

const formRequest = (address: string, fields: FormFields): HttpRequest => ({
  address,
  method: 'POST',
  headers: { 'Content-Type': contentTypes.form },
  body: encodeForm(fields),
});

const listRequest = (address: string, texts: readonly string[], crumb: string | null): HttpRequest => ({
  address,
  method: 'POST',
  headers: { 'Content-Type': contentTypes.json, ...(crumb !== null && { 'X-CSRF-Token': crumb }) },
  body: jsonList(texts),
});

/**
 * Returns the call of a row of the endpoint table: calls#crumb-places. Without a crumb cookie the crumb is left out, except as a
 * form field, which is sent empty.
 * @param payload fields, or a list of JSON texts.
 */
export function buildRequest(
  { method, path, encoding, crumb: crumbPlace }: Pick<EndpointRow, 'method' | 'path' | 'encoding' | 'crumb'>,
  payload: FormFields | readonly string[],
  crumb: string | null,
): HttpRequest {
  const address = crumbPlace === 'query' && crumb ? withQuery(path, { crumb }) : path;
  if (isList(payload)) {
    const request = listRequest(address, payload, crumbPlace === 'header' ? crumb : null);
    return encoding === 'text' ? { ...request, headers: { 'Content-Type': contentTypes.text } } : request;
  }
  const fields = crumbPlace === 'field' ? { crumb: crumb ?? '', ...payload } : payload;
  if (encoding === 'form' || encoding === 'form-or-json') return formRequest(address, fields);
  return { address: encoding === 'query' ? withQuery(address, fields) : address, method, headers: {} };
}

const isList = (payload: FormFields | readonly string[]): payload is readonly string[] => Array.isArray(payload);

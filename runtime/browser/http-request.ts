import type { EndpointRow } from '../contract/endpoints.ts';

/** A call to /api, ready to go. */
export interface HttpRequest {
  /** Path and query, on the page's own origin. */
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for a call without a body. */
  readonly body?: string;
}

/** Fields of a form or of a query. What is undefined or null is left out. */
export type FormFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const contentTypes = {
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  json: 'application/json',
  text: 'text/plain;charset=UTF-8',
} as const;

/** Sets the fields, in order. */
export function setFields(params: URLSearchParams, fields: FormFields): URLSearchParams {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) params.set(name, `${value}`);
  return params;
}

export const encodeForm = (fields: FormFields): string => `${setFields(new URLSearchParams(), fields)}`;

/** A JSON list of texts that are JSON already: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON). */
export const jsonList = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** The address with more fields in its query. */
export function withQuery(address: string, fields: FormFields): string {
  const query = encodeForm(fields);
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}

/** A post of fields as a form does it. */
const formRequest = (address: string, fields: FormFields): HttpRequest => ({
  address,
  method: 'POST',
  headers: { 'Content-Type': contentTypes.form },
  body: encodeForm(fields),
});

/** A post of a list of JSON texts; the crumb goes in its header, if there is one. */
const listRequest = (address: string, texts: readonly string[], crumb: string | null): HttpRequest => ({
  address,
  method: 'POST',
  headers: { 'Content-Type': contentTypes.json, ...(crumb !== null && { 'X-CSRF-Token': crumb }) },
  body: jsonList(texts),
});

/**
 * Builds a call from its row of the endpoint table: encoding, and the crumb where the row wants it (an absent crumb is left
 * out; as a form field it is sent empty). `payload`: fields, or a list of JSON texts. Spec 1 §7, spec 2 §7 "Generic data layer".
 */
export function buildRequest(
  { method, path, encoding, crumb: place }: Pick<EndpointRow, 'method' | 'path' | 'encoding' | 'crumb'>,
  payload: FormFields | readonly string[],
  crumb: string | null,
): HttpRequest {
  const address = place === 'query' && crumb ? withQuery(path, { crumb }) : path;
  if (isList(payload)) {
    const request = listRequest(address, payload, place === 'header' ? crumb : null);
    return encoding === 'text' ? { ...request, headers: { 'Content-Type': contentTypes.text } } : request;
  }
  const fields = place === 'field' ? { crumb: crumb ?? '', ...payload } : payload;
  if (encoding === 'form' || encoding === 'form-or-json') return formRequest(address, fields);
  return { address: encoding === 'query' ? withQuery(address, fields) : address, method, headers: {} };
}

const isList = (payload: FormFields | readonly string[]): payload is readonly string[] => Array.isArray(payload);

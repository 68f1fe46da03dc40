import type { IncomingHttpHeaders } from 'node:http';
import type { ApiResponse } from '../http/api-response.ts';
import type { FormFields } from '../http/form-fields.ts';
import type { PlatformState } from '../state/state.ts';

/** A decoded call, with the values that a handler may need. */
export interface ApiCall {
  /** Id of the called site; empty on a host that is no site. */
  readonly site: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: FormFields;
  /** The decoded body, with the JSON text in its fields decoded; null without a body. */
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: ReadonlyMap<string, string>;
  /** The recorded response of this endpoint, from `fixtures/payloads`. */
  readonly recorded: ApiResponse;
  readonly state: PlatformState;
  /** Adds a problem of the call to the journal. It does not change the response. */
  note(pointer: string, message: string): void;
}

/** Responds to a call. */
export type Handler = (call: ApiCall) => ApiResponse;

/** Returns a field of a decoded body as text; undefined for other values. */
export function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns the response to a refused call: an error sentence and a code. Its status is 400, because clients show the sentence
 * of such a response.
 */
export const refuse = (refusal: { readonly error: string; readonly code: string }, more: object = {}): ApiResponse => ({
  status: 400,
  body: { ...refusal, ...more },
});

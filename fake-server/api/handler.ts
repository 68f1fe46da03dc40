import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointName, EndpointRow } from '../../runtime/contract/endpoints.ts';
import type { FormFields } from '../http/form-fields.ts';
import type { NestedJson } from '../http/nested-json.ts';
import type { PlatformState } from '../state.ts';
import type { ApiResponse } from './api-response.ts';

/** A decoded call, with what a handler may use to respond. */
export interface ApiCall {
  /** Id of the site that was called; empty on a host that is no site. */
  readonly site: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: FormFields;
  /** JSON text in its fields is decoded; null for no body. */
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: ReadonlyMap<string, string>;
  /** The recorded response of this endpoint, from `fixtures/payloads`. */
  readonly recorded: ApiResponse;
  readonly state: PlatformState;
  /** Notes in the journal that something about the call is wrong; it is responded to all the same. */
  note(pointer: string, message: string): void;
}

/** One row of the contract's table, served. */
export interface Handler {
  readonly endpoint: EndpointRow & { readonly name: EndpointName };
  /** Fields that hold JSON as text. */
  readonly nestedJson?: NestedJson;
  /** Whether a wrong crumb is refused with crumbFail (spec 2 §7 "Generic data layer"); elsewhere it is only noted. */
  readonly refusesWrongCrumb?: boolean;
  respond(call: ApiCall): ApiResponse;
}

export const defineHandler = (handler: Handler): Handler => handler;

/** A field of a decoded body as text, or undefined. */
export function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

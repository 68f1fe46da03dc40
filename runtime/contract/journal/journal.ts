import type { EndpointName } from '../endpoints.ts';

/** One request as the fake platform saw it; a line of a recording. */
export interface JournalEntry {
  /** 1 for the first entry since start or reset; rises by one. */
  readonly seq: number;
  /** ISO 8601, UTC, with milliseconds. */
  readonly time: string;
  /** Site id of the origin that was called; empty for a host that is no site. */
  readonly site: string;
  /** null: an /api path that the contract does not know. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** How the body came: none, form, json, text or unknown. */
  readonly encoding: JournalEncoding;
  /** The decoded body, JSON text inside its fields decoded too; null when there was none or it could not be decoded. */
  readonly body: unknown;
  readonly bodyText: string;
  readonly valid: boolean;
  readonly problems: readonly JournalProblem[];
  /** Status that was answered; 0 when the connection ended without a response. */
  readonly status: number;
  /** The fault that spoilt the response, as its rule is written; null for none. */
  readonly fault: string | null;
  /** What else the platform has to say of the call, such as that it dropped a duplicate; absent for most. */
  readonly note?: string;
}

export type JournalEncoding = 'none' | 'form' | 'json' | 'text' | 'unknown';

export interface JournalProblem {
  /** RFC 6901 pointer into `body`, or into `/query` and `/headers`. */
  readonly pointer: string;
  readonly message: string;
}

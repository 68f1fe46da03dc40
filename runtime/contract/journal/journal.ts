import type { EndpointName } from '../endpoints.ts';

/** One request to the fake platform; a line of a recording. */
export interface JournalEntry {
  /** Number of the entry since the start or a reset, from 1 on. */
  readonly seq: number;
  /** ISO 8601, UTC, with milliseconds. */
  readonly time: string;
  /** Id of the called site; empty on a host that is no site. */
  readonly site: string;
  /** null for an /api path or method that the contract does not have. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The encoding of the body. */
  readonly encoding: JournalEncoding;
  /** The decoded body, with the JSON text in its fields decoded; null without a body and for one that could not be decoded. */
  readonly body: unknown;
  readonly bodyText: string;
  readonly valid: boolean;
  readonly problems: readonly JournalProblem[];
  /** Status of the response; 0 when the connection ended without a response. */
  readonly status: number;
  /** The text of the fault rule that applied to the response; null without a fault. */
  readonly fault: string | null;
  /** A further remark, such as that the call is a duplicate; absent for most calls. */
  readonly note?: string;
}

export type JournalEncoding = 'none' | 'form' | 'json' | 'text' | 'unknown';

export interface JournalProblem {
  /** RFC 6901 pointer into `body`, or into `/query` and `/headers`. */
  readonly pointer: string;
  readonly message: string;
}

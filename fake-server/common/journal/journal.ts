import type { EndpointName } from '../../../runtime/contract/endpoints.ts';

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
  /** HTTP method, in upper case. */
  readonly method: string;
  /** Path of the address, without the query. */
  readonly path: string;
  /** Parameters of the query; a repeated one is a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Request headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The encoding of the body. */
  readonly encoding: JournalEncoding;
  /** The decoded body, with the JSON text in its fields decoded; null without a body and for one that could not be decoded. */
  readonly body: unknown;
  /** The body as it was sent; empty without one. */
  readonly bodyText: string;
  /** Whether the request is as the contract says. */
  readonly valid: boolean;
  /** Differences from the contract; empty for a valid request. */
  readonly problems: readonly JournalProblem[];
  /** Status of the response; 0 when the connection ended without a response. */
  readonly status: number;
  /** The text of the fault rule that applied to the response; null without a fault. */
  readonly fault: string | null;
  /** A further remark, such as that the call is a duplicate; absent for most calls. */
  readonly note?: string;
  /** The sender of the request; absent in recordings of earlier versions. */
  readonly from?: JournalSender;
  /**
   * The response as decided by the platform, before a fault delays or cuts it; absent without one, and in recordings of earlier
   * versions.
   */
  readonly response?: JournalResponse;
  /**
   * Time from the request's headers to the decided response, without the delay of a fault; absent in recordings of earlier
   * versions.
   */
  readonly durationMs?: number;
  /** Name of the session (`X-SS-Session`); absent for the main session. */
  readonly session?: string;
}

/**
 * `page`: a page of this platform; `tool`: a client that is not a browser; `foreign`: a page of another origin, or of another
 * port.
 */
export type JournalSender = 'page' | 'tool' | 'foreign';

interface JournalResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decoded JSON, or the text; null without a body. */
  readonly body: unknown;
}

export type JournalEncoding = 'none' | 'form' | 'json' | 'text' | 'unknown';

export interface JournalProblem {
  /** RFC 6901 pointer into `body`, or into `/query` and `/headers`. */
  readonly pointer: string;
  readonly message: string;
}

import type { ScriptInitiator } from '../../artifacts/artifacts.ts';
import type { RequestDetails } from './request-details.ts';
import type { SeenTransfer } from './transfers.ts';

/** A request of the page or of one of its frames and workers. */
export interface SeenRequest {
  /** Id in the DevTools protocol, which all hops of a redirect share. */
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  /** DevTools resource type, such as `Document`, `Fetch` or `Ping`. */
  readonly type: string;
  /** null for an absent body, and for one that the browser has not read. */
  body: string | null;
  /** Whether the browser reports a body. */
  readonly hasBody: boolean;
  /** Fragment of the address with its `#`; null without one. */
  readonly fragment: string | null;
  readonly sentBy: ScriptInitiator | null;
  readonly startedAtMs: number;
  /** By the page's clock, in milliseconds since the epoch. */
  readonly pageTimeMs: number;
  /** Address of the page or frame when it was sent. */
  readonly page: string;
  readonly frameId: string | null;
  readonly requestHeaders: Readonly<Record<string, string>>;
  status: number | null;
  /** Real time from sending to the head of the response; null without a response. */
  respondedAfterMs: number | null;
  etag: string | null;
  readonly transfer: SeenTransfer;
  /** Returns the response as text; null for one that the browser no longer has, and for other data. */
  readonly readText: () => Promise<string | null>;
  readonly details: Readonly<RequestDetails>;
}

import type { Protocol } from 'devtools-protocol';
import { type Headers, maxHeaderChars } from '../../artifacts/requests.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';

/** Headers of a request and its response. */
export interface WireHeaders {
  readonly request: Headers;
  readonly response: Headers;
}

/** A hop of a redirected request, or a request without redirects. */
export interface Hop {
  readonly requestId: string;
  readonly requestHeaders: Headers;
  readonly transfer: { readonly responseHeaders: Headers; readonly hasWireHeaders: boolean };
}

/** Headers of one response, as they were received. */
interface SeenResponse {
  readonly requestId: string;
  /** Number of earlier responses of this request that were observed. */
  readonly index: number;
  readonly status: number;
  readonly headers: Headers;
  readonly blocked: readonly Protocol.Network.BlockedSetCookieWithReason[];
  readonly atMs: number;
}

/**
 * Collects the headers on the wire, with cookies, of requests and responses. The browser sends them in separate events, before or
 * after the event of the request, in the order of the hops. Hops from a cache have none.
 */
export function watchWireHeaders() {
  const sent = new Map<string, Headers[]>();
  const received = new Map<string, SeenResponse[]>();
  const responses: SeenResponse[] = [];

  return {
    /** All responses, in order. */
    responses: (): readonly SeenResponse[] => responses,
    /** Returns the headers of a hop: those on the wire, or those that the browser has planned where the former are unknown. */
    headersOf(hop: Hop, hops: readonly Hop[]): WireHeaders {
      const index = hop.transfer.hasWireHeaders ? hops.filter(({ transfer }) => transfer.hasWireHeaders).indexOf(hop) : -1;
      return {
        request: bounded(sent.get(hop.requestId)?.[index] ?? hop.requestHeaders),
        response: bounded(received.get(hop.requestId)?.[index]?.headers ?? hop.transfer.responseHeaders),
      };
    },
    watch(session: DevtoolsSession): void {
      session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
        sent.set(requestId, [...(sent.get(requestId) ?? []), headers]);
      });
      session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode: status, headers, blockedCookies: blocked }) => {
        const earlier = received.get(requestId) ?? [];
        const response = { requestId, index: earlier.length, status, headers, blocked, atMs: Date.now() };
        received.set(requestId, [...earlier, response]);
        responses.push(response);
      });
    },
  };
}

/** Returns the hop to which the headers with an index belong; the last one for more headers than hops. */
export const hopOf = <Seen extends Hop>(hops: readonly Seen[], index: number): Seen | undefined =>
  hops.filter(({ transfer }) => transfer.hasWireHeaders)[index] ?? hops.at(-1);

/** Values of a repeated header count one by one, so that no line of Set-Cookie is lost. */
const bounded = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.split('\n').map(cut).join('\n')]));

const cut = (text: string): string => text.slice(0, maxHeaderChars);

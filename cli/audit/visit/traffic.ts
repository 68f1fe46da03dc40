import type { Protocol } from 'devtools-protocol';
import type { ResponseInitiator, ScriptInitiator } from '../artifacts/artifacts.ts';
import { type DevtoolsSession, sendOnly } from '../browser/devtools.ts';
import { headerOf } from './headers.ts';
import { scriptInitiator } from './initiators.ts';

/** A request of the page or of one of its frames and workers. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  /** DevTools resource type, such as `Document`, `Fetch` or `Ping`. */
  readonly type: string;
  readonly body: string | null;
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
}

/** A line of a Set-Cookie header, accepted or rejected by the browser. */
interface SeenHeaderCookie {
  readonly line: string;
  readonly initiator: ResponseInitiator;
  readonly refused?: string;
  readonly atMs: number;
}

/** Network traffic of a tab with its frames and workers. */
export interface Traffic {
  readonly requests: readonly SeenRequest[];
  headerCookies(): readonly SeenHeaderCookie[];
  /** Responses to shared workers, whose Set-Cookie lines the browser hides. */
  readonly responsesWithHiddenCookies: readonly { readonly initiator: ResponseInitiator; readonly atMs: number }[];
  /** Number of pending requests. */
  inFlight(): number;
  /** Whether a request of this page, frame or worker is pending. */
  isFetching(session: DevtoolsSession): boolean;
  /** Time when a request last started or ended, in milliseconds since the epoch. */
  lastActivityAtMs(): number;
}

interface RawResponse {
  readonly requestId: string;
  readonly hop: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly blocked: readonly Protocol.Network.BlockedSetCookieWithReason[];
  readonly atMs: number;
}

/** Types of requests that end with the head of their response. */
const endsWithHead = new Set(['Fetch', 'Ping']);
/** Types of requests without an end, which are not awaited. */
const openEnded = new Set(['EventSource', 'WebSocket']);

export function watchTraffic(): Traffic & { watch(session: DevtoolsSession, type: string): void } {
  const responsesWithHiddenCookies: { initiator: ResponseInitiator; atMs: number }[] = [];
  const requests: SeenRequest[] = [];
  const hops = new Map<string, SeenRequest[]>();
  const responses: RawResponse[] = [];
  const pending = new Map<string, DevtoolsSession>();
  let lastActivityAtMs = Date.now();

  const onRequest = (session: DevtoolsSession, event: Protocol.Network.RequestWillBeSentEvent) => {
    const { requestId, type, request, initiator, redirectResponse, documentURL, frameId, wallTime } = event;
    lastActivityAtMs = Date.now();
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const earlier = hops.get(requestId) ?? [];
    const latest = earlier.at(-1);
    if (latest && !redirectResponse) return;
    if (latest && redirectResponse) latest.status = redirectResponse.status;
    const seen: SeenRequest = {
      method: request.method,
      url: request.url,
      type: type ?? 'Other',
      body: request.postData ?? null,
      sentBy: scriptInitiator(type === 'Ping' ? 'sendBeacon' : (type ?? 'request').toLowerCase(), framesOf(initiator)),
      startedAtMs: Date.now(),
      pageTimeMs: Math.round(wallTime * 1000),
      page: documentURL,
      frameId: frameId ?? null,
      requestHeaders: request.headers,
      status: null,
      respondedAfterMs: null,
      etag: null,
    };
    requests.push(seen);
    hops.set(requestId, [...earlier, seen]);
    if (!openEnded.has(seen.type)) pending.set(requestId, session);
  };
  const onEnd = ({ requestId }: { readonly requestId: string }) => {
    lastActivityAtMs = Date.now();
    pending.delete(requestId);
  };
  const onResponse = ({ requestId, response }: Protocol.Network.ResponseReceivedEvent) => {
    const latest = hops.get(requestId)?.at(-1);
    if (latest) {
      latest.status = response.status;
      latest.respondedAfterMs = Date.now() - latest.startedAtMs;
      latest.etag = headerOf(response.headers, 'etag') || null;
    }
    lastActivityAtMs = Date.now();
    // There is no end event for a body that the page never reads.
    if (latest && endsWithHead.has(latest.type)) pending.delete(requestId);
  };
  const onResponseHeaders = (event: Protocol.Network.ResponseReceivedExtraInfoEvent) => {
    const { requestId, statusCode, headers, blockedCookies } = event;
    const hop = responses.filter((response) => response.requestId === requestId).length;
    responses.push({ requestId, hop, status: statusCode, headers, blocked: blockedCookies, atMs: Date.now() });
  };

  return {
    requests,
    responsesWithHiddenCookies,
    inFlight: () => pending.size,
    isFetching: (session) => [...pending.values()].includes(session),
    lastActivityAtMs: () => lastActivityAtMs,
    headerCookies: () =>
      responses.flatMap((response) => {
        const url = hops.get(response.requestId)?.[response.hop]?.url ?? hops.get(response.requestId)?.at(-1)?.url ?? '';
        const initiator: ResponseInitiator = { kind: 'response', url, status: response.status };
        return setCookieLines(response.headers).map((line) => {
          const blocked = response.blocked.find((one) => one.cookieLine.trim() === line.trim());
          return { line, initiator, atMs: response.atMs, ...(blocked && { refused: blocked.blockedReasons.join(', ') }) };
        });
      }),
    watch(session, type) {
      session.on('Network.requestWillBeSent', (event) => onRequest(session, event));
      session.on('Network.responseReceived', onResponse);
      if (type === 'shared_worker') {
        session.on('Network.responseReceived', ({ response: { url, status } }) => {
          responsesWithHiddenCookies.push({ initiator: { kind: 'response', url, status }, atMs: Date.now() });
        });
      }
      session.on('Network.responseReceivedExtraInfo', onResponseHeaders);
      session.on('Network.dataReceived', ({ requestId }) => {
        // Data of streams do not count.
        if (pending.has(requestId)) lastActivityAtMs = Date.now();
      });
      session.on('Network.loadingFinished', onEnd);
      session.on('Network.loadingFailed', onEnd);
      sendOnly(session, 'Network.enable');
    },
  };
}

const setCookieLines = (headers: Readonly<Record<string, string>>): string[] =>
  (headerOf(headers, 'set-cookie') ?? '').split('\n').filter(Boolean);

/** Returns the frames of an initiator. DevTools counts lines and columns from 0. */
function framesOf(initiator: Protocol.Network.Initiator): [string, number, number, string][] {
  const frames: [string, number, number, string][] = [];
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    for (const frame of stack.callFrames)
      frames.push([frame.url, frame.lineNumber + 1, frame.columnNumber + 1, frame.functionName]);
  }
  return frames;
}

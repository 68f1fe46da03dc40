import type { Protocol } from 'devtools-protocol';
import type { ResponseInitiator } from '../../artifacts/artifacts.ts';
import { headerOf } from '../../artifacts/observed-requests.ts';
import { type DevtoolsSession, sendOnly } from '../../browser/devtools.ts';
import { requestInitiator } from './initiators.ts';
import { type MadeScripts, madeScripts } from './made-scripts.ts';
import { watchRequestDetails } from './request-details.ts';
import type { SeenRequest } from './seen-request.ts';
import { watchSockets } from './sockets.ts';
import { startTransfer } from './transfers.ts';
import { hopOf, type WireHeaders, watchWireHeaders } from './wire-headers.ts';

export type { SeenRequest } from './seen-request.ts';

/** A line of a Set-Cookie header, accepted or rejected by the browser. */
interface SeenHeaderCookie {
  readonly line: string;
  readonly initiator: ResponseInitiator;
  readonly refused?: string;
  /** Whether the request may have had no credentials: the browser then stores nothing, and does not report it. */
  readonly mayBeIgnored: boolean;
  readonly atMs: number;
}

/** Network traffic of a tab with its frames and workers. */
export interface Traffic {
  readonly requests: readonly SeenRequest[];
  headerCookies(): readonly SeenHeaderCookie[];
  /** Whether a response has asked the browser to remove cookies (Clear-Site-Data). */
  clearsCookies(): boolean;
  /** Returns the headers of a request and its response on the wire, as far as the browser reports them. */
  headersOf(request: SeenRequest): WireHeaders;
  /** Responses to shared workers, whose Set-Cookie lines the browser hides. */
  readonly responsesWithHiddenCookies: readonly { readonly initiator: ResponseInitiator; readonly atMs: number }[];
  /** Number of pending requests. */
  inFlight(): number;
  /** Whether a request of this page, frame or worker is pending. */
  isFetching(session: DevtoolsSession): boolean;
  /** Time when a request last started or ended, in milliseconds since the epoch. */
  lastActivityAtMs(): number;
  readonly completeStack: MadeScripts['complete'];
}

/** Types of requests that end with the head of their response. */
const endsWithHead = new Set(['Fetch', 'Ping']);
/** Types of requests without an end, which are not awaited. */
const openEnded = new Set(['EventSource', 'WebSocket']);

export function watchTraffic(): Traffic & { watch(session: DevtoolsSession, type: string): void } {
  const details = watchRequestDetails();
  const responsesWithHiddenCookies: { initiator: ResponseInitiator; atMs: number }[] = [];
  const requests: SeenRequest[] = [];
  const hops = new Map<string, SeenRequest[]>();
  const wire = watchWireHeaders();
  const made = madeScripts();
  const pending = new Map<string, DevtoolsSession>();
  let lastActivityAtMs = Date.now();

  const onRequest = (session: DevtoolsSession, event: Protocol.Network.RequestWillBeSentEvent) => {
    const { requestId, request, redirectResponse } = event;
    lastActivityAtMs = Date.now();
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return made.add(event);
    const earlier = hops.get(requestId) ?? [];
    const latest = earlier.at(-1);
    if (latest && !redirectResponse) return;
    if (latest && redirectResponse) {
      respond(latest, redirectResponse, event.redirectHasExtraInfo);
      latest.transfer.end(redirectResponse.encodedDataLength);
    }
    const seen: SeenRequest = { ...seenRequest(event, session, made), details: details.detailsOf(requestId) };
    requests.push(seen);
    hops.set(requestId, [...earlier, seen]);
    if (!openEnded.has(seen.type)) pending.set(requestId, session);
    if (request.hasPostData && seen.body === null) readBody(session, requestId, seen);
  };
  const onEnd = ({ requestId }: { readonly requestId: string }) => {
    lastActivityAtMs = Date.now();
    pending.delete(requestId);
  };
  const transferOf = (requestId: string) => hops.get(requestId)?.at(-1)?.transfer;
  const onResponse = ({ requestId, response, hasExtraInfo }: Protocol.Network.ResponseReceivedEvent) => {
    const latest = hops.get(requestId)?.at(-1);
    if (latest) respond(latest, response, hasExtraInfo);
    lastActivityAtMs = Date.now();
    // There is no end event for a body that the page never reads.
    if (latest && endsWithHead.has(latest.type)) pending.delete(requestId);
  };

  return {
    requests,
    responsesWithHiddenCookies,
    inFlight: () => pending.size,
    isFetching: (session) => [...pending.values()].includes(session),
    lastActivityAtMs: () => lastActivityAtMs,
    completeStack: made.complete,
    headersOf: (request) => wire.headersOf(request, hops.get(request.requestId) ?? []),
    headerCookies: () => wire.responses().flatMap((response) => headerCookiesOf(response, hops.get(response.requestId) ?? [])),
    clearsCookies: () => wire.responses().some(({ headers }) => /\*|cookies/i.test(headerOf(headers, 'clear-site-data') ?? '')),
    watch(session, type) {
      session.on('Network.requestWillBeSent', (event) => onRequest(session, event));
      session.on('Network.responseReceived', onResponse);
      if (type === 'shared_worker') {
        session.on('Network.responseReceived', ({ response: { url, status } }) => {
          responsesWithHiddenCookies.push({ initiator: { kind: 'response', url, status }, atMs: Date.now() });
        });
      }
      wire.watch(session);
      watchSockets(session, requests);
      session.on('Network.dataReceived', ({ requestId, dataLength }) => {
        transferOf(requestId)?.add(dataLength);
        // Data of streams do not count.
        if (pending.has(requestId)) lastActivityAtMs = Date.now();
      });
      session.on('Network.loadingFinished', (event) => {
        transferOf(event.requestId)?.end(event.encodedDataLength);
        onEnd(event);
      });
      details.watch(session, (requestId) => isApiCall(hops.get(requestId)?.at(-1)));
      session.on('Network.loadingFailed', (event) => {
        transferOf(event.requestId)?.fail(event.blockedReason ?? event.corsErrorStatus?.corsError ?? event.errorText);
        onEnd(event);
      });
      sendOnly(session, 'Network.enable');
    },
  };
}

/** Notes the head of a response. */
function respond(request: SeenRequest, response: Protocol.Network.Response, hasWireHeaders: boolean | undefined): void {
  request.status = response.status;
  request.respondedAfterMs = Date.now() - request.startedAtMs;
  request.etag = headerOf(response.headers, 'etag') || null;
  request.transfer.respond(response, hasWireHeaders);
}

type WireResponse = ReturnType<ReturnType<typeof watchWireHeaders>['responses']>[number];

/** Returns the Set-Cookie lines of a response to one of the hops. */
function headerCookiesOf(response: WireResponse, hops: readonly SeenRequest[]): SeenHeaderCookie[] {
  const { url = '', type } = hopOf(hops, response.index) ?? {};
  const mayBeIgnored = type !== 'Document' && type !== 'Ping';
  const initiator: ResponseInitiator = { kind: 'response', url, status: response.status };
  return setCookieLines(response.headers).map((line) => {
    const blocked = response.blocked.find((one) => one.cookieLine.trim() === line.trim());
    return {
      line,
      initiator,
      mayBeIgnored,
      atMs: response.atMs,
      ...(blocked && { refused: blocked.blockedReasons.join(', ') }),
    };
  });
}

function seenRequest(
  event: Protocol.Network.RequestWillBeSentEvent,
  session: DevtoolsSession,
  { complete }: MadeScripts,
): Omit<SeenRequest, 'details'> {
  const { requestId, type, request, initiator, documentURL, frameId, wallTime } = event;
  return {
    requestId,
    method: request.method,
    url: request.url,
    type: type ?? 'Other',
    body: request.postData ?? null,
    hasBody: request.hasPostData ?? false,
    fragment: request.urlFragment ?? null,
    sentBy: requestInitiator(type === 'Ping' ? 'sendBeacon' : (type ?? 'request').toLowerCase(), initiator, complete),
    startedAtMs: Date.now(),
    pageTimeMs: Math.round(wallTime * 1000),
    page: documentURL,
    frameId: frameId ?? null,
    requestHeaders: request.headers,
    status: null,
    respondedAfterMs: null,
    etag: null,
    transfer: startTransfer(),
    readText: () => readText(session, requestId),
  };
}

async function readText(session: DevtoolsSession, requestId: string): Promise<string | null> {
  const response = await session.send('Network.getResponseBody', { requestId }).catch(() => null);
  return response && !response.base64Encoded ? response.body : null;
}

/** Reads a body that the browser does not send with its request, such as a Blob. */
function readBody(session: DevtoolsSession, requestId: string, request: SeenRequest): void {
  session.send('Network.getRequestPostData', { requestId }).then(
    ({ postData, base64Encoded }) => {
      request.body ??= base64Encoded ? Buffer.from(postData, 'base64').toString('latin1') : postData;
    },
    () => undefined,
  );
}
const isApiCall = (request: SeenRequest | undefined): boolean =>
  (request?.type === 'Fetch' || request?.type === 'XHR') &&
  URL.canParse(request.url) &&
  new URL(request.url).pathname.startsWith('/api/');

const setCookieLines = (headers: Readonly<Record<string, string>>): string[] =>
  (headerOf(headers, 'set-cookie') ?? '').split('\n').filter(Boolean);

import { headerOf, unobservedRequest } from '../../artifacts/observed-requests.ts';
import { type Headers, maxPostDataChars, type Request } from '../../artifacts/requests.ts';
import { scriptInitiator } from '../traffic/initiators.ts';
import type { SeenRequest } from '../traffic/seen-request.ts';
import { atTag, type Sources } from '../traffic/sources.ts';
import { isAfter, type Watch } from '../watch/watch.ts';
import { callFields, decodeBody, isCall } from './call-fields.ts';

/** Times and texts by which the requests of a visit are read. */
export interface ReadOptions {
  readonly openedAtMs: number;
  readonly answeredAtMs: number | null;
  /** The user's own headers, whose values may be secret and are not the page's. */
  readonly ownHeaders: Readonly<Record<string, string>>;
  readonly sources: Sources | undefined;
}

type Event = Watch['events'][number];

/**
 * Returns what a visit has sent: the requests that the browser reported, in order, then what the page sent while it was left,
 * which only the watcher reports.
 */
export function seenRequests({ traffic, events }: Pick<Watch, 'traffic' | 'events'>, options: ReadOptions): Request[] {
  const requests = traffic.requests.map((seen) => observedRequest(seen, traffic.headersOf(seen), options));
  // The watcher reports every beacon; network events lack those of a page that is left, and bodies of blobs.
  const open = new Set([...requests.keys()].filter((index) => !['Document', 'Preflight'].includes(requests[index]?.type ?? '')));
  for (const event of events) {
    if (event.kind !== 'beacon' || !/^https?:/.test(event.text)) continue;
    const method = (event.method ?? 'POST').toUpperCase();
    const same = [...open].filter((index) => requests[index]?.url === event.text && requests[index]?.method === method);
    const lacking = same.find((index) => requests[index]?.postData === null || requests[index]?.sentBy === null);
    const at = lacking ?? same[0];
    const request = at === undefined ? undefined : requests[at];
    if (at === undefined || !request) requests.push(requestAtLeave(event, options));
    else {
      open.delete(at);
      requests[at] = completed(request, event);
    }
  }
  return requests;
}

function observedRequest(
  seen: SeenRequest,
  headers: { readonly request: Headers; readonly response: Headers },
  { ownHeaders, openedAtMs, answeredAtMs, sources }: ReadOptions,
): Request {
  const { method, url, type, page, status, etag, sentBy, startedAtMs, pageTimeMs, respondedAfterMs, body, details } = seen;
  const { fragment } = seen;
  return {
    method,
    url,
    type,
    page,
    status,
    etag,
    ...(details.ifNoneMatch !== null && { ifNoneMatch: details.ifNoneMatch }),
    sentBy: atTag(sources, sentBy, url),
    afterAnswer: isAfter(startedAtMs, answeredAtMs),
    pageMs: Math.max(0, pageTimeMs - openedAtMs),
    respondedAfterMs,
    requestHeaders: withoutValues(headers.request, ownHeaders),
    responseHeaders: headers.response,
    postData: cutBody(body),
    ...(isUnread(seen, headers.request) && { hasUnreadBody: true }),
    ...(fragment !== null && { fragment }),
    transfer: seen.transfer.result(),
    ...(isCall(seen) && { call: callFields({ method, url, body, response: details.responseBody }) }),
  };
}

function requestAtLeave(event: Event, { openedAtMs, answeredAtMs }: ReadOptions): Request {
  const { text: url, via, stack, page, body, method = 'POST' } = event;
  const request = unobservedRequest({
    method,
    url,
    page,
    sentBy: scriptInitiator(via, stack),
    afterAnswer: isAfter(event.seenAtMs, answeredAtMs),
    pageMs: Math.max(0, event.atMs - openedAtMs),
    contentType: null,
    csrfHeader: null,
    postData: null,
    call: callFields({ method, url, body: null, response: null }),
  });
  return withBody(request, body);
}

/** Returns a request with the body and the sender that the watcher reported, where the browser did not. */
function completed(request: Request, { via, stack, body }: Event): Request {
  const sent = { ...request, sentBy: request.sentBy ?? scriptInitiator(via, stack) };
  return request.postData === null || request.hasUnreadBody ? withBody(sent, body) : sent;
}

/** Returns a request with the body that the watcher reported: empty for an absent one, and null for an unreadable one. */
function withBody({ hasUnreadBody: _before, ...request }: Request, body: string | null): Request {
  const { postData, call } = request;
  const text = body || null;
  return {
    ...request,
    postData: cutBody(text) ?? postData,
    ...((body === null || body.length >= maxPostDataChars) && { hasUnreadBody: true }),
    ...(call && text !== null && { call: { ...call, body: decodeBody(text) } }),
  };
}

/** Whether data were sent of which not all was read: the browser omits files in forms, and streams. */
function isUnread({ body, hasBody }: SeenRequest, headers: Headers): boolean {
  const sentBytes = Number(headerOf(headers, 'content-length') ?? 0);
  if (body === null) return hasBody || sentBytes > 0;
  return body.length > maxPostDataChars || Buffer.byteLength(body) < sentBytes;
}

export const cutBody = (text: string | null): string | null => text?.slice(0, maxPostDataChars) ?? null;

function withoutValues(headers: Headers, ownHeaders: Readonly<Record<string, string>>): Headers {
  const own = Object.keys(ownHeaders).map((name) => name.toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, own.includes(name.toLowerCase()) ? '***' : value]),
  );
}

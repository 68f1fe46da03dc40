import type { Cookie, Entry, Header, PostData, QueryString, Response } from 'har-format';
import { readSetCookie } from '../../../fake-server/har/set-cookies.ts';
import { headerOf, type ObservedRequest } from '../artifacts/observed-requests.ts';
import { type Headers, maxPostDataChars } from '../artifacts/requests.ts';

interface EntryOptions {
  readonly pageref: string;
  /** Time of the request for the page, in milliseconds since the epoch. */
  readonly openedAtMs: number;
}

/** Returns a request and its response as an entry of HAR 1.2. Keys with an underscore are those of Chromium's developer tools. */
export function harEntry(request: ObservedRequest, { pageref, openedAtMs }: EntryOptions): Entry {
  const { method, url, type, pageMs, sentBy, requestHeaders, postData, transfer } = request;
  const timings = timingsOf(request);
  const { dns, connect, send, wait, receive } = timings;
  return {
    pageref,
    startedDateTime: new Date(openedAtMs + pageMs).toISOString(),
    time: [dns, connect, send, wait, receive].reduce((sum, ms) => sum + Math.max(0, ms), 0),
    request: {
      method,
      url,
      httpVersion: versionOf(transfer.protocol),
      cookies: valuesOf(requestHeaders, 'cookie')
        .flatMap((line) => line.split(/;\s*/))
        .filter(Boolean)
        .map(cookieOf),
      headers: headersOf(requestHeaders),
      queryString: queryOf(url),
      headersSize: -1,
      bodySize: bodySizeOf(requestHeaders, postData),
      ...(postData !== null && { postData: postDataOf(postData, requestHeaders) }),
    },
    response: responseOf(request),
    cache: {},
    timings,
    ...(isAddress(transfer.serverAddress) && { serverIPAddress: transfer.serverAddress }),
    _resourceType: type.toLowerCase() as NonNullable<Entry['_resourceType']>,
    _initiator: sentBy
      ? { type: 'script', url: sentBy.url, lineNumber: sentBy.line - 1, column: sentBy.column - 1 }
      : { type: 'other' },
    ...(sentBy && { _initiator_stack: sentBy.stack }),
    _afterAnswer: request.afterAnswer,
    comment: `${type}${sentBy ? ` by ${sentBy.url}:${sentBy.line}` : ''}${request.afterAnswer ? ', after the answer' : ''}`,
  };
}

function responseOf({ status, responseHeaders, transfer }: ObservedRequest): Response {
  const { statusText, protocol, mimeType, bodyBytes, wireBytes, failure, fromCache } = transfer;
  return {
    status: status ?? 0,
    statusText,
    httpVersion: versionOf(protocol),
    cookies: valuesOf(responseHeaders, 'set-cookie').map(readSetCookie),
    headers: headersOf(responseHeaders),
    content: { size: bodyBytes, mimeType },
    redirectURL: headerOf(responseHeaders, 'location') ?? '',
    headersSize: -1,
    bodySize: fromCache ? 0 : -1,
    ...(wireBytes !== null && { _transferSize: wireBytes }),
    ...(failure !== undefined && { _error: failure }),
  };
}

/** Returns the phases of a request. Those before the response are the browser's; the wait is what remains until the response. */
function timingsOf({ respondedAfterMs, transfer: { phasesMs, endedAfterMs } }: ObservedRequest) {
  const { dns, connect, ssl, send } = phasesMs ?? { dns: -1, connect: -1, ssl: -1, send: 0 };
  const before = Math.max(0, dns) + Math.max(0, connect) + Math.max(0, send);
  const responded = respondedAfterMs ?? endedAfterMs ?? 0;
  return {
    blocked: -1,
    dns,
    connect,
    ssl,
    send: Math.max(0, send),
    wait: Math.max(0, responded - before),
    receive: respondedAfterMs === null || endedAfterMs === null ? 0 : Math.max(0, endedAfterMs - respondedAfterMs),
  };
}

/** A header of several lines is an entry for each. */
const headersOf = (headers: Headers): Header[] =>
  Object.entries(headers).flatMap(([name, value]) => value.split('\n').map((line) => ({ name, value: line })));

const valuesOf = (headers: Headers, name: string): string[] => (headerOf(headers, name) ?? '').split('\n').filter(Boolean);

const versionOf = (protocol: string): string => ({ h2: 'HTTP/2.0', h3: 'HTTP/3.0' })[protocol] ?? protocol.toUpperCase();

function cookieOf(pair: string): Cookie {
  const at = pair.indexOf('=');
  return at < 0 ? { name: '', value: pair.trim() } : { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
}

const queryOf = (url: string): QueryString[] =>
  URL.canParse(url) ? [...new URL(url).searchParams].map(([name, value]) => ({ name, value })) : [];

/** Returns the bytes of a request's body as it was sent; the kept text may be shorter. */
function bodySizeOf(headers: Headers, postData: string | null): number {
  const written = headerOf(headers, 'content-length') ?? '';
  return /^\d{1,15}$/.test(written) ? Number(written) : Buffer.byteLength(postData ?? '');
}

function postDataOf(text: string, headers: Headers): PostData {
  const isCut = text.length >= maxPostDataChars;
  return {
    mimeType: headerOf(headers, 'content-type') ?? '',
    text,
    ...(isCut && { comment: `The first ${maxPostDataChars} characters.` }),
  };
}

/** HAR needs a literal address. */
const isAddress = (text: string): boolean => /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]*)$/i.test(text);

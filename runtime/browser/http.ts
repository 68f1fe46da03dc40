/**
 * The one door to the network. Each function takes the browser's own now, so that a page that replaces it later does not get between,
 * and makes addresses whole: a page's <base> may lead to another host.
 */
import type { Clock } from './clock.ts';
import type { HttpRequest } from './http-request.ts';

type BrowserWindow = Window & typeof globalThis;

/** How a call ended. */
export interface HttpStatus {
  /** 0: no response came, or not in time. */
  readonly status: number;
  readonly retryAfter: string | null;
}

/** A call by fetch with keepalive: it arrives even when the visitor leaves at once. Rejects when no response came. Light: part of the boot script. */
export type KeepaliveFetch = (
  request: { readonly address: string } & Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
) => Promise<Response>;

export const createKeepaliveFetch =
  ({ fetch, location }: BrowserWindow): KeepaliveFetch =>
  async ({ address, ...request }) =>
    fetch(location.origin + address, { ...request, keepalive: true });

/** The same, given up after a time; tells of no response as status 0, and never rejects. */
export type TimedFetch = (request: HttpRequest, timeoutMs: number) => Promise<HttpStatus>;

export const createTimedFetch =
  (keepaliveFetch: KeepaliveFetch): TimedFetch =>
  async (request, timeoutMs) => {
    try {
      const { status, headers } = await keepaliveFetch({ ...request, signal: AbortSignal.timeout?.(timeoutMs) ?? null });
      return { status, retryAfter: headers.get('Retry-After') };
    } catch {
      return { status: 0, retryAfter: null };
    }
  };

export interface XhrResponse extends HttpStatus {
  readonly text: string;
}

/** A call by XHR: it ends with the page, but the browser's 64 KiB for keepalive bodies do not hold it up. 0 ms is no time-out. Never rejects. */
export type Xhr = (request: HttpRequest, timeoutMs: number) => Promise<XhrResponse>;

export function createXhr({ XMLHttpRequest, location }: BrowserWindow): Xhr {
  return ({ address, method, headers, body }, timeoutMs) =>
    new Promise((resolve) => {
      try {
        const call = new XMLHttpRequest();
        call.open(method, location.origin + address);
        call.timeout = timeoutMs;
        for (const name in headers) call.setRequestHeader(name, headers[name] ?? '');
        call.onloadend = () => {
          const { status, responseText: text } = call;
          resolve({ status, text, retryAfter: call.getResponseHeader('Retry-After') });
        };
        call.send(body);
      } catch {
        // A page that is torn down sends nothing more.
        resolve({ status: 0, text: '', retryAfter: null });
      }
    });
}

/** Hands a body over to the browser, which sends it even when the page is gone. False if it was not taken (64 KiB at most). Headers but the content type stay behind. */
export type SendBeacon = (request: HttpRequest) => boolean;

export function createSendBeacon({ navigator, location }: BrowserWindow): SendBeacon {
  return ({ address, headers, body = '' }) => {
    try {
      return navigator.sendBeacon(location.origin + address, new Blob([body], { type: headers['Content-Type'] ?? '' }));
    } catch {
      // Not there, or refused to a page like this one.
      return false;
    }
  };
}

/** Asks for an address of the page's own origin as an image: nothing is read of the response, and nothing said of its failure. */
export function requestImage({ location, document }: Window, address: string): void {
  document.createElement('img').src = location.origin + address;
}

/** One attempt at a call whose response is read. */
export interface FetchTextRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly credentials: 'include' | 'omit';
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface TextResponse {
  readonly status: number;
  readonly text: string;
}

/** Settles with the whole response; null when none came: no connection, cut short, timed out or called off. */
export type FetchText = (request: FetchTextRequest) => Promise<TextResponse | null>;

export function createFetchText({ fetch }: Pick<typeof globalThis, 'fetch'>, clock: Clock): FetchText {
  return async ({ url, timeoutMs, signal, ...request }) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const cancelTimeout = clock.after(timeoutMs, abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    try {
      const response = await fetch(url, { ...request, signal: controller.signal });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', abort);
    }
  };
}

/**
 * Returns what a third party's address holds as JSON. Nothing of the visitor goes along: no cookies, no referrer. Rejects for another status than
 * success, for text that is no JSON, and after `timeoutMs`.
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout?.(timeoutMs) ?? null;
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}, expected 200`);
  return response.json();
}

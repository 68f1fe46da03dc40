// Part of the boot script.
/**
 * The only access to the network. Each factory keeps the browser's current function, so that a later replacement by the page
 * has no effect. Paths are completed with the page's origin, because the page's <base> may name another host.
 */
import type { Clock } from './clock.ts';
import type { HttpRequest } from './http-request.ts';

type BrowserWindow = Window & typeof globalThis;

/** The result of a call. */
export interface HttpStatus {
  /** 0 without a response in time. */
  readonly status: number;
  readonly retryAfter: string | null;
}

/**
 * A fetch with keepalive, which the browser completes even when the visitor leaves. Rejects without a response.
 */
export type KeepaliveFetch = (
  request: { readonly address: string } & Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
) => Promise<Response>;

export const createKeepaliveFetch =
  ({ fetch, location }: BrowserWindow): KeepaliveFetch =>
  async ({ address, ...request }) =>
    fetch(location.origin + address, { ...request, keepalive: true });

/** A fetch with keepalive and a time-out. Returns status 0 without a response, and never rejects. */
export type TimedFetch = (request: HttpRequest, timeoutMs: number) => Promise<HttpStatus>;

export const createTimedFetch =
  (keepaliveFetch: KeepaliveFetch): TimedFetch =>
  async (request, timeoutMs) => {
    try {
      const response = await keepaliveFetch({ ...request, signal: AbortSignal.timeout?.(timeoutMs) ?? null });
      const { status, headers } = response;
      // Until the response is complete the browser counts the call towards its limit for keepalive.
      await response.text().catch(() => {});
      return { status, retryAfter: headers.get('Retry-After') };
    } catch {
      return { status: 0, retryAfter: null };
    }
  };

export interface XhrResponse extends HttpStatus {
  readonly text: string;
}

/**
 * A call by XHR, which ends with the page but does not count towards the 64 KiB for keepalive. 0 ms is no time-out. Never
 * rejects.
 */
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
        // The browser refuses calls of a page that is being closed.
        resolve({ status: 0, text: '', retryAfter: null });
      }
    });
}

/**
 * Hands a body to the browser, which sends it even after the page is closed. Returns false if the browser refuses it (beyond 64
 * KiB). Of the headers only the content type is sent.
 */
export type SendBeacon = (request: HttpRequest) => boolean;

export function createSendBeacon({ navigator, location }: BrowserWindow): SendBeacon {
  return ({ address, headers, body = '' }) => {
    try {
      return navigator.sendBeacon(location.origin + address, new Blob([body], { type: headers['Content-Type'] ?? '' }));
    } catch {
      // The browser does not support beacons, or refuses this one.
      return false;
    }
  };
}

/** Requests an address of the page's origin as an image. The response is not read, and a failure is not reported. */
export function requestImage({ location, document }: Window, address: string): void {
  document.createElement('img').src = location.origin + address;
}

/** One attempt of a call whose response is read. */
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

/** Resolves with the complete response; null without one: no connection, a truncated body, a time-out or an abort. */
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
 * Returns the JSON of a third party's address. The request carries no cookies and no referrer. Rejects for a status that is no
 * success, for text that is no JSON, and after `timeoutMs`.
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout?.(timeoutMs) ?? null;
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}, expected 200`);
  return response.json();
}

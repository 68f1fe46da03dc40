import type { ApiRequest } from '../api-request.ts';

export interface Answer {
  /** 0: no answer came, or not in time. */
  readonly status: number;
  readonly retryAfter: string | null;
}

/** The ways out of the page. */
export interface Transports {
  /** By fetch that outlives the page, where there is one. Never rejects. */
  fetch(request: ApiRequest, timeoutMs: number): Promise<Answer>;
  /** The last resort: ends with the page, but no 64 KiB sum holds it up. Never rejects. */
  xhr(request: ApiRequest, timeoutMs: number): Promise<Answer>;
  /** False if the browser did not take it. Headers other than the content type are left behind. */
  beacon(request: ApiRequest): boolean;
}

/** The doors are taken now, so that a page that replaces them later does not get between. */
export function createTransports(window: Window & typeof globalThis): Transports {
  const { fetch, navigator, XMLHttpRequest, location } = window;
  // Not relative: a page's <base> may lead to another host.
  const urlOf = (address: string) => location.origin + address;

  const xhr: Transports['xhr'] = ({ address, method, headers, body }, timeoutMs) =>
    new Promise((resolve) => {
      const call = new XMLHttpRequest();
      call.open(method, urlOf(address));
      call.timeout = timeoutMs;
      for (const name in headers) call.setRequestHeader(name, headers[name] ?? '');
      call.onloadend = () => resolve({ status: call.status, retryAfter: call.getResponseHeader('Retry-After') });
      call.send(body);
    });

  return {
    xhr,
    async fetch(request, timeoutMs) {
      if (!fetch) return xhr(request, timeoutMs);
      try {
        const signal = AbortSignal.timeout?.(timeoutMs) ?? null;
        const { status, headers } = await fetch(urlOf(request.address), { ...request, keepalive: true, signal });
        return { status, retryAfter: headers.get('Retry-After') };
      } catch {
        return { status: 0, retryAfter: null };
      }
    },
    beacon({ address, headers, body = '' }) {
      try {
        return navigator.sendBeacon(urlOf(address), new Blob([body], { type: headers['Content-Type'] ?? '' }));
      } catch {
        // Not there, or refused to a page like this one.
        return false;
      }
    },
  };
}

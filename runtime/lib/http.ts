import type { ApiRequest } from './api-request.ts';

/** Sends calls that must arrive even when the visitor leaves the page at once. */
export interface Http {
  /**
   * Status of the answer, or null if the call was handed to the browser and its answer cannot be seen.
   * Rejects when no answer came.
   */
  send(request: ApiRequest): Promise<number | null>;
}

/** The browser's limit for all such bodies on their way together is 64 KiB. */
const keepaliveMaxBytes = 60_000;

/** The doors are taken now, so that a page that replaces them later does not get between. */
export function createHttp(window: Window & typeof globalThis): Http {
  const { fetch, XMLHttpRequest, navigator, location } = window;
  // Not relative: a page's <base> may lead to another host.
  const urlOf = (address: string) => location.origin + address;

  const byFetch = ({ address, method, headers, body }: ApiRequest): Promise<number> =>
    fetch(urlOf(address), {
      method,
      headers,
      body,
      credentials: 'same-origin',
      keepalive: byteLength(body) <= keepaliveMaxBytes,
    }).then(({ status }) => status);

  const byBeacon = ({ address, method, headers, body = '' }: ApiRequest): boolean => {
    const { 'Content-Type': type, ...others } = headers;
    if (method !== 'POST' || Object.keys(others).length > 0) return false;
    return navigator.sendBeacon(urlOf(address), type ? new Blob([body], { type }) : body);
  };

  const byXhr = ({ address, method, headers, body }: ApiRequest): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, urlOf(address));
      for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
      call.onload = () => resolve(call.status);
      call.onerror = () => reject(new TypeError(`${method} ${address}: no answer`));
      call.send(body);
    });

  return {
    async send(request) {
      let answer: Promise<number> | undefined;
      try {
        answer = byFetch(request);
      } catch {
        // Not there, or replaced by something that answers nothing.
      }
      if (answer) return answer;
      try {
        if (byBeacon(request)) return null;
      } catch {
        // Not there, or refused: the last way is left.
      }
      return byXhr(request);
    },
  };
}

const byteLength = (text = ''): number => new TextEncoder().encode(text).length;

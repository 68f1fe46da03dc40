import type { ApiRequest } from './api-request.ts';

/** Hands a call over to the browser, which sends it even when the page is gone; nobody sees the answer. Never throws. */
export type HandOver = (request: ApiRequest) => void;

/** By beacon; where there is none, or it is refused (the browser holds 64 KiB at most), by XHR. Spec 1 §7. */
export function createHandOver({ navigator, Blob, XMLHttpRequest, location }: Window & typeof globalThis): HandOver {
  const byBeacon = (url: string, body: string, type: string): boolean => {
    try {
      return navigator.sendBeacon(url, new Blob([body], { type }));
    } catch {
      return false;
    }
  };
  return ({ address, method, headers, body = '' }) => {
    // Not relative: a page's <base> may lead to another host.
    const url = location.origin + address;
    const type = headers['Content-Type'] ?? 'text/plain;charset=UTF-8';
    if (byBeacon(url, body, type)) return;
    try {
      const call = new XMLHttpRequest();
      call.open(method, url);
      call.setRequestHeader('Content-Type', type);
      call.send(body);
    } catch {
      // A page that is torn down sends nothing more.
    }
  };
}

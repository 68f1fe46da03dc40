import { baseAddress, type Observer, prototypeOf } from './observer.ts';

/** Reports beacons and keep-alive requests, because DevTools reports no such request of a page that is left. */
export function watchSentData({ record, stackNow, wrap }: Observer): void {
  const report = (via: string, url: unknown, body: unknown) => {
    const text = new URL(String(url), baseAddress()).href;
    record({ kind: 'beacon', via, text, body: bodyText(body), stack: stackNow() });
  };
  wrap(prototypeOf('Navigator'), 'sendBeacon', (_self, [url, body]) => {
    report('sendBeacon', url, body);
    return null;
  });
  wrap(globalThis, 'fetch', (_self, [input, init]) => {
    const options = init as RequestInit | undefined;
    if (options?.keepalive) report('fetch', input instanceof Request ? input.url : input, options.body);
    return null;
  });
}

const bodyText = (body: unknown): string | null =>
  typeof body === 'string' || body instanceof URLSearchParams ? String(body) : null;

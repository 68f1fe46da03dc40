import { bodyText, watchBlobs } from './body-text.ts';
import { baseAddress, type Observer, prototypeOf } from './observer.ts';

/**
 * Reports beacons, keep-alive requests, and all that scripts send while the page is left, because DevTools reports no such
 * request of a page that is left.
 */
export function watchSentData(observer: Observer): void {
  const { isPage, record, stackNow, wrap } = observer;
  const report = (via: string, method: string, url: unknown, sent: unknown) => {
    const text = new URL(String(url), baseAddress()).href;
    const body = sent === null || sent === undefined ? '' : bodyText(sent);
    record({ kind: 'beacon', via, method, text, body, stack: stackNow() });
  };
  let isLeft = false;
  watchBlobs();
  if (isPage) {
    const leave = () => {
      isLeft = true;
    };
    for (const event of ['beforeunload', 'pagehide', 'unload']) addEventListener(event, leave, true);
    document.addEventListener('visibilitychange', () => document.hidden && leave(), true);
  }
  wrap(prototypeOf('Navigator'), 'sendBeacon', (_self, [url, body]) => {
    report('sendBeacon', 'POST', url, body);
    return null;
  });
  for (const name of ['fetch', 'fetchLater'])
    wrap(globalThis, name, (_self, [input, init]) => {
      const options = init as RequestInit | undefined;
      const request = input instanceof Request ? input : null;
      const isKept = options?.keepalive ?? request?.keepalive ?? false;
      const body = options?.body ?? request?.body;
      // DevTools reports no body of a stream, which that of a `Request` may be.
      const mayBeStream = body instanceof ReadableStream;
      if (!isKept && !isLeft && !mayBeStream && name === 'fetch') return null;
      report(name, options?.method ?? request?.method ?? 'GET', request?.url ?? input, body);
      return null;
    });
  if (isPage) watchLeavingRequests(observer, () => isLeft, report);
}

/** Reports pictures and XHR of a page that is left. */
function watchLeavingRequests(
  { wrap }: Observer,
  isLeft: () => boolean,
  report: (via: string, method: string, url: unknown, body: unknown) => void,
): void {
  const opened = new WeakMap<object, readonly [method: string, url: string]>();
  wrap(prototypeOf('XMLHttpRequest'), 'open', (self, [method, url]) => {
    opened.set(self as object, [String(method).toUpperCase(), String(url)]);
    return null;
  });
  wrap(prototypeOf('XMLHttpRequest'), 'send', (self, [body]) => {
    const [method, url] = opened.get(self as object) ?? [];
    if (isLeft() && method !== undefined) report('xhr', method, url, body);
    return null;
  });
  const onPicture = (_self: unknown, [url]: unknown[]): null => {
    if (isLeft()) report('image', 'GET', url, null);
    return null;
  };
  wrap(prototypeOf('HTMLImageElement'), 'src', onPicture, 'set');
}

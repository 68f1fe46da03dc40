import { watchAudio, watchCanvas, watchFonts, watchWebgl } from './watch-fingerprints.ts';
import { watchNamedItems, watchStorage } from './watch-storage.ts';
import { watchLinks, watchWindows } from './watch-windows.ts';
import type { WatcherTools } from './watcher-tools.ts';

/**
 * A report of the watcher: a cookie write, a storage write, a window, a use that can identify a device, or a call that DevTools may
 * miss. Sent as JSON text through the binding.
 */
export interface WatchedEvent {
  /** `opened`: the response to an attempt to open a database or cache. */
  readonly kind: 'cookie' | 'beacon' | 'storage' | 'opened' | 'popup' | 'link' | 'fingerprint';
  /** The called interface, such as `document.cookie` or `localStorage`. */
  readonly via: string;
  /** The cookie as written, the address of the call or window, or the key. */
  readonly text: string;
  readonly body: string | null;
  /** Whether the browser stored the cookie. */
  readonly stored: boolean;
  /** By the page's clock. */
  readonly atMs: number;
  /** The page's address at that time. */
  readonly page: string;
  /** Origin of the document, also for `about:srcdoc`. */
  readonly origin: string;
  readonly stack: readonly (readonly [url: string, line: number, column: number, name: string])[];
}

/**
 * Returns a script that runs in every document and worker before their scripts. It reports which code writes cookies and storage, and
 * which code sends beacons and keep-alive requests, because DevTools reports no such request of a page that is left. Pages cannot
 * detect it: the binding is deleted from the window, and the wrapped functions print as native code.
 */
export const watchScript = (bindingName: string): string => {
  const stores = [watchDocumentCookie, watchCookieStore, watchNamedItems, watchStorage];
  const fingerprints = [watchCanvas, watchWebgl, watchAudio, watchFonts];
  const watchers = [...stores, watchSentData, watchWindows, watchLinks, ...fingerprints];
  return `(${watchPage})(${JSON.stringify(bindingName)},[${watchers.join()}]);`;
};

/** Self-contained, because it runs in the page as text. */
function watchPage(bindingName: string, watchers: readonly ((tools: WatcherTools) => void)[]): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  delete scope[bindingName];
  if (typeof send !== 'function') return;
  const isPage = typeof Document === 'function';
  const stringify = JSON.stringify;
  const now = Date.now;
  const ErrorClass = Error as ErrorConstructor & { prepareStackTrace?: unknown; stackTraceLimit?: number };
  const ownName = 'ss-runtime-audit-watch';

  const stackNow = (): unknown => {
    const before = { prepare: ErrorClass.prepareStackTrace, limit: ErrorClass.stackTraceLimit };
    try {
      ErrorClass.stackTraceLimit = 30;
      ErrorClass.prepareStackTrace = (_error: unknown, sites: unknown[]) => sites;
      const sites = new ErrorClass().stack as unknown;
      if (!Array.isArray(sites)) return [];
      // Loops, because a page may have replaced methods of arrays.
      const frames: unknown[] = [];
      for (let index = 0; index < sites.length; index++) {
        const site = sites[index];
        const url = site.getScriptNameOrSourceURL() ?? '';
        if (url === ownName) continue;
        frames[frames.length] = [url, site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1, site.getFunctionName() ?? ''];
      }
      return frames;
    } catch {
      return [];
    } finally {
      ErrorClass.prepareStackTrace = before.prepare;
      if (before.limit !== undefined) ErrorClass.stackTraceLimit = before.limit;
    }
  };
  const tools: WatcherTools = {
    scope,
    isPage,
    secret: `${bindingName}-real`,
    stackNow,
    base: () => (isPage ? document.baseURI : location.href),
    prototypeOf: (name) => (scope[name] as { prototype?: object } | undefined)?.prototype ?? {},
    notify(event) {
      try {
        send(stringify({ atMs: now(), page: location.href, origin: self.origin, body: null, stored: true, ...event }));
      } catch {
        // The page may have replaced functions that the watcher needs. The page's call must still succeed.
      }
    },
    wrap(owner, name, before) {
      const original = (owner as Record<string, unknown>)[name];
      if (typeof original !== 'function') return;
      const apply = (target: (...args: unknown[]) => unknown, self: unknown, args: unknown[]): unknown => {
        let after: ((result: unknown) => void) | null = null;
        try {
          after = before(self, args);
        } catch {
          // The browser's own error for wrong arguments follows.
        }
        const result = Reflect.apply(target, self, args);
        after?.(result);
        return result;
      };
      (owner as Record<string, unknown>)[name] = new Proxy(original as (...args: unknown[]) => unknown, { apply });
    },
  };
  for (const watch of watchers) watch(tools);
}

/** Reports writes of `document.cookie`. Self-contained, because it runs in the page as text. */
function watchDocumentCookie({ isPage, notify, stackNow }: WatcherTools): void {
  const cookie = isPage ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  if (!cookie?.set || !cookie.get) return;
  const readCookies = cookie.get;
  /** Whether the browser kept a cookie, by its line without the value. */
  const known = new Map<string, boolean>();
  // Each read waits for the browser's cookie jar, and a page may write a thousand cookies. Those beyond the limit count as kept.
  let readsLeft = 50;
  const isKept = (self: unknown, text: string): boolean => {
    const pair = (text.split(';')[0] ?? '').trim();
    const shape = text.replace(/=[^;]*/, '');
    const before = known.get(shape);
    if (before || readsLeft === 0) return before ?? true;
    readsLeft--;
    const kept = `; ${Reflect.apply(readCookies, self, [])};`.includes(`; ${pair};`);
    known.set(shape, kept);
    return kept;
  };
  const set = new Proxy(cookie.set, {
    apply(target, self, args: [unknown]) {
      const stack = stackNow();
      Reflect.apply(target, self, args);
      const text = String(args[0]);
      notify({ kind: 'cookie', via: 'document.cookie', text, stored: isKept(self, text), stack });
    },
  });
  Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set });
}

/** Reports writes of `cookieStore`. Self-contained, because it runs in the page as text. */
function watchCookieStore({ isPage, notify, stackNow, wrap }: WatcherTools): void {
  let isWrapped = false;
  const cookieLine = (args: unknown[]): string => {
    const options = typeof args[0] === 'object' && args[0] !== null ? (args[0] as Record<string, unknown>) : null;
    const [name, value] = options ? [options.name, options.value] : args;
    const expires = options?.expires == null ? '' : `; expires=${new Date(Number(options.expires)).toUTCString()}`;
    return `${name}=${value}${options?.domain ? `; domain=${options.domain}` : ''}; path=${options?.path ?? '/'}${expires}`;
  };
  const report = (text: string) => {
    const stack = stackNow();
    return (result: unknown) => {
      (result as Promise<unknown>).then(
        () => notify({ kind: 'cookie', via: 'cookieStore', text, stack }),
        () => notify({ kind: 'cookie', via: 'cookieStore', text, stack, stored: false }),
      );
    };
  };
  const wrapStore = () => {
    if (isWrapped || typeof CookieStore !== 'function') return;
    isWrapped = true;
    wrap(CookieStore.prototype, 'set', (_self, args) => report(cookieLine(args)));
    wrap(CookieStore.prototype, 'delete', (_self, args) => {
      const name = typeof args[0] === 'object' && args[0] !== null ? (args[0] as { name?: unknown }).name : args[0];
      return report(`${name}=; max-age=0; path=/`);
    });
  };
  wrapStore();
  // In a service worker, `CookieStore` is available only after its script has run, but before its first event.
  if (!isPage) for (const event of ['install', 'activate', 'message']) addEventListener(event, wrapStore);
}

/** Reports beacons and keep-alive requests. Self-contained, because it runs in the page as text. */
function watchSentData({ base, notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  const bodyText = (body: unknown): string | null =>
    typeof body === 'string' || body instanceof URLSearchParams ? String(body) : null;
  const report = (via: string, url: unknown, body: unknown) => {
    notify({ kind: 'beacon', via, text: new URL(String(url), base()).href, body: bodyText(body), stack: stackNow() });
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

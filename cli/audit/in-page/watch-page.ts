/** What the watcher tells of one cookie write, leave-time call or storage write, as JSON text through the binding. */
export interface WatchedEvent {
  readonly kind: 'cookie' | 'beacon' | 'storage';
  /** What was called, such as `document.cookie` or `localStorage`. */
  readonly via: string;
  /** The cookie as it was written, the address of the call, or the key that was written. */
  readonly text: string;
  readonly body: string | null;
  /** Whether the cookie was there to be read afterwards. */
  readonly stored: boolean;
  /** By the page's clock. */
  readonly atMs: number;
  /** The address at that time. */
  readonly page: string;
  /** Whose storage it is, also in a document without an address of its own (`about:srcdoc`). */
  readonly origin: string;
  readonly stack: readonly (readonly [url: string, line: number, column: number, name: string])[];
}

/**
 * Put into every document and worker before its own scripts: reports who writes cookies (`document.cookie`, `cookieStore`) and who sends
 * beacons and keep-alive requests, which the browser tells nobody of while a page goes away. The page sees nothing of it: the
 * binding is taken off the window and the wrapped functions still show as native code. Self-contained, because it travels as text.
 */
export function watchPage(bindingName: string): void {
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
      return sites
        .map((site) => [
          site.getScriptNameOrSourceURL() ?? '',
          site.getLineNumber() ?? 1,
          site.getColumnNumber() ?? 1,
          site.getFunctionName() ?? '',
        ])
        .filter(([url]) => url !== ownName);
    } catch {
      return [];
    } finally {
      ErrorClass.prepareStackTrace = before.prepare;
      if (before.limit !== undefined) ErrorClass.stackTraceLimit = before.limit;
    }
  };

  const notify = (event: Record<string, unknown>) => {
    try {
      send(stringify({ atMs: now(), page: location.href, origin: self.origin, body: null, stored: true, ...event }));
    } catch {
      // A page may have broken what this needs; its own work must go on.
    }
  };

  const wrap = (owner: object, name: string, before: (self: unknown, args: unknown[]) => ((result: unknown) => void) | null) => {
    const original = (owner as Record<string, unknown>)[name];
    if (typeof original !== 'function') return;
    const apply = (target: (...args: unknown[]) => unknown, self: unknown, args: unknown[]): unknown => {
      const after = before(self, args);
      const result = Reflect.apply(target, self, args);
      after?.(result);
      return result;
    };
    (owner as Record<string, unknown>)[name] = new Proxy(original as (...args: unknown[]) => unknown, { apply });
  };

  // As a browser that blocks popups does: a window that shares the page's process would stop the page's clock for good.
  if (isPage) globalThis.open = new Proxy(globalThis.open, { apply: () => null });
  const base = () => (isPage ? document.baseURI : location.href);
  const cookie = isPage ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  if (cookie?.set && cookie.get) {
    const readCookies = cookie.get;
    /** By the line without its value, whether the browser kept such a cookie. */
    const known = new Map<string, boolean>();
    // Each look waits for the browser's jar, and a page may write a thousand cookies: those beyond are believed to be kept.
    let looksLeft = 50;
    const isKept = (self: unknown, text: string): boolean => {
      const pair = (text.split(';')[0] ?? '').trim();
      const shape = text.replace(/=[^;]*/, '');
      const before = known.get(shape);
      if (before || looksLeft === 0) return before ?? true;
      looksLeft--;
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

  let isStoreWrapped = false;
  const wrapCookieStore = () => {
    if (isStoreWrapped || typeof CookieStore !== 'function') return;
    isStoreWrapped = true;
    const asText = (args: unknown[]): string => {
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
    wrap(CookieStore.prototype, 'set', (_self, args) => report(asText(args)));
    wrap(CookieStore.prototype, 'delete', (_self, args) => {
      const name = typeof args[0] === 'object' && args[0] !== null ? (args[0] as { name?: unknown }).name : args[0];
      return report(`${name}=; max-age=0; path=/`);
    });
  };
  wrapCookieStore();
  // A service worker has its store only once its script has run: its first events come after that.
  if (!isPage) for (const event of ['install', 'activate', 'message']) addEventListener(event, wrapCookieStore);

  const notifyStorage = (via: string, text: unknown, body: unknown = null) => {
    notify({ kind: 'storage', via, text: String(text), body: body === null ? null : String(body), stack: stackNow() });
    return null;
  };
  const prototypeOf = (name: string): object => (scope[name] as { prototype?: object } | undefined)?.prototype ?? {};
  wrap(prototypeOf('Storage'), 'setItem', (self, [key, value]) => {
    let via = 'sessionStorage';
    try {
      if (self === localStorage) via = 'localStorage';
    } catch {
      // A document without storage of its own: the call fails as well.
    }
    return notifyStorage(via, key, value);
  });
  wrap(prototypeOf('IDBFactory'), 'open', (_self, [name]) => notifyStorage('indexedDB', name));
  wrap(prototypeOf('CacheStorage'), 'open', (_self, [name]) => notifyStorage('caches', name));
  wrap(prototypeOf('ServiceWorkerContainer'), 'register', (_self, [url]) =>
    notifyStorage('serviceWorker', new URL(String(url), base()).href),
  );

  const bodyText = (body: unknown): string | null =>
    typeof body === 'string' || body instanceof URLSearchParams ? String(body) : null;
  const notifyCall = (via: string, url: unknown, body: unknown) => {
    notify({ kind: 'beacon', via, text: new URL(String(url), base()).href, body: bodyText(body), stack: stackNow() });
  };
  wrap(prototypeOf('Navigator'), 'sendBeacon', (_self, [url, body]) => {
    notifyCall('sendBeacon', url, body);
    return null;
  });
  wrap(globalThis, 'fetch', (_self, [input, init]) => {
    const options = init as RequestInit | undefined;
    if (options?.keepalive) notifyCall('fetch', input instanceof Request ? input.url : input, options.body);
    return null;
  });
}

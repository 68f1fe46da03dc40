import type { WatcherTools } from './watcher-tools.ts';

/**
 * Reports items of web storage that are written as properties (`localStorage.id = …`). Pages get a proxy of each storage, because
 * named properties have no setter that could be wrapped; interfaces that take a storage get the real one. Self-contained, because it
 * runs in the page as text.
 */
export function watchNamedItems({ isPage, notify, secret, stackNow }: WatcherTools): void {
  if (!isPage || typeof Storage !== 'function') return;
  type Callable = (...args: unknown[]) => unknown;
  const { apply, defineProperty, get, getOwnPropertyDescriptor, ownKeys, set } = Reflect;
  const proxies: { readonly real: object; readonly proxy: object }[] = [];

  const realOf = (value: unknown): unknown => {
    for (const pair of proxies) if (pair.proxy === value) return pair.real;
    // The proxy of another frame.
    const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[secret] : undefined;
    return typeof inner === 'object' && inner !== null ? inner : value;
  };
  const proxyOf = (real: unknown, via: string): unknown => {
    if (typeof real !== 'object' || real === null) return real;
    for (const pair of proxies) if (pair.real === real || pair.proxy === real) return pair.proxy;
    const report = (key: string | symbol, value: unknown) => {
      if (typeof key !== 'string') return;
      const body = typeof value === 'string' || typeof value === 'number' ? `${value}` : null;
      notify({ kind: 'storage', via, text: key, body, stack: stackNow() });
    };
    const proxy: object = new Proxy(real, {
      get: (target, key, receiver) => (key === secret ? target : get(target, key, receiver === proxy ? target : receiver)),
      set(target, key, value, receiver) {
        if (receiver === proxy) report(key, value);
        return set(target, key, value, receiver === proxy ? target : receiver);
      },
      defineProperty(target, key, descriptor) {
        report(key, descriptor.value);
        return defineProperty(target, key, descriptor);
      },
    });
    proxies.push({ real, proxy });
    return proxy;
  };
  /** Replaces the functions of a property: `change` gets the original function. */
  const replace = (owner: object, key: string | symbol, change: (original: Callable) => Callable) => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    if (!descriptor?.configurable) return;
    if (typeof descriptor.value === 'function') defineProperty(owner, key, { ...descriptor, value: change(descriptor.value) });
    else if (descriptor.get) defineProperty(owner, key, { ...descriptor, get: change(descriptor.get) });
  };

  for (const key of ownKeys(Storage.prototype)) {
    if (key === 'constructor') continue;
    replace(
      Storage.prototype,
      key,
      (original) => new Proxy(original, { apply: (target, self, args) => apply(target, realOf(self), args) }),
    );
  }
  for (const via of ['localStorage', 'sessionStorage']) {
    replace(
      globalThis,
      via,
      (original) => new Proxy(original, { apply: (target, self, args) => proxyOf(apply(target, self, args), via) }),
    );
  }
  if (typeof StorageEvent !== 'function') return;
  replace(
    StorageEvent.prototype,
    'storageArea',
    (original) =>
      new Proxy(original, {
        apply(target, self, args) {
          const area = apply(target, self, args);
          for (const pair of proxies) if (pair.real === area) return pair.proxy;
          return area;
        },
      }),
  );
  replace(
    StorageEvent.prototype,
    'initStorageEvent',
    (original) => new Proxy(original, { apply: (target, self, args) => apply(target, self, args.map(realOf)) }),
  );
  const construct = (target: Callable, [type, init]: unknown[], newTarget: Callable): object => {
    const area = typeof init === 'object' && init !== null ? (init as StorageEventInit).storageArea : null;
    const given = area == null ? init : Object.create(init as object, { storageArea: { value: realOf(area) } });
    const args = init === undefined ? (type === undefined ? [] : [type]) : [type, given];
    return Reflect.construct(target, args, newTarget) as object;
  };
  replace(globalThis, 'StorageEvent', (original) => new Proxy(original, { construct }));
  const StorageEventProxy: unknown = StorageEvent;
  replace(StorageEvent.prototype, 'constructor', () => StorageEventProxy as Callable);
}

/**
 * Reports writes of web storage, databases, caches and service workers, with the texts that are written. Self-contained, because it runs
 * in the page as text.
 */
export function watchStorage({ base, notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  const maxParts = 100;
  const maxPartLength = 200;
  const report = (via: string, text: unknown, body: unknown = null) => {
    notify({ kind: 'storage', via, text: String(text), body: body === null ? null : String(body), stack: stackNow() });
    return null;
  };
  /** Returns the texts and numbers in a value that a database stores. */
  const textsIn = (value: unknown, parts: string[] = [], depth = 0): string[] => {
    if (parts.length >= maxParts) return parts;
    if (typeof value === 'string' || typeof value === 'number') parts.push(String(value).slice(0, maxPartLength));
    else if (typeof value === 'object' && value !== null && depth < 4 && !ArrayBuffer.isView(value)) {
      const inner = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
      for (const one of inner.slice(0, maxParts)) textsIn(one, parts, depth + 1);
    }
    return parts;
  };
  wrap(prototypeOf('Storage'), 'setItem', (self, [key, value]) => {
    let via = 'sessionStorage';
    try {
      if (self === localStorage) via = 'localStorage';
    } catch {
      // A document without access to storage throws here, and in the call itself.
    }
    return report(via, key, value);
  });
  const opened = (via: string, name: unknown) => () => notify({ kind: 'opened', via, text: String(name), stack: [] });
  wrap(prototypeOf('IDBFactory'), 'open', (_self, [name]) => {
    report('indexedDB', name);
    return (request) => {
      for (const event of ['success', 'error']) (request as IDBRequest).addEventListener(event, opened('indexedDB', name));
    };
  });
  for (const method of ['put', 'add']) {
    wrap(prototypeOf('IDBObjectStore'), method, (self, [value, key]) => {
      try {
        report('indexedDB', (self as IDBObjectStore).transaction.db.name, textsIn([value, key]).join(' '));
      } catch {
        // The call itself throws for a store of a closed transaction.
      }
      return null;
    });
  }
  wrap(prototypeOf('IDBCursor'), 'update', (self, [value]) => {
    try {
      const { source } = self as IDBCursor;
      const store = 'objectStore' in source ? source.objectStore : source;
      report('indexedDB', store.transaction.db.name, textsIn(value).join(' '));
    } catch {
      // As above.
    }
    return null;
  });
  const caches: { readonly cache: unknown; readonly name: string }[] = [];
  wrap(prototypeOf('CacheStorage'), 'open', (_self, [name]) => {
    report('caches', name);
    return (result) => {
      (result as Promise<unknown>).then(
        (cache) => {
          caches.push({ cache, name: String(name) });
          opened('caches', name)();
        },
        opened('caches', name),
      );
    };
  });
  wrap(prototypeOf('Cache'), 'put', (self, [, response]) => {
    const name = caches.find(({ cache }) => cache === self)?.name;
    const stack = stackNow();
    try {
      // Responses of a server are copies of files; those of a script have any content.
      if (name === undefined || !(response instanceof Response) || response.type !== 'default') return null;
      const send = (body: string) => notify({ kind: 'storage', via: 'caches', text: name, body: body.slice(0, 2000), stack });
      response
        .clone()
        .text()
        .then(send, () => undefined);
    } catch {
      // The call itself throws for a body that is read already.
    }
    return null;
  });
  wrap(prototypeOf('ServiceWorkerContainer'), 'register', (_self, [url]) =>
    report('serviceWorker', new URL(String(url), base()).href),
  );
}

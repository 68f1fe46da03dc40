import { apply, construct, create, defineProperty, get, ownKeys, ProxyClass, set } from './natives.ts';
import { type Observer, replaceFunction } from './observer.ts';

/**
 * Reports items of web storage that are written as properties (`localStorage.id = …`). Pages get a proxy of each storage, because
 * named properties have no setter that could be wrapped; interfaces that take a storage get the real one.
 */
export function watchNamedItems(observer: Observer): void {
  if (!observer.isPage || typeof Storage !== 'function') return;
  const proxies = createProxies(observer);
  for (const key of ownKeys(Storage.prototype)) {
    if (key === 'constructor') continue;
    for (const part of ['value', 'get'] as const)
      replaceFunction(
        Storage.prototype,
        key,
        part,
        (original) => new ProxyClass(original, { apply: (target, self, args) => apply(target, proxies.realOf(self), args) }),
      );
  }
  for (const via of ['localStorage', 'sessionStorage'])
    replaceFunction(
      globalThis,
      via,
      'get',
      (original) => new ProxyClass(original, { apply: (target, self, args) => proxies.proxyOf(apply(target, self, args), via) }),
    );
  if (typeof StorageEvent === 'function') wrapStorageEvent(proxies);
}

interface Proxies {
  /** Returns the storage of a proxy; any other value unchanged. */
  realOf(value: unknown): unknown;
  /** Returns the proxy of a storage, which reports writes of its properties. */
  proxyOf(real: unknown, via: string): unknown;
  /** Returns the proxy of a storage that has one; any other value unchanged. */
  knownProxyOf(real: unknown): unknown;
}

function createProxies({ secret, mayRecord, record, stackNow }: Observer): Proxies {
  const pairs: { readonly real: object; readonly proxy: object }[] = [];
  const report = (via: string, key: string | symbol, value: unknown) => {
    if (typeof key !== 'string' || !mayRecord()) return;
    const body = typeof value === 'string' || typeof value === 'number' ? `${value}` : null;
    record({ kind: 'storage', via, text: key, body, stack: stackNow() });
  };
  const handlerOf = (via: string, isProxy: (receiver: unknown) => boolean): ProxyHandler<object> => ({
    get: (target, key, receiver) => (key === secret ? target : get(target, key, isProxy(receiver) ? target : receiver)),
    set(target, key, value, receiver) {
      if (isProxy(receiver)) report(via, key, value);
      return set(target, key, value, isProxy(receiver) ? target : receiver);
    },
    defineProperty(target, key, descriptor) {
      report(via, key, descriptor.value);
      return defineProperty(target, key, descriptor);
    },
  });
  return {
    realOf(value) {
      for (const pair of pairs) if (pair.proxy === value) return pair.real;
      // The proxy of another frame.
      const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[secret] : undefined;
      return typeof inner === 'object' && inner !== null ? inner : value;
    },
    proxyOf(real, via) {
      if (typeof real !== 'object' || real === null) return real;
      for (const pair of pairs) if (pair.real === real || pair.proxy === real) return pair.proxy;
      const proxy: object = new ProxyClass(
        real,
        handlerOf(via, (receiver) => receiver === proxy),
      );
      pairs[pairs.length] = { real, proxy };
      return proxy;
    },
    knownProxyOf(real) {
      for (const pair of pairs) if (pair.real === real) return pair.proxy;
      return real;
    },
  };
}

/** Makes events of storage have the proxies. */
function wrapStorageEvent({ realOf, knownProxyOf }: Proxies): void {
  const { prototype } = StorageEvent;
  replaceFunction(
    prototype,
    'storageArea',
    'get',
    (original) => new ProxyClass(original, { apply: (target, self, args) => knownProxyOf(apply(target, self, args)) }),
  );
  replaceFunction(
    prototype,
    'initStorageEvent',
    'value',
    (original) =>
      new ProxyClass(original, {
        apply(target, self, args: unknown[]) {
          for (let index = 0; index < args.length; index++) args[index] = realOf(args[index]);
          return apply(target, self, args);
        },
      }),
  );
  replaceFunction(
    globalThis,
    'StorageEvent',
    'value',
    (original) =>
      new ProxyClass(original, {
        construct(target, args: unknown[], newTarget) {
          const init = args[1];
          const area = typeof init === 'object' && init !== null ? (init as StorageEventInit).storageArea : null;
          if (area != null) args[1] = create(init as object, { storageArea: { value: realOf(area) } });
          return construct(target, args, newTarget) as object;
        },
      }),
  );
  const Replaced: unknown = StorageEvent;
  replaceFunction(prototype, 'constructor', 'value', () => Replaced as (...args: unknown[]) => unknown);
}

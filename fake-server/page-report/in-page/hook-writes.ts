import type { ReportedWrite } from '../../common/visits/visit-report.ts';
import { stackNow } from './stack-now.ts';
import { isKept } from './written-cookie.ts';

type Callable = (...args: unknown[]) => unknown;

export interface Write {
  readonly store: ReportedWrite['store'];
  /** The cookie as written, or the key. */
  readonly text: string;
  readonly stack: ReportedWrite['stack'];
  /** The document of the cookie, where it is not the page's. */
  readonly self?: unknown;
  /** Returns whether the browser kept the write. @param cookies `document.cookie` after it */
  keeps(cookies: string): boolean;
}

/** The receiver of the writes. */
export interface Recorder {
  /** Returns whether one more write is recorded; further ones are only counted. */
  mayRecord(): boolean;
  /** Must never throw. */
  record(write: Write): void;
}

interface FollowedCall {
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly stack: ReportedWrite['stack'];
  readonly result: unknown;
}

/**
 * Reports the writes of `document.cookie`, `cookieStore` and web storage from now on. The page's interfaces stay: a setter or method
 * becomes a proxy of the browser's own, which prints as native code, and getters are not touched. Items of storage that are
 * written as properties (`localStorage.id = …`) are not seen.
 */
export function hookWrites(window: Window & typeof globalThis, ownAddress: string, { mayRecord, record }: Recorder): void {
  // The page may replace it.
  const { apply } = Reflect;
  const cookie = Object.getOwnPropertyDescriptor(window.Document.prototype, 'cookie');
  if (cookie?.set && cookie.configurable) {
    const set = new Proxy(cookie.set, {
      apply(target, self: unknown, args: unknown[]) {
        if (typeof args[0] === 'symbol' || args.length === 0 || !mayRecord()) return apply(target, self, args);
        const text = String(args[0]);
        const stack = stackNow(ownAddress);
        apply(target, self, [text]);
        record({ store: 'cookie', text, stack, self, keeps: (now) => isKept(text, now, window.location.pathname) });
      },
    });
    Object.defineProperty(window.Document.prototype, 'cookie', { ...cookie, set });
  }
  /** Calls `after` with the arguments, the stack and the result of each call of a method. */
  const follow = (owner: object | undefined, name: string, after: (call: FollowedCall) => void) => {
    const own = owner && Object.getOwnPropertyDescriptor(owner, name);
    if (!own?.configurable || typeof own.value !== 'function') return;
    const value = new Proxy(own.value as Callable, {
      apply(target, self: unknown, args: unknown[]) {
        if (!mayRecord()) return apply(target, self, args);
        const stack = stackNow(ownAddress);
        const result = apply(target, self, args);
        after({ self, args, stack, result });
        return result;
      },
    });
    Object.defineProperty(owner, name, { ...own, value });
  };
  const cookieStore = (window as { CookieStore?: { prototype: object } }).CookieStore?.prototype;
  const followStore = (name: 'set' | 'delete', lineOf: (args: readonly unknown[]) => string) =>
    follow(cookieStore, name, ({ args, stack, result }) => {
      const text = attempt(() => lineOf(args));
      if (text === null || !(result instanceof Promise)) return;
      const settled = (isStored: boolean) => () => record({ store: 'cookie', text, stack, keeps: () => isStored });
      result.then(settled(true), settled(false));
    });
  followStore('set', setLine);
  followStore('delete', deleteLine);
  follow(window.Storage?.prototype, 'setItem', ({ self, args, stack }) => {
    const store = attempt(() => (self === window.localStorage ? 'local-storage' : 'session-storage')) ?? 'session-storage';
    const text = attempt(() => String(args[0]));
    if (text !== null) record({ store, text, stack, keeps: () => true });
  });
}

/** Returns null where the page's own values throw. */
function attempt<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** Returns the arguments of `cookieStore.set` as a cookie line. */
function setLine(args: readonly unknown[]): string {
  const options = fieldsOf(args[0]);
  const [name, value] = options ? [options.name, options.value] : args;
  const expires = options?.expires == null ? '' : `; expires=${new Date(Number(options.expires)).toUTCString()}`;
  const domain = options?.domain ? `; domain=${String(options.domain)}` : '';
  return `${String(name)}=${String(value)}; path=${String(options?.path ?? '/')}${domain}${expires}`;
}

const deleteLine = (args: readonly unknown[]): string => `${String(fieldsOf(args[0])?.name ?? args[0])}=; max-age=0; path=/`;

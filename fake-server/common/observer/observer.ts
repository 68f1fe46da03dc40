import type { StackPlace } from '../visits/visit-report.ts';
import { apply, type Callable, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ProxyClass } from './natives.ts';
import { stackNow } from './stack-now.ts';

/** Something that a script of the page did. */
export interface ObservedEvent {
  /**
   * `opened`: the response to an attempt to open a database or cache. `link`: a click that may open a window. `connection`: one
   * by which data leave that no request shows. `hint`: a link by which the browser connects, or requests something, unseen.
   */
  readonly kind: 'cookie' | 'beacon' | 'storage' | 'opened' | 'popup' | 'link' | 'fingerprint' | 'connection' | 'hint';
  /** The called interface, such as `document.cookie` or `localStorage`. */
  readonly via: string;
  /** The cookie as written, the address of the call, link or window, or the key. */
  readonly text: string;
  /**
   * The stored or sent text, empty for a call that sends none, or the address of a link as written; null or absent where it is
   * unknown.
   */
  readonly body?: string | null;
  /** Of a `beacon`; absent for others. */
  readonly method?: string;
  /** The innermost call first. */
  readonly stack: readonly StackPlace[];
  /** The document whose cookie was written; absent for the page's. */
  readonly document?: unknown;
  /** Returns whether the browser kept the cookie. @param cookies `document.cookie` after the write */
  keeps?(cookies: string): boolean;
}

export interface Receiver {
  /** Address of this script, whose places are left out of stacks. */
  readonly ownAddress: string;
  /** A key that the page does not know. It is the same in all frames, so that each has access to the objects of the others. */
  readonly secret: string;
  /** Returns whether one more event is recorded. */
  mayRecord(): boolean;
  record(event: ObservedEvent): void;
}

/** What the watchers of this folder need. Each watcher replaces some of the browser's functions, which print as native code. */
export interface Observer {
  readonly secret: string;
  /** False in a worker. */
  readonly isPage: boolean;
  mayRecord(): boolean;
  /** Never throws: the page's own call has succeeded or failed already. */
  record(event: ObservedEvent): void;
  stackNow(): StackPlace[];
  /** Returns a script with a name. In stacks, the running calls take the place of the name. */
  nameCode(code: string): string;
  /**
   * Calls `before` with each call of a method, or each assignment of a property, that is recorded. The function that `before`
   * returns gets the result. Errors of both are ignored. Nothing happens where the browser has no such method or property, or the
   * page cannot replace it.
   */
  wrap(
    owner: object,
    name: string,
    before: (self: unknown, args: unknown[]) => ((result: unknown) => void) | null,
    part?: 'value' | 'set',
  ): void;
  /** Calls `watch` when the browser has an interface: in a worker, those of secure contexts are added as its script begins. */
  whenExposed(name: string, watch: () => void): void;
}

/** Returns an observer of this page or worker. Must run before the page's scripts. */
export function createObserver({ ownAddress, secret, mayRecord, record }: Receiver): Observer {
  const makers = createMakers(ownAddress);
  return {
    secret,
    isPage: typeof Document === 'function',
    mayRecord,
    ...makers,
    whenExposed: createExposure(),
    record(event) {
      try {
        record(event);
      } catch {
        // The page may have replaced functions that the receiver needs.
      }
    },
    wrap(owner, name, before, part = 'value') {
      replaceFunction(ownerOf(owner, name), name, part, (original) => {
        const call = (target: Callable, self: unknown, args: unknown[]): unknown => {
          const after = mayRecord() ? attempt(() => before(self, args)) : null;
          const result = apply(target, self, args);
          if (after) attempt(() => after(result));
          return result;
        };
        return new ProxyClass(original, { apply: call });
      });
    },
  };
}

/**
 * Returns `whenExposed`. A worker looks for missing interfaces when its script uses `navigator`, when that has run, and with
 * events.
 */
function createExposure(): Observer['whenExposed'] {
  let pending: { readonly name: string; readonly watch: () => void }[] = [];
  const look = () => {
    const found = pending.filter(({ name }) => name in globalThis);
    pending = pending.filter(({ name }) => !(name in globalThis));
    for (const { watch } of found) watch();
  };
  if (typeof Document !== 'function') {
    const scope = prototypeOf('WorkerGlobalScope');
    const looking = (original: Callable) =>
      new ProxyClass(original, {
        apply(target, self: unknown, args: unknown[]) {
          attempt(look);
          return apply(target, self, args);
        },
      });
    replaceFunction(scope, 'navigator', 'get', looking);
    for (const event of ['install', 'activate', 'message', 'connect']) addEventListener(event, look);
    setTimeout(look);
  }
  return (name, watch) => {
    if (name in globalThis) watch();
    else pending = [...pending, { name, watch }];
  };
}

/** Maximum number of named scripts of a document. */
const maxMakers = 200;

/** Returns the functions that name code, and read the stack with the makers of code in place of its names. */
function createMakers(ownAddress: string): Pick<Observer, 'stackNow' | 'nameCode'> {
  const makers = new Map<string, readonly StackPlace[]>();
  const read = (): StackPlace[] => {
    const places: StackPlace[] = [];
    for (const place of stackNow(ownAddress)) {
      const maker = makers.get(place[0]);
      if (maker) for (const made of maker) places[places.length] = made;
      else places[places.length] = place;
    }
    return places;
  };
  return {
    stackNow: read,
    nameCode(code) {
      if (makers.size === maxMakers) return code;
      const name = `${ownAddress}#${makers.size}`;
      makers.set(name, read());
      return `${code}\n//# sourceURL=${name}`;
    },
  };
}

/** Replaces the function of a property: its value, getter or setter. All else of the property stays. */
export function replaceFunction(
  owner: object | null,
  key: string | symbol,
  part: 'value' | 'get' | 'set',
  change: (original: Callable) => Callable,
): void {
  const descriptor = owner && getOwnPropertyDescriptor(owner, key);
  const original: unknown = descriptor?.[part];
  if (!owner || !descriptor?.configurable || typeof original !== 'function') return;
  defineProperty(owner, key, { ...descriptor, [part]: change(original as Callable) });
}

/** Returns the object on which a property is defined, which may be a prototype; null without one. */
function ownerOf(object: object, name: string): object | null {
  for (let owner: object | null = object; owner; owner = getPrototypeOf(owner))
    if (getOwnPropertyDescriptor(owner, name)) return owner;
  return null;
}

/** Returns null where the page's own values throw. */
export function attempt<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

/** Returns the prototype of a global class; an empty object where the browser has no such class. */
export const prototypeOf = (name: string): object =>
  (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[name]?.prototype ?? {};

/** Returns the base of the relative addresses in calls. */
export const baseAddress = (): string => (typeof Document === 'function' ? document.baseURI : location.href);

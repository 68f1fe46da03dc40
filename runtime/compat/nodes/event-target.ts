import { type Handle, together } from './listen.ts';

type Listener = (this: unknown, ...details: unknown[]) => unknown;
interface Subscription {
  readonly listener: Listener;
  readonly context: unknown;
}

/** Per object: pages give these methods to their own. */
const known = new WeakMap<object, Map<string, Set<Subscription>>>();

function listenersOf(owner: object, type: string): Set<Subscription> {
  const types = known.get(owner) ?? new Map<string, Set<Subscription>>();
  known.set(owner, types);
  const found = types.get(type) ?? new Set();
  types.set(type, found);
  return found;
}

/** Gets what a listener throws. */
let report = (_error: unknown): void => {};
export const reportListenerErrors = (onError: (error: unknown) => void): void => {
  report = onError;
};

/** `Y.EventTarget`: what announces by name, and says so to those who subscribed. Also `Y.Global` and `Y.Squarespace.Management`. */
export class LegacyEventTarget {
  on(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    if (typeof listener !== 'function') return together([]);
    return together(
      [types].flat().map((type) => {
        const own = listenersOf(this, type);
        const subscription = { listener: listener as Listener, context };
        own.add(subscription);
        return { detach: () => void own.delete(subscription) };
      }),
    );
  }
  once(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    const owner = this;
    const handle = this.on(
      types,
      function (this: unknown, ...details: unknown[]) {
        handle.detach();
        if (typeof listener === 'function') listener.apply(context ?? owner, details);
      },
      context,
    );
    return handle;
  }
  after(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    return this.on(types, listener, context);
  }
  onceAfter(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    return this.once(types, listener, context);
  }
  fire(type: string, ...details: unknown[]): boolean {
    for (const { listener, context } of [...listenersOf(this, type)]) {
      try {
        listener.apply(context ?? this, details);
      } catch (error) {
        report(error);
      }
    }
    return true;
  }
  /** Of a type, of a listener, or all; also what `on` returned. */
  detach(type?: unknown, listener?: unknown): this {
    if (type instanceof Object) (type as Partial<Handle>).detach?.();
    else
      for (const [name, own] of known.get(this) ?? [])
        for (const subscription of own)
          if ((type === undefined || type === name) && (typeof listener !== 'function' || subscription.listener === listener))
            own.delete(subscription);
    return this;
  }
  detachAll(type?: unknown): this {
    return this.detach(type);
  }
  publish(): this {
    return this;
  }
  addTarget(): this {
    return this;
  }
}

import { type Handle, joinHandles } from './listen.ts';

type Listener = (this: unknown, ...details: unknown[]) => unknown;
interface Subscription {
  readonly listener: Listener;
  readonly context: unknown;
}

/** By object, because pages copy these methods to their objects. */
const listeners = new WeakMap<object, Map<string, Set<Subscription>>>();

function listenersOf(owner: object, type: string): Set<Subscription> {
  const types = listeners.get(owner) ?? new Map<string, Set<Subscription>>();
  listeners.set(owner, types);
  const found = types.get(type) ?? new Set();
  types.set(type, found);
  return found;
}

/** Receives errors of listeners. */
let report = (_error: unknown): void => {};
export const reportListenerErrors = (onError: (error: unknown) => void): void => {
  report = onError;
};

/** `Y.EventTarget`, `Y.Global` and `Y.Squarespace.Management`: events by name. */
export class LegacyEventTarget {
  on(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    if (typeof listener !== 'function') return joinHandles([]);
    return joinHandles(
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
  /** Removes the listeners of a type, one listener, or all; also accepts the result of `on`. */
  detach(type?: unknown, listener?: unknown): this {
    if (type instanceof Object) (type as Partial<Handle>).detach?.();
    else
      for (const [name, own] of listeners.get(this) ?? [])
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

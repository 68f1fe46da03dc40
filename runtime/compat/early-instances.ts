import type { QueuedName } from './names.ts';

type Instance = Readonly<Record<string, unknown>>;
type Makers = Readonly<Record<string, new (input?: Record<string, unknown>) => object>>;

/** What was made with `new` of a name whose code was not there yet. */
export interface EarlyInstances {
  /** Makes what is meant, behind `self`; returns it, which is what `new` gives from now on. What it throws is reported. */
  make(name: string, args: readonly unknown[], self: unknown): unknown;
  /** Whether `self` was made here: then `name` is one of its methods. */
  has(self: unknown): boolean;
  /** Calls the method of what is behind `self`; nothing where it could not be made. Whatever returns itself returns `self`. */
  call(self: unknown, name: QueuedName, args: readonly unknown[]): unknown;
}

/** @param makers by the whole names that pages call, such as `Y.Squarespace.Gallery2`. Wild §4. */
export function createEarlyInstances(makers: Makers, onError: (error: unknown) => void): EarlyInstances {
  const made = new WeakMap<object, Instance | null>();
  const behind = (self: unknown): unknown => (self instanceof Object && made.get(self)) || self;
  return {
    make(name, [input], self) {
      const Maker = makers[name];
      let instance: Instance | null = null;
      try {
        if (Maker) instance = new Maker(input as Record<string, unknown>) as Instance;
      } catch (error) {
        onError(error);
      }
      if (self instanceof Object) made.set(self, instance);
      return instance ?? undefined;
    },
    has: (self) => self instanceof Object && made.has(self),
    call(self, name, args) {
      const instance = behind(self);
      const method = instance === self ? undefined : (instance as Instance)[name];
      const result: unknown = typeof method === 'function' ? method.apply(instance, args.map(behind)) : undefined;
      return result === instance ? self : result;
    },
  };
}

type Makers = Readonly<Record<string, new (input?: Record<string, unknown>) => object>>;

/** What was made with `new` of a name, or is the result of a call, whose code was not there yet. */
export interface EarlyInstances {
  /** Makes what is meant, behind `self`; returns it, which is what `new` gives from now on. What it throws is reported. */
  make(name: string, args: readonly unknown[], self: unknown): unknown;
  /** Whether `self` was made here: then `name` is one of its methods. */
  has(self: unknown): boolean;
  /**
   * Calls the method of what is behind `self`; nothing where it could not be made. Whatever returns itself returns `self`. The result
   * is behind `made` from now on.
   */
  call(self: unknown, name: string, args: readonly unknown[], made?: unknown): unknown;
}

/** @param makers by the whole names that pages call, such as `Y.Squarespace.Gallery2`. Wild §4. */
export function createEarlyInstances(makers: Makers, onError: (error: unknown) => void): EarlyInstances {
  const known = new WeakMap<object, unknown>();
  const has = (self: unknown): self is object => self instanceof Object && known.has(self);
  const behind = (self: unknown): unknown => (has(self) ? known.get(self) : self);
  return {
    make(name, [input], self) {
      const Maker = makers[name];
      let instance: unknown = null;
      try {
        if (Maker) instance = new Maker(input as Record<string, unknown>);
      } catch (error) {
        onError(error);
      }
      if (self instanceof Object) known.set(self, instance);
      return instance ?? undefined;
    },
    has,
    call(self, name, args, made) {
      const instance = behind(self);
      const method = (instance as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      const result: unknown = typeof method === 'function' ? method.apply(instance, args.map(behind)) : undefined;
      if (made instanceof Object) known.set(made, result);
      return result === instance ? self : result;
    },
  };
}

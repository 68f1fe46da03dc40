type Constructor = new (...args: readonly unknown[]) => object;

/** Stand-ins for objects that page code created with `new`, or got from a call, before their code had arrived. */
export interface EarlyInstances {
  /** Creates and returns the object that `self` stands in for. An error of the constructor is reported. */
  make(name: string, args: readonly unknown[], self: unknown): unknown;
  /** Whether `self` is a stand-in. */
  has(self: unknown): boolean;
  /**
   * Calls a method of the object that `self` stands in for; does nothing without one. A method that returns its object returns
   * `self`. From now on `made` stands in for the result.
   */
  call(self: unknown, name: string, args: readonly unknown[], made?: unknown): unknown;
}

/** @param constructorOf returns the constructor of a name such as `Gallery2`; of any other name, what is not a function. */
export function createEarlyInstances(
  constructorOf: (name: string) => unknown,
  onError: (error: unknown) => void,
): EarlyInstances {
  const instances = new WeakMap<object, unknown>();
  const has = (self: unknown): self is object => self instanceof Object && instances.has(self);
  const behind = (self: unknown): unknown => (has(self) ? instances.get(self) : self);
  return {
    make(name, args, self) {
      const found = constructorOf(name);
      let instance: unknown = null;
      try {
        if (typeof found === 'function') instance = new (found as Constructor)(...args.map(behind));
      } catch (error) {
        onError(error);
      }
      if (self instanceof Object) instances.set(self, instance);
      return instance ?? undefined;
    },
    has,
    call(self, name, args, made) {
      const instance = behind(self);
      const method = (instance as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      const result: unknown = typeof method === 'function' ? method.apply(instance, args.map(behind)) : undefined;
      if (made instanceof Object) instances.set(made, result);
      return result === instance ? self : result;
    },
  };
}

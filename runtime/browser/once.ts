/** A load that runs once for all callers. */
export interface Once<Value> {
  /**
   * Returns the pending or finished load, and starts one if needed. A load that failed is forgotten: the next call starts
   * another.
   */
  load(): Promise<Value>;
  /** The pending or finished load. */
  readonly current: Promise<Value> | undefined;
}

export function once<Value>(start: () => Promise<Value>): Once<Value> {
  let current: Promise<Value> | undefined;
  return {
    load() {
      if (current) return current;
      const loading = start();
      current = loading;
      loading.catch(() => {
        if (current === loading) current = undefined;
      });
      return loading;
    },
    get current() {
      return current;
    },
  };
}

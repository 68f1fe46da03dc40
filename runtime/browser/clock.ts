/** Time, passed in as an argument so that a test can turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does the work once, `delayMs` from now; the returned function calls it off. */
  after(delayMs: number, work: () => void): () => void;
  /** Does the work when the browser has nothing better to do; the returned function calls it off. */
  whenIdle(work: () => void): () => void;
}

/** The browser's clock. Work that throws goes to `onError`, never to the page. */
export function createClock(window: Window, onError: (error: unknown) => void): Clock {
  const guarded = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  const after = (delayMs: number, work: () => void) => {
    const timer = window.setTimeout(guarded(work), delayMs);
    return () => window.clearTimeout(timer);
  };
  return {
    now: () => Date.now(),
    after,
    whenIdle(work) {
      // Safari has no requestIdleCallback.
      if (typeof window.requestIdleCallback !== 'function') return after(1, work);
      const handle = window.requestIdleCallback(guarded(work), { timeout: 2000 });
      return () => window.cancelIdleCallback(handle);
    },
  };
}

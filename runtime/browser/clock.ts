/** How long start-up waits for the browser to be idle: Firefox never is on a page that always moves (our choice). */
export const startIdleMs = 200;

/** Time, passed in as an argument so that a test can turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does the work once, `delayMs` from now; the returned function calls it off. */
  after(delayMs: number, work: () => void): () => void;
  /** Does the work when the browser has nothing better to do, within `limitMs` all the same (2000); the returned function calls it off. */
  whenIdle(work: () => void, limitMs?: number): () => void;
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
    whenIdle(work, timeout = 2000) {
      // Safari has no requestIdleCallback.
      if (typeof window.requestIdleCallback !== 'function') return after(1, work);
      const handle = window.requestIdleCallback(guarded(work), { timeout });
      return () => window.cancelIdleCallback(handle);
    },
  };
}

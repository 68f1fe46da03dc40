// Part of the boot script.
/** Longest wait for an idle browser at start-up: Firefox is never idle on a page with an endless animation. */
export const startIdleMs = 200;

/** Time, passed as an argument so that a test can control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `callback` once after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
  /** Runs `callback` once the browser is idle, at the latest after `limitMs` (2000). Returns a function that cancels it. */
  whenIdle(callback: () => void, limitMs?: number): () => void;
}

/** Returns the browser's clock. An error of a callback is passed to `onError` and never reaches the page. */
export function createClock(window: Window, onError: (error: unknown) => void): Clock {
  const guarded = (callback: () => void) => () => {
    try {
      callback();
    } catch (error) {
      onError(error);
    }
  };
  const after = (delayMs: number, callback: () => void) => {
    const timer = window.setTimeout(guarded(callback), delayMs);
    return () => window.clearTimeout(timer);
  };
  return {
    now: () => Date.now(),
    after,
    whenIdle(callback, timeout = 2000) {
      // Safari has no requestIdleCallback: https://developer.mozilla.org/en-US/docs/Web/API/Window/requestIdleCallback
      if (typeof window.requestIdleCallback !== 'function') return after(1, callback);
      const handle = window.requestIdleCallback(guarded(callback), { timeout });
      return () => window.cancelIdleCallback(handle);
    },
  };
}

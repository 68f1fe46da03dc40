// Part of the boot script.
/** Leaving a page and returning to it: page hide, `beforeunload`, prerendering, the back/forward cache. */

/**
 * Runs `callback` when the page is being hidden or left, possibly more than once. `unload` is not used, because a listener for it
 * keeps the page out of the back/forward cache; `visibilitychange` is the last event that mobile browsers fire reliably.
 * https://developer.mozilla.org/en-US/docs/Web/API/Document/visibilitychange_event
 */
export function onPageHide(window: Window, callback: () => void): void {
  window.addEventListener('pagehide', callback);
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') callback();
  });
}

/** Returns whether the browser completes a call after its page is closed. */
export const canOutlivePage = ({ navigator }: Window): boolean =>
  typeof navigator.sendBeacon === 'function' || 'keepalive' in Request.prototype;

/**
 * A listener for `beforeunload` that is registered only while it is needed: Firefox keeps no page with one in the back/forward
 * cache.
 * https://web.dev/articles/bfcache#beforeunload-caution
 */
export interface BeforeUnload {
  register(): void;
  remove(): void;
}

export const createBeforeUnload = (window: Window, callback: () => void): BeforeUnload => ({
  register: () => window.addEventListener('beforeunload', callback),
  remove: () => window.removeEventListener('beforeunload', callback),
});

export interface PageLifecycle {
  /** Runs `callback` once the visitor sees the page: at once unless the page is prerendered. */
  whenActivated(callback: () => void): void;
  /** Runs `callback` at every return from the back/forward cache. */
  onReturn(callback: () => void): void;
  /** Returns the milliseconds since the load, or since the later activation of a prerendered page; 0 while the page loads. */
  sinceLoadMs(): number;
}

export function createPageLifecycle(window: Window): PageLifecycle {
  const { document, performance } = window;
  return {
    whenActivated(callback) {
      if ('prerendering' in document && document.prerendering)
        document.addEventListener('prerenderingchange', () => callback(), { once: true });
      else callback();
    },
    onReturn(callback) {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) callback();
      });
    },
    sinceLoadMs() {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart?: number;
      })[];
      const loadedMs = Math.max(entry?.loadEventStart ?? 0, entry?.activationStart ?? 0);
      return loadedMs ? Math.max(0, performance.now() - loadedMs) : 0;
    },
  };
}

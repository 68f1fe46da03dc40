/** What the visitor sees of the page's life: a prerendered page is seen when it is activated, a kept one when it returns. */
export interface PageLife {
  /** Calls once the visitor sees the page; at once if it is no prerendered one. */
  whenActivated(work: () => void): void;
  /** Calls at every return from the back/forward cache. */
  onReturn(work: () => void): void;
  /** Milliseconds since the page had loaded, or was activated if that was later; 0 while it loads. */
  sinceLoadMs(): number;
}

export function createPageLife(window: Window): PageLife {
  const { document, performance } = window;
  return {
    whenActivated(work) {
      if ('prerendering' in document && document.prerendering) {
        document.addEventListener('prerenderingchange', () => work(), { once: true });
      } else work();
    },
    onReturn(work) {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) work();
      });
    },
    sinceLoadMs() {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart?: number;
      })[];
      const loadedAtMs = Math.max(entry?.loadEventStart ?? 0, entry?.activationStart ?? 0);
      return loadedAtMs ? Math.max(0, performance.now() - loadedAtMs) : 0;
    },
  };
}

/** An observer of performance entries. */
export interface EntryWatch {
  /** Reports entries at once that the browser has not reported yet, because the page is being left. */
  flush(): void;
  disconnect(): void;
}

/** Observes performance entries of a type, earlier ones too. Reports nothing where the browser does not support the type. */
export type WatchEntries = (type: string, onEntry: (entry: PerformanceEntry) => void) => EntryWatch;

export const createWatchEntries =
  ({ PerformanceObserver }: Window & typeof globalThis): WatchEntries =>
  (type, onEntry) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
      observer.observe({ type, buffered: true });
      return { flush: () => observer.takeRecords().forEach(onEntry), disconnect: () => observer.disconnect() };
    } catch {
      return { flush() {}, disconnect() {} };
    }
  };

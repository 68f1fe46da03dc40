/** Entries that a browser's performance observer hears of. */
export interface EntryWatch {
  /** Reports at once what has not been reported yet: a page that goes cannot wait. */
  look(): void;
  stop(): void;
}

/**
 * Hears of the browser's performance entries of a type, also of those from before. Where the browser does not know the type,
 * nothing is heard.
 */
export type WatchEntries = (type: string, onEntry: (entry: PerformanceEntry) => void) => EntryWatch;

export const createWatchEntries =
  ({ PerformanceObserver }: Window & typeof globalThis): WatchEntries =>
  (type, onEntry) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
      observer.observe({ type, buffered: true });
      return { look: () => observer.takeRecords().forEach(onEntry), stop: () => observer.disconnect() };
    } catch {
      return { look() {}, stop() {} };
    }
  };

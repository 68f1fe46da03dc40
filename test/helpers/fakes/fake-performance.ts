import type { Metric } from 'web-vitals';
import type { XhrResponse } from '../../../runtime/browser/http.ts';
import type { HttpRequest } from '../../../runtime/browser/http-request.ts';
import type { ReportDecisionOptions } from '../../../runtime/features/vitals/decide-reports.ts';
import type { PerformanceReportOptions } from '../../../runtime/features/vitals/performance-reports.ts';
import { type HandClock, handClock } from './hand-clock.ts';

export type PerformanceOptions = PerformanceReportOptions & ReportDecisionOptions;

/** Options of performance reports whose page and browser the test controls. */
export interface FakePerformance {
  readonly clock: HandClock;
  readonly options: PerformanceOptions;
  /** Requests for settings. */
  readonly requests: { request: HttpRequest; timeoutMs: number }[];
  respond(status: number, text: string): void;
  /** Sent lists of records, decoded from JSON. */
  readonly sent: unknown[];
  /** Emits a value of web-vitals, or an entry of the browser. */
  metric(name: Metric['name'], value: number): void;
  entry(entry: { entryType: string; name?: string; startTime?: number; duration?: number; processingStart?: number }): void;
  hide(): void;
  comeBack(): void;
  /** Types of entries that were flushed. */
  readonly flushed: string[];
  /** The current listeners for `beforeunload`. */
  readonly unloadListeners: Set<() => void>;
}

export function fakePerformance(changes: Partial<PerformanceOptions> = {}): FakePerformance {
  const clock = handClock();
  const requests: { request: HttpRequest; timeoutMs: number }[] = [];
  const sent: unknown[] = [];
  const metricListeners = new Map<string, (metric: Metric) => void>();
  const entryListeners = new Map<string, (entry: PerformanceEntry) => void>();
  const unloadListeners = new Set<() => void>();
  const flushed: string[] = [];
  let settle: (response: XhrResponse) => void = () => {};
  const hiding: (() => void)[] = [];
  const returning: (() => void)[] = [];
  const onMetric = (name: string) => (listener: (metric: Metric) => void) => void metricListeners.set(name, listener);
  const options: PerformanceOptions = {
    clock,
    xhr(request, timeoutMs) {
      requests.push({ request, timeoutMs });
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    sendRecords: (records) => void sent.push(records.map((record) => JSON.parse(record))),
    lifecycle: {
      whenActivated: (callback) => callback(),
      onReturn: (callback) => void returning.push(callback),
      sinceLoadMs: () => 0,
    },
    watchEntries(type, onEntry) {
      entryListeners.set(type, onEntry);
      return { flush: () => flushed.push(type), disconnect: () => entryListeners.delete(type) };
    },
    webVitals: {
      onTTFB: onMetric('TTFB'),
      onFCP: onMetric('FCP'),
      onLCP: onMetric('LCP'),
      onCLS: onMetric('CLS'),
      onINP: onMetric('INP'),
    },
    newId: () => 'minted',
    mayTrack: () => true,
    listedFlags: null,
    onPageHide: (callback) => void hiding.push(callback),
    beforeUnload: (callback) => ({
      register: () => unloadListeners.add(callback),
      remove: () => unloadListeners.delete(callback),
    }),
    ...changes,
  };
  return {
    clock,
    options,
    requests,
    sent,
    unloadListeners,
    flushed,
    respond: (status, text) => settle({ status, text, retryAfter: null }),
    metric: (name, value) => metricListeners.get(name)?.({ name, value } as Metric),
    entry: (entry) => entryListeners.get(entry.entryType)?.(entry as unknown as PerformanceEntry),
    hide: () => runAll(hiding),
    comeBack: () => runAll(returning),
  };
}

function runAll(callbacks: readonly (() => void)[]): void {
  for (const callback of callbacks) callback();
}

/** A settings response with all flags on. */
export const allOn = JSON.stringify({
  pageLoadId: 'load-1',
  settings: { 'rum-rollout': true, 'track-page-speed-rollout': true, 'track-user-timing-rollout': true },
});

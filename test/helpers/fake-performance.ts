import type { Metric } from 'web-vitals';
import type { ApiRequest } from '../../runtime/lib/api-request.ts';
import type { ReportDecisionDoors } from '../../runtime/vitals/decide-reports.ts';
import type { PerformanceReportDoors } from '../../runtime/vitals/performance-reports.ts';
import { type HandClock, handClock } from './hand-clock.ts';

export type PerformanceDoors = PerformanceReportDoors & ReportDecisionDoors;

/** The doors of performance reports, opened by hand: what the page does is said by the test. */
export interface FakePerformance {
  readonly clock: HandClock;
  readonly doors: PerformanceDoors;
  /** Settings that were asked for, and their answers. */
  readonly asked: ApiRequest[];
  answer(status: number, text: string): void;
  readonly calledOff: () => number;
  /** Bodies that were handed over, decoded from JSON. */
  readonly sent: unknown[];
  readonly requests: ApiRequest[];
  /** web-vitals has a value; the browser has an entry of that type. */
  metric(name: Metric['name'], value: number): void;
  entry(entry: { entryType: string; name?: string; startTime?: number; duration?: number; processingStart?: number }): void;
  leave(): void;
  comeBack(): void;
  /** Types of entries that were looked for at once. */
  readonly looks: string[];
  /** The listeners for `beforeunload` now on the page. */
  readonly unloadListeners: Set<() => void>;
}

export function fakePerformance(changes: Partial<PerformanceDoors> = {}): FakePerformance {
  const clock = handClock();
  const asked: ApiRequest[] = [];
  const requests: ApiRequest[] = [];
  const sent: unknown[] = [];
  const metricListeners = new Map<string, (metric: Metric) => void>();
  const entryListeners = new Map<string, (entry: PerformanceEntry) => void>();
  const unloadListeners = new Set<() => void>();
  const looks: string[] = [];
  let calledOff = 0;
  let onDone: (status: number, text: string) => void = () => {};
  const leaving: (() => void)[] = [];
  const returning: (() => void)[] = [];
  const onMetric = (name: string) => (tell: (metric: Metric) => void) => void metricListeners.set(name, tell);
  const doors: PerformanceDoors = {
    clock,
    ask(request, done) {
      asked.push(request);
      onDone = done;
      return () => {
        calledOff += 1;
      };
    },
    handOver(request) {
      requests.push(request);
      sent.push(JSON.parse(request.body ?? 'null'));
    },
    life: { whenActivated: (work) => work(), onReturn: (work) => void returning.push(work), sinceLoadMs: () => 0 },
    watchEntries(type, onEntry) {
      entryListeners.set(type, onEntry);
      return { look: () => looks.push(type), stop: () => entryListeners.delete(type) };
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
    onLeave: (work) => void leaving.push(work),
    beforeUnload: (work) => ({ arm: () => unloadListeners.add(work), disarm: () => unloadListeners.delete(work) }),
    ...changes,
  };
  return {
    clock,
    doors,
    asked,
    requests,
    sent,
    unloadListeners,
    looks,
    answer: (status, text) => onDone(status, text),
    calledOff: () => calledOff,
    metric: (name, value) => metricListeners.get(name)?.({ name, value } as Metric),
    entry: (entry) => entryListeners.get(entry.entryType)?.(entry as unknown as PerformanceEntry),
    leave: () => runAll(leaving),
    comeBack: () => runAll(returning),
  };
}

function runAll(works: readonly (() => void)[]): void {
  for (const work of works) work();
}

/** A settings answer with all flags on. */
export const allOn = JSON.stringify({
  pageLoadId: 'load-1',
  settings: { 'rum-rollout': true, 'track-page-speed-rollout': true, 'track-user-timing-rollout': true },
});

import type { MetricName, PerformanceRecord, UserTimingRecord } from '../../contract/vitals/compact-records.ts';

/** Records that wait to be sent. */
export interface RecordBatch {
  /** Sets the latest value of a metric of the current view. */
  setMetric(name: MetricName, value: number): void;
  addTiming(record: UserTimingRecord): void;
  /** Begins a view, because the page has returned from the back/forward cache: vitals#restored-view. */
  beginView(): void;
  /** Returns all waiting records and removes them from the batch. */
  take(): readonly PerformanceRecord[];
}

/**
 * Returns a batch with one page speed record for each view, taken again with all values when one has changed:
 * vitals#changed-values.
 */
export function createRecordBatch(pageLoadId: string, onWaiting: () => void): RecordBatch {
  let returns = 0;
  let metrics: Partial<Record<MetricName, number>> = {};
  let isChanged = false;
  let waiting: PerformanceRecord[] = [];
  const closeView = () => {
    const id = returns ? `${pageLoadId}.${returns}` : pageLoadId;
    if (isChanged) waiting.push({ type: 'page-speed', pageLoadId: id, metrics: { ...metrics } });
    isChanged = false;
  };
  return {
    setMetric(name, value) {
      if (metrics[name] === value) return;
      metrics[name] = value;
      isChanged = true;
      onWaiting();
    },
    addTiming(record) {
      waiting.push(record);
      onWaiting();
    },
    beginView() {
      closeView();
      returns += 1;
      metrics = {};
    },
    take() {
      closeView();
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

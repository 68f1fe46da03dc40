import type { MetricName, PerformanceRecord, UserTimingRecord } from '../../contract/vitals/compact-records.ts';

/** The records that wait to be sent. */
export interface RecordBatch {
  /** The latest value of a metric of the view that runs. */
  setMetric(name: MetricName, value: number): void;
  addTiming(record: UserTimingRecord): void;
  /** The page came back from the back/forward cache: a view of its own begins. */
  beginView(): void;
  /** All that waits, which then waits no more. */
  take(): readonly PerformanceRecord[];
}

/**
 * One page speed record for each view, taken again with all its values whenever one has changed: of records with the same id the
 * last one stands. A view that came back from the back/forward cache has an id of its own: `<pageLoadId>.1`, `.2` (our choices).
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

import {
  metricNames,
  metricScales,
  type PerformanceRecord,
  recordCodes,
  timeScale,
} from '../../contract/vitals/compact-records.ts';

/**
 * Returns one JSON text for each record: vitals#compact-encoding. Values are rounded to a tenth of a ms, layout shift to 0.0001.
 * A metric must be a finite number of 0 or more, or it counts as not measured; a user timing with another start or duration is
 * left out, and so is a page speed record without a value. `contract/vitals/compact-records.ts` decodes them.
 */
export const encodeRecords = (records: readonly PerformanceRecord[]): readonly string[] =>
  records.map(encodeRecord).filter((text) => text !== '');

function encodeRecord(record: PerformanceRecord): string {
  const head = `${recordCodes[record.type]},${JSON.stringify(record.pageLoadId)}`;
  if (record.type === 'page-speed') {
    const values = metricNames.map((name) => amount(record.metrics[name], metricScales[name])).join();
    const measured = values.replace(/(?:^|,)null(?:,null)*$/, '');
    return measured && `[${head},${measured}]`;
  }
  const times = [record.startMs, record.durationMs].filter((ms) => ms !== undefined).map((ms) => amount(ms, timeScale));
  return times.includes('null') ? '' : `[${head},${JSON.stringify(record.name)},${times.join()}]`;
}

function amount(value: number | undefined, scale: number): string {
  const whole = value !== undefined && value >= 0 ? Math.round(value * scale) : Number.NaN;
  return Number.isSafeInteger(whole) ? String(whole) : 'null';
}

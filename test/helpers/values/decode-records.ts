import { decodeRecord, type PerformanceRecord } from '../../../runtime/contract/vitals/compact-records.ts';

/** Returns the performance records of a body in their order; fails for one that is not readable. */
export function decodeRecords(body: unknown): readonly PerformanceRecord[] {
  if (!Array.isArray(body)) throw new Error(`expected a list of records, got ${JSON.stringify(body)}`);
  return body.map((item) => {
    const record = decodeRecord(item);
    if (!record) throw new Error(`expected a compact record, got ${JSON.stringify(item)}`);
    return record;
  });
}

import { describe, expect, test } from 'vitest';
import type { MetricName, PerformanceRecord } from '../../../runtime/contract/vitals/compact-records.ts';
import { encodeRecords } from '../../../runtime/features/vitals/compact-records.ts';
import { decodeRecords } from '../../helpers/values/decode-records.ts';
import { seededRandom } from '../../helpers/values/generate.ts';

const throughTheWire = (records: readonly PerformanceRecord[]) =>
  decodeRecords(JSON.parse(`[${encodeRecords(records).join(',')}]`));

describe('performance records', () => {
  // vitals#compact-encoding
  test('are encoded as documented', () => {
    expect(
      encodeRecords([
        { type: 'page-speed', pageLoadId: 'load-1', metrics: { ttfb: 123.46, lcp: 2500, cls: 0.12344 } },
        { type: 'user-timing', pageLoadId: 'load-1', name: 'say "hi"', startMs: 12.34 },
        { type: 'user-timing', pageLoadId: 'load-1', name: 'boot', startMs: 0, durationMs: 7.06 },
      ]),
    ).toEqual(['[1,"load-1",1235,null,25000,1234]', '[2,"load-1","say \\"hi\\"",123]', '[2,"load-1","boot",0,71]']);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, -0.001, 1e300])('a value of %d counts as not measured', (value) => {
    expect(encodeRecords([{ type: 'page-speed', pageLoadId: 'l', metrics: { ttfb: value, fcp: 1 } }])).toEqual([
      '[1,"l",null,10]',
    ]);
    expect(encodeRecords([{ type: 'page-speed', pageLoadId: 'l', metrics: { fcp: value } }])).toEqual([]);
    expect(encodeRecords([{ type: 'user-timing', pageLoadId: 'l', name: 'a', startMs: value }])).toEqual([]);
    expect(encodeRecords([{ type: 'user-timing', pageLoadId: 'l', name: 'a', startMs: 1, durationMs: value }])).toEqual([]);
  });

  test('5,000 random lists are decoded unchanged, rounded to 0.1 ms and 0.0001', () => {
    const random = seededRandom(20260101);
    for (let round = 0; round < 5000; round++) {
      const records = Array.from({ length: Math.floor(random() * 6) }, () => randomRecord(random));
      expect(throughTheWire(records)).toEqual(records.map(rounded));
    }
  });

  test('an encoding is shorter than the plain JSON of the same records', () => {
    const random = seededRandom(7);
    const records = Array.from({ length: 100 }, () => randomRecord(random));
    expect(encodeRecords(records).join(',').length).toBeLessThan(JSON.stringify(records).length * 0.7);
  });
});

const metrics: readonly MetricName[] = ['ttfb', 'fcp', 'lcp', 'cls', 'inp', 'firstInput'];

function randomRecord(random: () => number): PerformanceRecord {
  const ms = () => random() ** 3 * 100_000;
  const pageLoadId = randomText(random);
  if (random() < 0.5) {
    const measured = metrics.filter(() => random() < 0.7);
    const values = (measured.length > 0 ? measured : (['ttfb'] as const)).map((name) => [
      name,
      name === 'cls' ? random() * 3 : ms(),
    ]);
    return { type: 'page-speed', pageLoadId, metrics: Object.fromEntries(values) };
  }
  const mark = { type: 'user-timing', pageLoadId, name: randomText(random), startMs: ms() } as const;
  return random() < 0.5 ? mark : { ...mark, durationMs: ms() };
}

/** Text with quotes, line ends, non-Latin characters and halves of surrogate pairs. */
const randomText = (random: () => number): string =>
  Array.from({ length: Math.floor(random() * 8) }, () => 'ab"\\\n\u2028é日😀\ud800,[]'.charAt(Math.floor(random() * 15))).join(
    '',
  );

function rounded(record: PerformanceRecord): PerformanceRecord {
  const to = (value: number, scale: number) => Math.round(value * scale) / scale;
  if (record.type === 'page-speed') {
    const values = Object.entries(record.metrics).map(([name, value]) => [name, to(value, name === 'cls' ? 10_000 : 10)]);
    return { ...record, metrics: Object.fromEntries(values) };
  }
  const { durationMs, ...mark } = record;
  const start = { ...mark, startMs: to(mark.startMs, 10) };
  return durationMs === undefined ? start : { ...start, durationMs: to(durationMs, 10) };
}

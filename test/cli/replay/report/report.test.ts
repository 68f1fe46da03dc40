import { Chalk } from 'chalk';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../../cli/replay/account/accounts.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { createReport, hasProblems, prettyReport } from '../../../../cli/replay/report/report.ts';

const request = { place: { source: 'a.ndjson', line: 4 }, recordedStatus: 200 } as unknown as RecordedRequest;

function reportOf(statuses: readonly number[], end = {}) {
  const accounts = createAccounts();
  for (const status of statuses) {
    accounts.sent('record-hit');
    accounts.settled(request, 'record-hit', { status }, 8);
  }
  accounts.compared({ lost: [], duplicated: [] });
  return createReport(accounts, { durationMs: 500, compared: true, interrupted: false, ...end }, 'http://localhost:4100');
}

describe('createReport', () => {
  test('is the JSON document, with the sums', () => {
    expect(reportOf([200, 204])).toEqual({
      summary: {
        read: 2,
        sent: 2,
        accepted: 2,
        rejected: 0,
        failed: 0,
        lost: 0,
        skipped: 0,
        unreadable: 0,
        duplicated: 0,
        compared: true,
        interrupted: false,
        target: 'http://localhost:4100',
        durationMs: 500,
        ratePerSecond: 4,
        latencyMs: { p50: 8, p95: 8, p99: 8, max: 8 },
      },
      byEndpoint: { 'record-hit': { sent: 2, accepted: 2, rejected: 0, failed: 0, lost: 0 } },
      findings: [],
    });
  });

  test('findings are in the order of the lines, those without a line first', () => {
    const accounts = createAccounts();
    for (const line of [9, 2]) accounts.unreadable({ place: { source: 'a', line }, message: 'Odd.', kind: 'malformed' });
    const end = { durationMs: 1, compared: false, interrupted: false };
    const { findings } = createReport(accounts, end, 'http://localhost');
    expect(findings.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['replay-nothing-sent', undefined],
      ['replay-unreadable-line', 2],
      ['replay-unreadable-line', 9],
    ]);
  });

  test('a rejection is a problem, a note is not', () => {
    expect(hasProblems([{ ruleId: 'x', severity: 'note', message: '' }])).toBe(false);
    expect(hasProblems(reportOf([500]).findings)).toBe(true);
  });
});

describe('prettyReport', () => {
  const paint = new Chalk({ level: 0 });

  test('shows findings, a table by endpoint, the sums, the latencies and a verdict', () => {
    const text = prettyReport(reportOf([200, 500]), paint).join('\n');
    expect(text).toContain('4:1  error    record-hit got status 500; when it was recorded, 200.  replay-rejected');
    expect(text).toContain(
      'ENDPOINT    SENT  ACCEPTED  REJECTED  FAILED  LOST\nrecord-hit     2         1         1       0     0\nall            2',
    );
    expect(text).toContain('read 2 = sent 2 + skipped 0 + unreadable 0');
    expect(text).toContain('latency ms: p50 8, p95 8, p99 8, max 8');
    expect(text).toContain('not clean: see the findings above (http://localhost:4100)');
  });

  test('ends with the verdict: nothing lost, interrupted, or not compared', () => {
    expect(prettyReport(reportOf([200]), paint).at(-1)).toBe(
      'ok: nothing lost: each request is in the journal of http://localhost:4100 once',
    );
    expect(prettyReport(reportOf([200], { interrupted: true }), paint).at(-1)).toContain('interrupted');
    expect(prettyReport(reportOf([200], { compared: false }), paint).at(-1)).toBe(
      'ok: http://localhost:4100 responded to each request',
    );
  });
});

import { Chalk } from 'chalk';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../../cli/replay/account/accounts.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { prettyReport } from '../../../../cli/replay/report/pretty-report.ts';
import { createReport, hasProblems } from '../../../../cli/replay/report/report.ts';
import { completeResponse } from '../../../helpers/platform/replay-parts.ts';

const request = { place: { source: 'a.ndjson', line: 4 }, recordedStatus: 200 } as unknown as RecordedRequest;

function reportOf(statuses: readonly number[], end = {}, thresholds: readonly string[] = []) {
  const accounts = createAccounts();
  for (const status of statuses) {
    accounts.read();
    accounts.settled(request, 'record-hit', completeResponse(status), 8);
  }
  accounts.compared({ lost: [], duplicated: [], unknown: 0 });
  const context = { target: 'http://localhost:4100', thresholds };
  return createReport(accounts, { durationMs: 500, compared: true, interrupted: false, gaveUpBecause: null, ...end }, context);
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
        untried: 0,
        different: 1,
        skipped: 0,
        unreadable: 0,
        duplicated: 0,
        extra: 0,
        compared: true,
        interrupted: false,
        target: 'http://localhost:4100',
        durationMs: 500,
        ratePerSecond: 4,
        latencyMs: { p50: 8, p90: 8, p95: 8, p99: 8, p999: 8, max: 8 },
      },
      byEndpoint: { 'record-hit': { sent: 2, accepted: 2, rejected: 0, failed: 0, lost: 0, untried: 0, different: 1 } },
      thresholds: [],
      findings: [
        {
          ruleId: 'replay-different',
          severity: 'warning',
          message: 'record-hit got status 204; when it was recorded, 200.',
          source: 'a.ndjson',
          line: 4,
        },
      ],
    });
  });

  test('findings are in the order of the lines, those without a line first', () => {
    const accounts = createAccounts();
    for (const line of [9, 2]) accounts.unreadable({ place: { source: 'a', line }, message: 'Odd.', kind: 'malformed' });
    const end = { durationMs: 1, compared: false, interrupted: false, gaveUpBecause: null };
    const { findings } = createReport(accounts, end, { target: 'http://localhost' });
    expect(findings.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['replay-nothing-sent', undefined],
      ['replay-unreadable-line', 2],
      ['replay-unreadable-line', 9],
    ]);
  });

  test('a threshold that is not met is a finding, with the measured value', () => {
    const { thresholds, findings } = reportOf([200, 200], {}, ['p99<5ms', 'max < 1s', 'rate>=4', 'lost==0', 'failed<1%']);
    expect(thresholds).toEqual([
      { threshold: 'p99<5ms', isMet: false, actual: 8 },
      { threshold: 'max < 1s', isMet: true, actual: 8 },
      { threshold: 'rate>=4', isMet: true, actual: 4 },
      { threshold: 'lost==0', isMet: true, actual: 0 },
      { threshold: 'failed<1%', isMet: true, actual: 0 },
    ]);
    expect(findings).toEqual([{ ruleId: 'replay-threshold', severity: 'error', message: 'Expected p99<5ms; measured 8 ms.' }]);
  });

  test('a threshold of a value that is not measured is not met', () => {
    const { findings } = reportOf([], { compared: false }, ['p50<1s', 'lost==0', 'failed<1%']);
    expect(findings.filter(({ ruleId }) => ruleId === 'replay-threshold').map(({ message }) => message)).toEqual([
      'Expected failed<1%; nothing was measured.',
      'Expected lost==0; nothing was measured.',
      'Expected p50<1s; nothing was measured.',
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
      'ENDPOINT    SENT  ACCEPTED  REJECTED  FAILED  LOST  UNTRIED  DIFFERENT\nrecord-hit     2         1         1       ' +
        '0     0        0          1\nall            2',
    );
    expect(text).toContain('read 2 = sent 2 + untried 0 + skipped 0 + unreadable 0');
    expect(text).toContain('latency ms: p50 8, p90 8, p95 8, p99 8, p99.9 8, max 8');
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

test('the differences of a body are shown as a diff, below the findings', () => {
  const accounts = createAccounts();
  accounts.read();
  const recorded = { ...request, recordedBody: { total: 3, name: 'a', same: true } };
  accounts.settled(recorded, 'record-hit', completeResponse(200, '{"total":4,"extra":"\\u001b","same":true}'), 8);
  const end = { durationMs: 500, compared: false, interrupted: false, gaveUpBecause: null };
  const lines = prettyReport(createReport(accounts, end, { target: 'x' }), new Chalk({ level: 0 }));
  const start = lines.indexOf('a.ndjson:4  record-hit got another body than when it was recorded.');
  expect(lines.slice(start + 1, start + 6)).toEqual([
    '  - /total: 3',
    '  + /total: 4',
    '  - /name: "a"',
    '  + /extra: "\\u001b"',
    '',
  ]);
});

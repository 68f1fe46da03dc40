import { expect, test } from 'vitest';
import { reportingLimits } from '../../../../cli/audit/rules/reporting-limits.ts';
import { hit, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const errors = (atMs: number, entries: readonly unknown[] = [{}]) =>
  hit({ endpoint: 'record-javascript-errors', path: '/api/events/RecordJavascriptErrors', body: entries, atMs });
const check = (...calls: ReturnType<typeof hit>[]) => reportingLimits.check(page(visit({ calls }))).map(({ subject }) => subject);

test('20 posts of 10 errors, a second apart, are within the limits; the 21st post and the 11th error are not', () => {
  const posts = (count: number) => Array.from({ length: count }, (_none, at) => errors(at * 1000));
  expect(check(...posts(20))).toEqual([]);
  expect(check(...posts(21))).toEqual(['error posts']);
  expect(
    check(
      errors(
        0,
        Array.from({ length: 10 }, () => ({})),
      ),
    ),
  ).toEqual([]);
  expect(
    check(
      errors(
        0,
        Array.from({ length: 11 }, () => ({})),
      ),
    ),
  ).toEqual(['error queue']);
});

test('a stack may have 5000 characters and the mark of its end', () => {
  const stack = (length: number) => [{ data: JSON.stringify({ stack: 'x'.repeat(length) }) }];
  expect(check(errors(0, stack(5011)))).toEqual([]);
  expect(check(errors(0, stack(6000)))).toEqual(['error stack']);
});

test('error reports less than a second apart and log entries less than 30 seconds apart are reported', () => {
  expect(check(errors(0), errors(400))).toEqual(['error debounce']);
  const trace = (atMs: number) => hit({ endpoint: 'trace', path: '/api/events/Trace', atMs });
  expect(check(trace(0), trace(30_000))).toEqual([]);
  expect(check(trace(0), trace(5000))).toEqual(['log flush']);
});

test('performance is reported where the rollout flags are on', () => {
  const records = hit({ endpoint: 'performance-records', path: '/api/1/performance/records', body: [[1, 'x', 9]] });
  const settings = (flags?: unknown) =>
    hit({
      endpoint: 'performance-settings',
      path: '/api/1/performance/settings',
      ...(flags !== undefined && { settings: flags }),
    });
  expect(check(records)).toEqual(['performance rollout']);
  expect(check(settings({ settings: { rum: true } }), records)).toEqual(['performance rollout']);
  expect(check(settings({ settings: { rum: true, 'track-page-speed': 'off' } }), records)).toEqual(['performance rollout']);
  expect(check(settings({ rum: 1, 'track-user-timing-rollout': { variant: 'on-rollout' } }), records)).toEqual([]);
  // The body of the settings was not observed.
  expect(check(settings(), records)).toEqual([]);
  const listed = (flags: readonly string[]) =>
    reportingLimits.check(page(visit({ context: { betaFeatureFlags: flags }, calls: [records] }))).length;
  expect([listed(['rum', 'track-page-speed-rollout']), listed(['rum']), listed([])]).toEqual([0, 1, 1]);
});

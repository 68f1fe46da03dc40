import { expect, test } from 'vitest';
import { createErrorReporter } from '../../../runtime/telemetry/error-reporter.ts';
import { fakeHttp, fakeSurroundings } from '../../helpers/fake-http.ts';
import { handClock } from '../../helpers/hand-clock.ts';

interface Report {
  readonly event: string;
  readonly data: string;
  readonly timestamp: number;
}

function reporter(answer?: () => Promise<number>) {
  const clock = handClock(1_700_000_000_000);
  const http = fakeHttp(answer);
  const reports = createErrorReporter({
    clock,
    http,
    crumb: () => 'c1',
    surroundings: fakeSurroundings,
    site: () => ({ websiteId: 'w1', templateId: 't1' }),
  });
  const errors = {
    report: (error: unknown, custom?: Record<string, unknown>) => reports.add({ error, custom, timestampMs: clock.now() }),
    flush: reports.flush,
  };
  const post = (index: number) => JSON.parse(http.sent[index]?.body ?? '[]') as Report[];
  const first = () => JSON.parse(post(0)[0]?.data ?? '{}') as Record<string, unknown>;
  return { clock, http, errors, post, first };
}

test('reports go to RecordJavascriptErrors as a JSON array with the crumb in X-CSRF-Token, 1 s after the latest', () => {
  const { clock, http, errors, post } = reporter();
  errors.report(new Error('one'));
  clock.turn(999);
  errors.report(new Error('two'));
  clock.turn(999);
  expect(http.sent).toEqual([]);
  clock.turn(1);
  expect(http.sent).toHaveLength(1);
  expect(http.sent[0]).toMatchObject({
    address: '/api/events/RecordJavascriptErrors',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'c1' },
  });
  expect(post(0)).toMatchObject([
    { event: 'javascript-error', timestamp: 1_700_000_000_000 },
    { event: 'javascript-error', timestamp: 1_700_000_000_999 },
  ]);
});

test('a report says app, message, stack, place, custom data, site, address and browser', () => {
  const { clock, errors, first } = reporter();
  const error = new TypeError('no such thing');
  error.stack = 'TypeError: no such thing\n    at open (http://clean.localhost/site.js:12:34)';
  errors.report(error, { block: 'gallery' });
  clock.turn(1000);
  expect(first()).toEqual({
    app: 'ss-runtime',
    message: 'TypeError: no such thing',
    stack: error.stack,
    file: 'http://clean.localhost/site.js',
    line: 12,
    column: 34,
    customData: { block: 'gallery' },
    websiteId: 'w1',
    templateId: 't1',
    url: 'http://clean.localhost/about/?a=b#team',
    userAgent: 'Test/1.0',
  });
});

test('a stack is cut at 5000 characters and marked truncated', () => {
  const { clock, errors, first } = reporter();
  const error = new Error('deep');
  error.stack = 'x'.repeat(5001);
  errors.report(error);
  clock.turn(1000);
  expect(first().stack).toHaveLength(5000);
  expect(first().stack).toMatch(/^x+… \(truncated\)$/);
});

test('a stack of 5000 characters stays whole', () => {
  const { clock, errors, first } = reporter();
  const error = new Error('deep');
  error.stack = 'x'.repeat(5000);
  errors.report(error);
  clock.turn(1000);
  expect(first().stack).toBe('x'.repeat(5000));
});

test('at most 10 errors are queued', () => {
  const { clock, errors, post } = reporter();
  for (let count = 0; count < 15; count++) errors.report(new Error(`${count}`));
  clock.turn(1000);
  expect(post(0)).toHaveLength(10);
});

test('reporting stops after 20 posts', () => {
  const { clock, http, errors } = reporter();
  for (let count = 0; count < 25; count++) {
    errors.report(new Error(`${count}`));
    clock.turn(1000);
  }
  expect(http.sent).toHaveLength(20);
});

test('a post that fails is not reported in turn', async () => {
  const { clock, http, errors } = reporter(() => Promise.reject(new Error('offline')));
  errors.report(new Error('one'));
  clock.turn(1000);
  await Promise.resolve();
  clock.turn(60_000);
  expect(http.sent).toHaveLength(1);
});

test('custom data that is no JSON does not throw', () => {
  const { errors } = reporter();
  const round: Record<string, unknown> = {};
  round.self = round;
  expect(() => errors.report(new Error('one'), round)).not.toThrow();
});

test('flush posts at once, and nothing when nothing waits', () => {
  const { http, errors } = reporter();
  errors.flush();
  errors.report(new Error('one'));
  errors.flush();
  errors.flush();
  expect(http.sent).toHaveLength(1);
});

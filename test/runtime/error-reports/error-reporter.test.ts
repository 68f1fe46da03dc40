import { expect, test } from 'vitest';
import { createErrorReporter } from '../../../runtime/features/error-reports/error-reporter.ts';
import { fakePageWindow, fakeSender } from '../../helpers/fakes/fake-sender.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

interface Report {
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly timestamp: number;
}

function reporter() {
  const clock = handClock(1_700_000_000_000);
  const sender = fakeSender();
  const errorReports = createErrorReporter({
    clock,
    sender,
    window: fakePageWindow(),
    site: () => ({ websiteId: 'w1', templateId: 't1' }),
    base: 'http://static.localhost/runtime/',
    pageOrigin: 'http://clean.localhost',
  });
  const report = (error: unknown, custom?: Record<string, unknown>) =>
    errorReports.add({ error, custom, timestampMs: clock.now() });
  const post = (index: number): Report[] =>
    ((sender.sent[index]?.payload ?? []) as string[]).map((text) => {
      const { data, ...rest } = JSON.parse(text) as { event: string; data: string; timestamp: number };
      return { ...rest, data: JSON.parse(data) as Record<string, unknown> };
    });
  const bodyBytes = () => Buffer.byteLength(`[${(sender.sent[0]?.payload ?? []).toString()}]`);
  return { clock, sender, report, flush: errorReports.flush, omitted: () => errorReports.omitted, post, bodyBytes };
}

/** Returns an error as a script of that address throws it. */
function errorAt(message: string, file = 'http://clean.localhost/site.js', type = TypeError): Error {
  const error = new type(message);
  error.stack = `${type.name}: ${message}\n    at open (${file}:12:34)`;
  return error;
}

// errors#error-call
test('reports are sent to RecordJavascriptErrors with the crumb in a header, 1 s after the latest', () => {
  const { clock, sender, report, post } = reporter();
  report(errorAt('one'));
  clock.turn(999);
  report(errorAt('two'));
  clock.turn(999);
  expect(sender.sent).toEqual([]);
  clock.turn(1);
  expect(sender.sent).toMatchObject([
    { kind: 'diagnostic', row: { path: '/api/events/RecordJavascriptErrors', encoding: 'json', crumb: 'header' } },
  ]);
  expect(post(0)).toMatchObject([
    { event: 'javascript-error', timestamp: 1_700_000_000_000 },
    { event: 'javascript-error', timestamp: 1_700_000_000_999 },
  ]);
});

// errors#error-report
test('a report carries app, message, stack, place, origin, custom data, site, address, browser and count', () => {
  const { clock, report, post } = reporter();
  report(errorAt('no such thing'), { block: 'gallery' });
  clock.turn(1000);
  expect(post(0)[0]?.data).toEqual({
    app: 'ss-runtime',
    message: 'TypeError: no such thing',
    stack: 'TypeError: no such thing\n    at open (http://clean.localhost/site.js:12:34)',
    file: 'http://clean.localhost/site.js',
    line: 12,
    column: 34,
    origin: 'owner',
    customData: { block: 'gallery' },
    websiteId: 'w1',
    templateId: 't1',
    url: 'http://clean.localhost/about/?a=b#team',
    userAgent: 'Test/1.0',
    count: 1,
  });
});

// errors#stack-limit
test('a stack of 5001 characters is cut at 5000 and marked truncated; one of 5000 stays whole', () => {
  const { clock, report, post } = reporter();
  for (const length of [5001, 5000]) {
    const error = new Error(`${length}`);
    error.stack = 'x'.repeat(length);
    report(error);
  }
  clock.turn(1000);
  const [cut, whole] = post(0).map(({ data }) => data.stack);
  expect(cut).toMatch(/^x+… \(truncated\)$/);
  expect(cut).toHaveLength(5000);
  expect(whole).toBe('x'.repeat(5000));
});

// errors#report-size
test.each([1500, 5000])(
  '10 errors with stacks of %i characters are one post of at most 16 KiB: stacks are cut and marked as truncated',
  (length) => {
    const { clock, sender, report, post, bodyBytes } = reporter();
    for (let count = 0; count < 10; count++) {
      const error = new Error(`${count}`);
      error.stack = `Error: ${count}\n`.padEnd(length, '    at open (http://clean.localhost/a-script.js:12:34)\n');
      report(error);
    }
    clock.turn(1000);
    expect(sender.sent).toMatchObject([{ isWhole: true }]);
    expect(bodyBytes()).toBeLessThanOrEqual(16_384);
    for (const { data } of post(0)) expect(data.stack).toMatch(/^Error: \d\n {4}at open [\s\S]{500,}… \(truncated\)$/);
    expect(post(0).map(({ data }) => data.message)).toEqual(Array.from({ length: 10 }, (_, count) => `Error: ${count}`));
  },
);

test('messages and addresses of 20,000 three-byte characters fit into one post as well', () => {
  const { clock, report, post, bodyBytes } = reporter();
  for (let count = 0; count < 10; count++) report(errorAt(`${count}${'é€'.repeat(10_000)}`));
  clock.turn(1000);
  expect(bodyBytes()).toBeLessThanOrEqual(16_384);
  expect(post(0).map(({ data }) => String(data.message).slice(0, 12))).toEqual(
    Array.from({ length: 10 }, (_, count) => `TypeError: ${count}`),
  );
});

// errors#identical-errors
test('1000 identical errors in a loop are one report with count 1000', () => {
  const { clock, sender, report, post } = reporter();
  for (let count = 0; count < 1000; count++) report(errorAt('again'));
  clock.turn(1000);
  expect(sender.sent).toHaveLength(1);
  expect(post(0).map(({ data }) => data.count)).toEqual([1000]);
});

// errors#report-debounce
test('an error every 100 ms is posted 1 s after its first occurrence, and then counted', () => {
  const { clock, sender, report, post } = reporter();
  for (let count = 0; count < 50; count++) {
    report(errorAt('each frame'));
    clock.turn(100);
  }
  expect(sender.sent).toHaveLength(1);
  expect(post(0).map(({ data }) => data.count)).toEqual([10]);
});

test('1000 errors of two alternating messages are one post of two reports', () => {
  const { clock, sender, report, post } = reporter();
  for (let count = 0; count < 1000; count++) report(errorAt(`message ${count % 2}`));
  clock.turn(1000);
  expect(sender.sent).toHaveLength(1);
  expect(post(0).map(({ data }) => data.count)).toEqual([500, 500]);
});

// errors#identical-errors
test('an error that occurs again after its post is not posted until the visitor leaves, then with its count', () => {
  const { clock, sender, report, flush, post } = reporter();
  report(errorAt('again'));
  clock.turn(1000);
  for (let count = 0; count < 7; count++) report(errorAt('again'));
  clock.turn(60_000);
  expect(sender.sent).toHaveLength(1);
  flush();
  flush();
  expect(sender.sent).toHaveLength(2);
  expect(post(1).map(({ data }) => data.count)).toEqual([7]);
});

// errors#report-limits
test('at most 10 different errors are queued; the others are counted', () => {
  const { clock, report, omitted, post } = reporter();
  for (let count = 0; count < 15; count++) report(errorAt(`${count}`));
  clock.turn(1000);
  expect(post(0)).toHaveLength(10);
  expect(omitted()).toEqual({ muted: 0, dropped: 5 });
});

// errors#report-limits
test('reporting stops after 20 posts; the others are counted', () => {
  const { clock, sender, report, omitted } = reporter();
  for (let count = 0; count < 25; count++) {
    report(errorAt(`${count}`));
    clock.turn(1000);
  }
  expect(sender.sent).toHaveLength(20);
  expect(omitted().dropped).toBe(5);
});

// errors#muted-errors
test.each([
  'Script error.',
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
])('"%s" is dropped and counted', (message) => {
  const { clock, sender, report, omitted } = reporter();
  report({ message, lineno: 0, filename: '', [Symbol.toStringTag]: 'ErrorEvent' });
  clock.turn(1000);
  expect(sender.sent).toEqual([]);
  expect(omitted()).toEqual({ muted: 1, dropped: 0 });
});

test('custom data that is not JSON does not throw, is counted, and affects no other report', () => {
  const { clock, report, omitted, post } = reporter();
  const round: Record<string, unknown> = {};
  round.self = round;
  expect(() => report(errorAt('one'), round)).not.toThrow();
  report(errorAt('two'));
  clock.turn(1000);
  expect(post(0).map(({ data }) => data.message)).toEqual(['TypeError: two']);
  expect(omitted().dropped).toBe(1);
});

test('a flush within a second of a post is sent after that second, by the next page if this one is closed', () => {
  const { clock, sender, report, flush } = reporter();
  report(errorAt('one'));
  clock.turn(1000);
  const postedMs = clock.now();
  clock.turn(300);
  report(errorAt('two'));
  flush();
  expect(sender.sent.map(({ notBeforeMs }) => notBeforeMs)).toEqual([0, postedMs + 1000]);
});

test('flush posts waiting errors at once, and nothing without any', () => {
  const { sender, report, flush } = reporter();
  flush();
  report(errorAt('one'));
  flush();
  flush();
  expect(sender.sent).toHaveLength(1);
});

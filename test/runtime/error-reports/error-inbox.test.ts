import { expect, test } from 'vitest';
import { connectInbox, createErrorInbox, onWaiting } from '../../../runtime/features/error-reports/error-inbox.ts';
import type { CaughtError } from '../../../runtime/page/errors.ts';

/** An inbox with a fake window. */
function inbox(early?: unknown) {
  const listeners = new Map<string, (event: unknown) => void>();
  const posted: { address: string; reports: { event: string; data: string; timestamp: number }[]; headers: object }[] = [];
  const window = {
    __ssErrors: early,
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    document: { addEventListener() {} },
    location: { href: 'http://a.test/x' },
    navigator: { userAgent: 'Test/1.0' },
  } as unknown as Window;
  const inbox = createErrorInbox(window, {
    async keepaliveFetch({ address, body, headers }) {
      posted.push({ address, reports: JSON.parse(String(body)), headers: Object(headers) });
      return new Response();
    },
    now: () => 1_700_000_000_000,
    crumb: () => 'c1',
    site: () => ({ websiteId: 'w1', templateId: 't1' }),
  });
  const fire = (name: string, event: unknown = {}) => listeners.get(name)?.(event);
  return {
    report: inbox.report,
    connect: (take: (caught: CaughtError) => void) => connectInbox(inbox, take),
    onWaiting: (callback: () => void) => onWaiting(inbox, callback),
    fire,
    posted,
  };
}

// errors#early-errors
test('the first 10 uncaught errors, rejections and reports wait for the reporter; later it receives each at once', () => {
  const { report, connect, fire } = inbox();
  fire('error', 'event 0');
  fire('unhandledrejection', 'event 1');
  for (let count = 2; count < 15; count++) report(`error ${count}`, { count });
  const taken: CaughtError[] = [];
  expect(connect((caught) => taken.push(caught))).toBe(5);
  expect(taken.map(({ error }) => error).slice(0, 3)).toEqual(['event 0', 'event 1', 'error 2']);
  expect(taken).toHaveLength(10);
  report('later');
  expect(taken[10]).toEqual({ error: 'later', custom: undefined, timestampMs: 1_700_000_000_000 });
});

// errors#early-errors
test('earlier errors of the page’s stub are first; a value that is not a list is ignored', () => {
  const { connect } = inbox(['early']);
  const taken: unknown[] = [];
  connect(({ error }) => taken.push(error));
  expect(taken).toEqual(['early']);
  expect(() => inbox('text')).not.toThrow();
});

// errors#errors-at-leave
test('if the visitor leaves before the reporter is loaded, the waiting errors are posted once, without a full description', () => {
  const { report, fire, posted } = inbox();
  const error = new TypeError('too soon');
  error.stack = 'x'.repeat(6000);
  fire('error', { message: 'Uncaught TypeError: too soon', filename: 'http://a.test/a.js', lineno: 3, colno: 7, error });
  fire('unhandledrejection', { reason: new RangeError('too far') });
  fire('error', { message: 'Script error.', lineno: 0, error: null });
  report('a text');
  report(Object.create(null));
  report(null);
  fire('unhandledrejection', { reason: null });
  fire('unhandledrejection', { reason: undefined });
  fire('unhandledrejection', { reason: { a: 1 } });
  fire('unhandledrejection', { reason: '' });
  fire('pagehide');
  fire('pagehide');
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    address: '/api/events/RecordJavascriptErrors',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'c1' },
  });
  const reports = posted[0]?.reports.map(({ event, data, timestamp }) => ({ event, timestamp, ...JSON.parse(data) })) ?? [];
  expect(reports[0]).toMatchObject({
    event: 'javascript-error',
    timestamp: 1_700_000_000_000,
    app: 'ss-runtime',
    message: 'Uncaught TypeError: too soon',
    file: 'http://a.test/a.js',
    line: 3,
    column: 7,
    websiteId: 'w1',
    templateId: 't1',
    url: 'http://a.test/x',
    userAgent: 'Test/1.0',
  });
  expect(reports[0].stack).toHaveLength(5000);
  expect(reports[0].stack).toContain('truncated');
  expect(reports.slice(1).map(({ message }) => message)).toEqual([
    'RangeError: too far',
    'a text',
    'unreadable object',
    'null',
    'null',
    'undefined',
    '[object Object] {"a":1}',
    '""',
  ]);
});

test('once the reporter is connected, page hide posts nothing', () => {
  const { report, connect, fire, posted } = inbox();
  report('one');
  connect(() => {});
  fire('pagehide');
  expect(posted).toEqual([]);
});

test(
  'the callback that fetches the reporter runs for each of the first 10 errors, also for one that was waiting, and for none ' +
    'after it is connected',
  () => {
    const { report, connect, onWaiting } = inbox(['early']);
    let calls = 0;
    onWaiting(() => {
      calls += 1;
    });
    expect(calls).toBe(1);
    for (let count = 0; count < 20; count++) report(`error ${count}`);
    expect(calls).toBe(10);
    connect(() => {});
    report('later');
    expect(calls).toBe(10);
    let quiet = 0;
    inbox().onWaiting(() => {
      quiet += 1;
    });
    expect(quiet).toBe(0);
  },
);

// errors#error-causes, errors#rejection-reason
test('a report at leave names five causes at most, the reason of an older promise library, and no getter stops it', () => {
  const { fire, posted } = inbox();
  const circle: Error & { cause?: unknown } = new Error('round');
  circle.cause = circle;
  fire('error', {
    message: 'Uncaught Error: a',
    error: new Error('a', { cause: new TypeError('b', { cause: 'c' }) }),
    lineno: 1,
  });
  fire('unhandledrejection', { reason: circle });
  fire('unhandledrejection', { detail: { reason: new RangeError('far') } });
  const hiding = Object.defineProperty(new Error('hiding'), 'cause', {
    get() {
      throw new Error('hidden');
    },
  });
  fire('unhandledrejection', { reason: hiding });
  fire('pagehide');
  expect(posted[0]?.reports.map(({ data }) => (JSON.parse(data) as { message: string }).message)).toEqual([
    'Uncaught Error: a; caused by TypeError: b; caused by c',
    `Error: round${'; caused by Error: round'.repeat(5)}`,
    'RangeError: far',
    'Error: hiding',
  ]);
});

import { expect, test } from 'vitest';
import { describeError } from '../../../runtime/features/error-reports/describe-error.ts';

/** Returns an event like the browser's; Node has no such classes. */
const eventOf = (name: string, fields: object) => ({ ...fields, [Symbol.toStringTag]: name });
const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('hidden');
    },
    getPrototypeOf() {
      throw new Error('hidden');
    },
    has() {
      throw new Error('hidden');
    },
  },
);
const hasNoText = {
  toString() {
    throw new Error('no text');
  },
};
const circle: Record<string, unknown> = { a: 1 };
circle.self = circle;

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

// errors#thrown-values
test.each([
  ['a text', 'plain', 'plain'],
  ['an empty text', '', '""'],
  ['a number', 42, '42'],
  ['0', 0, '0'],
  ['NaN', Number.NaN, 'NaN'],
  ['false', false, 'false'],
  ['a long number', 10n, '10'],
  ['null', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['a symbol', Symbol('odd'), 'Symbol(odd)'],
  ['a function', (): void => {}, '() => {}'],
  ['an object', { a: 1 }, '[object Object] {"a":1}'],
  ['an object without a prototype', Object.create(null), '[object Object] {}'],
  ['an empty list', [], '[object Array] []'],
  ['a list', ['a', 1], 'a,1'],
  ['an object whose toString throws', hasNoText, '[object Object] {}'],
  ['a circular object', circle, '[object Object] {"a":1,"self":"(circular)"}'],
  ['an unreadable object', unreadable, 'unreadable object {}'],
  ['an object like an error', { name: 'AxiosError', message: 'Network Error' }, 'AxiosError: Network Error'],
  ['an object with only a message', { message: 'no' }, 'Error: no'],
  ['an object with a code', { code: 17, reason: 'x' }, '[object Object] code 17, reason x'],
  ['an object with a message and a code', { message: 'no', code: 17, status: 0 }, 'Error: no (code 17, status 0)'],
  ['an object whose message is an object', { message: { text: 'deep' } }, 'Error: {"text":"deep"}'],
  [
    'an object with a getter that throws',
    Object.defineProperty({ a: 1 }, 'b', {
      enumerable: true,
      get() {
        throw new Error('hidden');
      },
    }),
    '[object Object] {"a":1}',
  ],
  ['a refusing proxy', revoked(), 'unreadable object {}'],
  [
    'a response',
    new Response('', { status: 404, statusText: 'Not Found' }),
    '[object Response] type default, status 404, statusText Not Found',
  ],
  ['an event', new Event('abort'), '[object Event] type abort'],
  ['a large object', { text: 'x'.repeat(600) }, `[object Object] {"text":"${'x'.repeat(475)}`],
])('the message of a thrown value describes it: %s', (_, thrown, message) => {
  expect(describeError(thrown)).toEqual({ message, stack: '', file: '', line: 0, column: 0 });
});

test('an exception of the browser, and an error without a message, are described by their names', () => {
  expect(describeError(new DOMException('stopped', 'AbortError')).message).toBe('AbortError: stopped');
  expect(describeError(new TypeError()).message).toBe('TypeError');
});

test('an error of another frame keeps its stack', () => {
  const foreign = { name: 'TypeError', message: 'far', stack: 'TypeError: far\n at x (https://a.test/b.js:3:7)' };
  expect(describeError(foreign)).toMatchObject({ message: 'TypeError: far', file: 'https://a.test/b.js', line: 3, column: 7 });
});

test('an error without a usable stack has no place', () => {
  const error = new Error('lost');
  Object.defineProperty(error, 'stack', {
    get() {
      throw new Error('hidden');
    },
  });
  expect(describeError(error)).toEqual({ message: 'Error: lost', stack: '', file: '', line: 0, column: 0 });
});

test('the place of an error event takes precedence over the stack’s', () => {
  const fields = { message: 'Uncaught Error: x', filename: 'http://a.test/b.js', lineno: 3, colno: 7, error: new Error('x') };
  expect(describeError(eventOf('ErrorEvent', fields))).toMatchObject({
    message: 'Uncaught Error: x',
    file: 'http://a.test/b.js',
    line: 3,
    column: 7,
  });
});

test('the event of an unhandled rejection is described by its reason', () => {
  const event = eventOf('PromiseRejectionEvent', { reason: new RangeError('too far') });
  expect(describeError(event)).toMatchObject({ message: 'RangeError: too far' });
});

test.each([
  [null, 'null'],
  [undefined, 'undefined'],
  [{ a: 1 }, '[object Object] {"a":1}'],
])('a rejection with the reason %j is described by it', (reason, message) => {
  expect(describeError(eventOf('PromiseRejectionEvent', { reason }))).toMatchObject({ message });
});

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });
const chain = new Error('outer', { cause: new TypeError('middle', { cause: 'inner' }) });
const selfish: Error & { cause?: unknown } = new Error('selfish');
selfish.cause = selfish;
const first: Error & { cause?: unknown } = new Error('first');
const second = new Error('second', { cause: first });
first.cause = second;
const deep = Array.from({ length: 30 }).reduce<Error>((cause, _, index) => new Error(`e${index}`, { cause }), new Error('root'));
const unhandled = (fields: object) => eventOf('CustomEvent', { type: 'unhandledrejection', ...fields });

// errors#error-causes, errors#rejection-reason
test.each([
  ['a chain of causes', chain, 'Error: outer; caused by TypeError: middle; caused by inner'],
  ['a cause that is false', new Error('a', { cause: false }), 'Error: a; caused by false'],
  ['a cause that is the error', selfish, 'Error: selfish'],
  ['a circle of causes', first, 'Error: first; caused by Error: second'],
  [
    'the errors of an aggregate',
    new AggregateError([new Error('a'), 'b'], 'all'),
    'AggregateError: all; error 1 of 2: Error: a; error 2 of 2: b',
  ],
  ['an aggregate without a message', new AggregateError([new TypeError('a')]), 'AggregateError; error 1 of 1: TypeError: a'],
  [
    'an aggregate whose error has a cause',
    new AggregateError([new Error('a', { cause: new RangeError('b') })], 'all'),
    'AggregateError: all; error 1 of 1: Error: a; caused by RangeError: b',
  ],
  [
    'a cause that is a response',
    new Error('a', { cause: new Response('', { status: 503 }) }),
    'Error: a; caused by [object Response] type default, status 503',
  ],
  [
    'a cause that is an exception of the browser',
    new Error('a', { cause: new DOMException('b', 'AbortError') }),
    'Error: a; caused by AbortError: b',
  ],
  [
    'a cause that is an error of another frame',
    new Error('a', { cause: { name: 'TypeError', message: 'far' } }),
    'Error: a; caused by TypeError: far',
  ],
  ['a cause that cannot be read', new Error('a', { cause: unreadable }), 'Error: a; caused by unreadable object {}'],
  [
    'a getter of the cause that throws',
    Object.defineProperty(new Error('a'), 'cause', {
      get() {
        throw new Error('hidden');
      },
    }),
    'Error: a',
  ],
  [
    'an object with an error',
    { ok: false, error: new TypeError('b') },
    '[object Object] {"ok":false,"error":"TypeError: b"}; error: TypeError: b',
  ],
  [
    'an error event as a reason',
    eventOf('ErrorEvent', { type: 'error', message: 'Uncaught x', error: new Error('x', { cause: 'y' }) }),
    'Uncaught x; caused by y',
  ],
  [
    'an event of an element',
    eventOf('Event', { type: 'error', target: { localName: 'script', src: 'https://a.test/b.js' } }),
    '[object Event] type error, target script https://a.test/b.js',
  ],
  [
    'an event of a video',
    eventOf('Event', {
      type: 'error',
      target: { localName: 'video', currentSrc: 'https://a.test/f.mp4', error: { code: 4, message: 'no source' } },
    }),
    '[object Event] type error, target video https://a.test/f.mp4; target’s error: Error: no source (code 4)',
  ],
  [
    'an event of a request',
    eventOf('ProgressEvent', {
      type: 'error',
      target: eventOf('XMLHttpRequest', { responseURL: 'https://a.test/x', status: 500 }),
    }),
    '[object ProgressEvent] type error, target XMLHttpRequest https://a.test/x status 500',
  ],
  [
    'a closed socket',
    eventOf('CloseEvent', { type: 'close', code: 1006, reason: 'gone' }),
    '[object CloseEvent] code 1006, type close, reason gone',
  ],
  [
    'the detail of an older promise library',
    unhandled({ detail: { reason: new RangeError('far'), promise: {} } }),
    'RangeError: far',
  ],
  ['the reason on an older event', unhandled({ reason: 'far', promise: {} }), 'far'],
  ['an undefined reason of an older library', unhandled({ detail: { reason: undefined, promise: {} } }), 'undefined'],
])('the message names the cause: %s', (_, thrown, message) => {
  expect(describeError(thrown).message).toBe(message);
});

// errors#error-causes
test('a long chain ends after 20 causes, and the causes in a message are cut at 1,000 characters', () => {
  expect(describeError(deep).message.match(/caused by/g)).toHaveLength(20);
  const { message } = describeError(new Error('a', { cause: new Error('b'.repeat(3000)) }));
  expect([message.length, message.slice(0, 25)]).toEqual(['Error: a'.length + 1000, 'Error: a; caused by Error']);
});

// errors#error-causes, errors#stack-limit
test('the stack contains those of the causes, and each keeps its share of the 5,000 characters', () => {
  const cause = withStack(new TypeError('b'), 'TypeError: b\n at y (https://a.test/b.js:3:7)');
  const error = withStack(new Error('a', { cause }), 'Error: a\n at x (native)');
  expect(describeError(error)).toMatchObject({
    stack: 'Error: a\n at x (native)\nCaused by: TypeError: b\n at y (https://a.test/b.js:3:7)',
    file: 'https://a.test/b.js',
    line: 3,
    column: 7,
  });
  // Stacks of Firefox and WebKit have no message.
  Object.assign(cause, { stack: 'y@https://a.test/b.js:3:7' });
  expect(describeError(error).stack).toBe('Error: a\n at x (native)\nCaused by: TypeError: b\ny@https://a.test/b.js:3:7');
  const long = withStack(new Error('a', { cause }), `Error: a\n${'x'.repeat(9000)}`);
  expect(describeError(long).stack).toHaveLength(5000);
  expect(describeError(long).stack).toMatch(/… \(truncated\)\nCaused by: TypeError: b\ny@https:\/\/a\.test\/b\.js:3:7$/);
});

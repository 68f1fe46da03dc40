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
  ['a circular object', circle, '[object Object] {}'],
  ['an unreadable object', unreadable, 'unreadable object {}'],
  ['an object like an error', { name: 'AxiosError', message: 'Network Error' }, 'AxiosError: Network Error'],
  ['an object with only a message', { message: 'no' }, 'Error: no'],
  ['an object with a code', { code: 17, reason: 'x' }, '[object Object] code 17'],
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

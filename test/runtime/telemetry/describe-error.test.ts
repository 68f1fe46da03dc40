import { expect, test } from 'vitest';
import { describeError } from '../../../runtime/telemetry/describe-error.ts';

test.each([
  ['a text', 'plain', 'plain'],
  ['a number', 42, '42'],
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['an object that cannot be a text', Object.create(null), ''],
  ['a symbol', Symbol('odd'), 'Symbol(odd)'],
])('%s that is thrown has its message and no place', (_, thrown, message) => {
  expect(describeError(thrown)).toEqual({ message, stack: '', file: '', line: 0, column: 0 });
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

/** As the browser makes them; Node has no such classes. */
const eventOf = (name: string, fields: object) => ({ ...fields, [Symbol.toStringTag]: name });

test('an error event says its own place', () => {
  const fields = { message: 'Uncaught Error: x', filename: 'http://a.test/b.js', lineno: 3, colno: 7, error: new Error('x') };
  expect(describeError(eventOf('ErrorEvent', fields))).toMatchObject({
    message: 'Uncaught Error: x',
    file: 'http://a.test/b.js',
    line: 3,
    column: 7,
  });
});

test('the event of an unhandled rejection is its reason', () => {
  const event = eventOf('PromiseRejectionEvent', { reason: new RangeError('too far') });
  expect(describeError(event)).toMatchObject({ message: 'RangeError: too far' });
});

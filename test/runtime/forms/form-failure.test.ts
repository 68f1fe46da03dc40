import { expect, test } from 'vitest';
import { chooseFailure } from '../../../runtime/contract/forms/form-failure.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const message = (status: number, body: unknown = null) => chooseFailure({ status, body }).message;

// forms#status-messages forms#message-choice
test('a text is shown unchanged, a known status by its sentence', () => {
  expect(chooseFailure('As it is.')).toEqual({ message: 'As it is.', errors: {} });
  expect([401, 404, 429, 500].map((status) => message(status, { error: 'not this' }))).toEqual([
    'Unable to submit form. Please try again later.',
    'This form has not been configured yet.',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'Unable to send form. Please try again later.',
  ]);
});

// forms#message-choice
test('400 with errors gives a sentence for each field and one for the form; of a list the first', () => {
  expect(chooseFailure({ status: 400, body: { errors: { a: 'A.', b: ['B.', 'C.'], c: 7 } } })).toEqual({
    message: 'One or more fields is invalid, please check your entries.',
    errors: { a: 'A.', b: 'B.' },
  });
});

// forms#message-choice forms#messages
test('otherwise the platform’s error text is shown, else the sentence for an unknown error', () => {
  const unknown = 'Unknown error, please try again later.';
  for (const status of [400, 403, 409, 413, 503]) expect(message(status, { error: 'E.' })).toBe('E.');
  expect([message(503, {}), message(0)]).toEqual([unknown, unknown]);
  for (const body of hostileValues) expect(() => message(400, { errors: body, error: body })).not.toThrow();
});

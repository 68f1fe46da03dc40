import { expect, test } from 'vitest';
import type { CallOptions } from '../../../../runtime/features/calls/call-options.ts';
import type { Calls } from '../../../../runtime/features/calls/calls.ts';
import type { CallOutcome } from '../../../../runtime/features/calls/data-layer.ts';
import { isEmail, signUp } from '../../../../runtime/features/popup/popup-sign-up.ts';

const form = {
  formId: 'f1',
  collectionId: 'c1',
  objectName: 'popup-overlay',
  fieldId: 'email',
  submitText: 'Join',
  successText: 'Thanks',
};
const good = (value: unknown): CallOutcome => ({ ok: true, status: 200, value });
const bad = (status: number, said: object = {}): CallOutcome => {
  const fields = {
    error: '',
    message: '',
    billingErrorCode: '',
    errors: {},
    loginRequired: false,
    authorizationFail: false,
    crumbFail: false,
    crumb: '',
    cleaned: false,
    ...said,
  };
  return { ok: false, failure: { kind: 'server', status, url: '', format: 'json', message: '', fields } };
};

/** Calls that answer in turn, and what they were asked. */
function answering(...answers: CallOutcome[]) {
  const asked: [string, CallOptions | undefined][] = [];
  const post: Calls['post'] = async (address, options) => {
    asked.push([address, options]);
    return answers.shift() ?? bad(0);
  };
  return { post, asked };
}

test('it asks for a key and sends the address with it, as the site’s overlay form', async () => {
  const calls = answering(good({ key: 'k1' }), good({}));
  expect(await signUp(calls, form, 'a@b.example', { pagePath: '/x' })).toBeNull();
  expect(calls.asked.map(([address]) => address)).toEqual(['/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission']);
  expect(calls.asked[1]?.[1]).toMatchObject({
    encoding: 'form',
    data: {
      key: 'k1',
      formId: 'f1',
      collectionId: 'c1',
      objectName: 'popup-overlay',
      isOverlayForm: true,
      submitButtonText: 'Join',
      form: '{"email":"a@b.example"}',
      pagePath: '/x',
    },
  });
});

test.each<[string, CallOutcome[], string]>([
  ['no key', [bad(500)], 'Could not get a form submission key, please try again later.'],
  ['an empty key', [good({})], 'Could not get a form submission key, please try again later.'],
  ['401', [good({ key: 'k' }), bad(401)], 'Unable to submit form. Please try again later.'],
  ['404', [good({ key: 'k' }), bad(404)], 'This form has not been configured yet.'],
  ['429', [good({ key: 'k' }), bad(429)], 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['500', [good({ key: 'k' }), bad(500)], 'Unable to send form. Please try again later.'],
  ['400 with the field’s error', [good({ key: 'k' }), bad(400, { errors: { email: 'Already here.' } })], 'Already here.'],
  ['400 with an error', [good({ key: 'k' }), bad(400, { error: 'Not today.' })], 'Not today.'],
  ['no connection', [good({ key: 'k' }), bad(0)], 'Unknown error, please try again later.'],
])('%s is said in the catalogue’s words', async (_case, answers, sentence) => {
  expect(await signUp(answering(...answers), form, 'a@b.example', {})).toBe(sentence);
});

test.each([
  ['a@b.example', false],
  ['a@b.com', true],
  ['first.last+tag@mail.site.info', true],
  ['a@b', false],
  ['a b@c.com', false],
  ['a@@c.com', false],
  ['@c.com', false],
  ['a@.com', false],
  [`${'a'.repeat(250)}@b.com`, true],
  [`${'a'.repeat(251)}@b.com`, false],
  ['', false],
])('%s: an e-mail address, %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

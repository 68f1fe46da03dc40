import { expect, test } from 'vitest';
import { chooseFailure } from '../../../../../runtime/contract/forms/form-failure.ts';
import type { CallOptions } from '../../../../../runtime/features/calls/call-options.ts';
import type { Calls } from '../../../../../runtime/features/calls/calls.ts';
import type { CallOutcome } from '../../../../../runtime/features/calls/data-layer.ts';
import { sendForm } from '../../../../../runtime/features/forms/sending/submission.ts';

const submission = { formId: 'f', collectionId: 'c', objectName: 'o', isOverlayForm: false, submitButtonText: 'Go', form: '{}' };
const good = (value: unknown = {}): CallOutcome => ({ ok: true, status: 200, value });
const bad = (status: number, error = '', errors: object = {}): CallOutcome => ({
  ok: false,
  failure: {
    kind: status === 0 ? 'network' : 'server',
    status,
    url: '',
    format: 'json',
    message: '',
    fields: { error, errors } as never,
  },
});

/** Sends again and again with these answers: what was said, and the key of each submission. */
async function attempts(...answers: CallOutcome[]) {
  let key = '';
  const keys: string[] = [];
  const asked: string[] = [];
  const post: Calls['post'] = async (address, options?: CallOptions) => {
    asked.push(address.split('/').at(-1) ?? '');
    if (options?.data) keys.push((options.data as { key: string }).key);
    return answers.shift() as CallOutcome;
  };
  const store = {
    get key() {
      return key;
    },
    set key(next) {
      key = next;
    },
  };
  const said: (string | undefined)[] = [];
  while (answers.length > 0) {
    const refusal = await sendForm({ post }, submission, { pagePath: '/' }, store);
    said.push(refusal === null ? undefined : chooseFailure(refusal).message);
  }
  return { said, keys, asked, left: key };
}

// forms#submission-key
test('a key first, then the submission with it; no key, no submission', async () => {
  expect(await attempts(good({ key: 'k1' }), good())).toEqual({
    said: [undefined],
    keys: ['k1'],
    asked: ['FormSubmissionKey', 'SaveFormSubmission'],
    left: '',
  });
  const { said, keys } = await attempts(good({ key: '' }));
  expect([said, keys]).toEqual([['Could not get a form submission key, please try again later.'], []]);
});

// forms#same-key
test('a send without an answer keeps its key over every refusal until it is taken', async () => {
  const { keys, asked, left } = await attempts(
    good({ key: 'k1' }),
    bad(0),
    bad(500),
    bad(400, '', { a: 'A.' }),
    bad(429),
    good(),
  );
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  expect(asked.filter((name) => name === 'FormSubmissionKey')).toHaveLength(1);
  expect(left).toBe('');
});

test('a plain refusal under a new key asks for another; so does a key that the platform does not know', async () => {
  const refused = await attempts(good({ key: 'k1' }), bad(400, '', { a: 'A.' }), good({ key: 'k2' }), good());
  expect(refused.keys).toEqual(['k1', 'k2']);
  const unknown = bad(400, 'Error processing form submission. Please reload and try again.');
  const renewed = await attempts(good({ key: 'k1' }), bad(0), unknown, good({ key: 'k2' }), good());
  expect(renewed.keys).toEqual(['k1', 'k1', 'k2']);
});

// forms#same-key
test('values that were changed after a send without an answer are another submission, under a key of its own', async () => {
  const keys: string[] = [];
  const store = { key: '' };
  const answers = [good({ key: 'k1' }), bad(0), bad(0), good({ key: 'k2' }), good()];
  const post: Calls['post'] = async (_, options?: CallOptions) => {
    if (options?.data) keys.push((options.data as { key: string }).key);
    return answers.shift() as CallOutcome;
  };
  for (const form of ['{"a":"secret"}', '{"a":"secret"}', '{"a":"secrets"}']) {
    await sendForm({ post }, { ...submission, form }, {}, store);
    expect(store.key).not.toContain('secret');
  }
  expect(keys).toEqual(['k1', 'k1', 'k2']);
  expect(store.key).toBe('');
});

// forms#success-response
test.each<[response: string, value: unknown]>([
  ['an empty response', null],
  ['no object', []],
  ['a message', { message: 'We have it.' }],
])('%s of a successful status is sent, and the next submission goes out under a key of its own', async (_, value) => {
  const { said, keys, left } = await attempts(good({ key: 'k1' }), good(value), good({ key: 'k2' }), good(value));
  expect([said, keys, left]).toEqual([[undefined, undefined], ['k1', 'k2'], '']);
});

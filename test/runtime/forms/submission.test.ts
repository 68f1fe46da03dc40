import { expect, test } from 'vitest';
import { chooseFailure } from '../../../runtime/contract/forms/form-failure.ts';
import type { CallOptions } from '../../../runtime/features/calls/call-options.ts';
import type { Calls } from '../../../runtime/features/calls/calls.ts';
import type { CallOutcome } from '../../../runtime/features/calls/data-layer.ts';
import { postSubmission } from '../../../runtime/features/forms/sending/submission.ts';

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

/** Sends once for each response; returns the shown sentences and the key of each submission. */
async function attempts(...responses: CallOutcome[]) {
  let key = '';
  const keys: string[] = [];
  const calls: string[] = [];
  const post: Calls['post'] = async (address, options?: CallOptions) => {
    calls.push(address.split('/').at(-1) ?? '');
    if (options?.data) keys.push((options.data as { key: string }).key);
    return responses.shift() as CallOutcome;
  };
  const store = {
    get key() {
      return key;
    },
    set key(next) {
      key = next;
    },
  };
  const shown: (string | undefined)[] = [];
  while (responses.length > 0) {
    const refusal = await postSubmission({ post }, submission, { pagePath: '/' }, store);
    shown.push(refusal === null ? undefined : chooseFailure(refusal).message);
  }
  return { shown, keys, calls, left: key };
}

// forms#submission-key
test('a key is requested first, then the submission is sent under it; without a key nothing is sent', async () => {
  expect(await attempts(good({ key: 'k1' }), good())).toEqual({
    shown: [undefined],
    keys: ['k1'],
    calls: ['FormSubmissionKey', 'SaveFormSubmission'],
    left: '',
  });
  const { shown, keys } = await attempts(good({ key: '' }));
  expect([shown, keys]).toEqual([['Could not get a form submission key, please try again later.'], []]);
});

// forms#same-key
test('a send without a response keeps its key after every refusal until it is stored', async () => {
  const { keys, calls, left } = await attempts(
    good({ key: 'k1' }),
    bad(0),
    bad(500),
    bad(400, '', { a: 'A.' }),
    bad(429),
    good(),
  );
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  expect(calls.filter((name) => name === 'FormSubmissionKey')).toHaveLength(1);
  expect(left).toBe('');
});

test('a send after a refusal under a new key requests another key; so does one after a key that the platform rejects', async () => {
  const refused = await attempts(good({ key: 'k1' }), bad(400, '', { a: 'A.' }), good({ key: 'k2' }), good());
  expect(refused.keys).toEqual(['k1', 'k2']);
  const unknown = bad(400, 'Error processing form submission. Please reload and try again.');
  const renewed = await attempts(good({ key: 'k1' }), bad(0), unknown, good({ key: 'k2' }), good());
  expect(renewed.keys).toEqual(['k1', 'k1', 'k2']);
});

// forms#same-key
test('values that were changed after a send without a response are another submission with a key of its own', async () => {
  const keys: string[] = [];
  const store = { key: '' };
  const responses = [good({ key: 'k1' }), bad(0), bad(0), good({ key: 'k2' }), good()];
  const post: Calls['post'] = async (_, options?: CallOptions) => {
    if (options?.data) keys.push((options.data as { key: string }).key);
    return responses.shift() as CallOutcome;
  };
  for (const form of ['{"a":"secret"}', '{"a":"secret"}', '{"a":"secrets"}']) {
    await postSubmission({ post }, { ...submission, form }, {}, store);
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
])('%s with a successful status counts as sent, and the next submission gets a key of its own', async (_, value) => {
  const { shown, keys, left } = await attempts(good({ key: 'k1' }), good(value), good({ key: 'k2' }), good(value));
  expect([shown, keys, left]).toEqual([[undefined, undefined], ['k1', 'k2'], '']);
});

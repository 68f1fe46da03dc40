import { describe, expect, test } from 'vitest';
import { createIdempotentResponses, idempotencyKeyOf } from '../../../fake-server/state/idempotent-responses.ts';
import { call, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const response = (body: unknown) => ({ status: 200, body });

describe('idempotent responses', () => {
  test('a key has its first response, for its endpoint only', () => {
    const repeats = createIdempotentResponses();
    expect(repeats.find('form-submission-key', 'a')).toBe(undefined);
    repeats.remember('form-submission-key', 'a', response('one'));
    expect(repeats.find('form-submission-key', 'a')).toEqual(response('one'));
    expect(repeats.find('logout', 'a')).toBe(undefined);
    repeats.clear();
    expect(repeats.find('form-submission-key', 'a')).toBe(undefined);
  });

  test('the oldest response is dropped beyond the limit', () => {
    const repeats = createIdempotentResponses(2);
    for (const key of ['a', 'b', 'c']) repeats.remember('logout', key, response(key));
    expect(['a', 'b', 'c'].map((key) => repeats.find('logout', key)?.body)).toEqual([undefined, 'b', 'c']);
  });
});

test.each([
  ['a uuid', '0b7e4f1c-6c1d-4f0e-9a51-3d9a5a4c1f00', true],
  ['an empty one', '', false],
  ['one of 256 characters', 'a'.repeat(256), false],
  ['one with other characters', 'a b', false],
])('an Idempotency-Key: %s', (_name, key, isOne) => {
  expect(idempotencyKeyOf({ 'idempotency-key': key })).toBe(isOne ? key : null);
});

const ask = async (platform: Awaited<ReturnType<typeof startPlatform>>, key?: string, fault?: string) => {
  const headers = { ...(key ? { 'idempotency-key': key } : {}), ...(fault ? { 'x-ss-fault': fault } : {}) };
  const { status, json } = await call(platform, '/api/form/FormSubmissionKey', { method: 'POST', headers });
  return status === 200 ? (json() as { key: string }).key : status;
};

test('a repeated call with its key gets the first response again, and a note in the journal', async () => {
  const platform = await startPlatform();
  const [one, again, other, without] = [
    await ask(platform, 'k1'),
    await ask(platform, 'k1'),
    await ask(platform, 'k2'),
    await ask(platform),
  ];
  expect(again).toBe(one);
  expect(new Set([one, other, without]).size).toBe(3);
  const notes = platform.journal.entries({ endpoint: 'form-submission-key' }).map(({ note }) => note);
  expect(notes).toEqual([undefined, expect.stringContaining('duplicate'), undefined, undefined]);
});

test('a failed call has its effect when it is repeated with its key', async () => {
  const platform = await startPlatform();
  expect(await ask(platform, 'k1', 'status:503')).toBe(503);
  expect(await ask(platform, 'k1')).toEqual(expect.any(String));
  expect(platform.journal.entries({ endpoint: 'form-submission-key' })[1]?.note).toBe(undefined);
});

test('a session is created once for repeated calls with one key', async () => {
  const platform = await startPlatform();
  const body = JSON.stringify({ email: 'reader@example.com', password: 'x', rememberMe: false });
  const logIn = () =>
    call(platform, '/api/site-users/account/session', {
      method: 'POST',
      headers: { ...jsonHeaders, 'idempotency-key': 'k1' },
      body,
    });
  const [first, second] = [await logIn(), await logIn()];
  expect(second.text).toBe(first.text);
  expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
});

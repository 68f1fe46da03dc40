import { describe, expect, test } from 'vitest';
import { createFormKeys } from '../../../cli/replay/form-keys.ts';
import type { RecordedRequest } from '../../../cli/replay/recorded-request.ts';

const submission = (body: string) => ({ body: Buffer.from(body) }) as unknown as RecordedRequest;
const bodyOf = async (renewed: Promise<RecordedRequest>) => (await renewed).body.toString();

describe('form keys', () => {
  test('a submission gets the key that was given out in this replay, and stays as it is otherwise', async () => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve({ status: 200, body: '{"key":"new $1&"}' }));
    expect(await bodyOf(keys.renew(submission('formId=1&key=old&form=%7B%22key%22%3A1%7D&monkey=2')))).toBe(
      'formId=1&key=new%20%241%26&form=%7B%22key%22%3A1%7D&monkey=2',
    );
  });

  test('waits for a key that is on its way', async () => {
    const keys = createFormKeys();
    let answer = (_outcome: { status: number; body: string }): void => undefined;
    keys.noteKeyRequest(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const renewed = bodyOf(keys.renew(submission('key=old')));
    answer({ status: 200, body: '{"data":{"key":"new"}}' });
    expect(await renewed).toBe('key=new');
  });

  test('every key is used once; without one the recorded one goes out', async () => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve({ status: 200, body: '{"key":"new"}' }));
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=new');
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=old');
  });

  test.each([
    [{ failed: 'connection refused', refused: true }],
    [{ status: 500, body: '<p>' }],
    [{ status: 200, body: '{"key":5}' }],
    [{ status: 200 }],
  ])('%j gives no key', async (outcome) => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve(outcome));
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=old');
  });
});

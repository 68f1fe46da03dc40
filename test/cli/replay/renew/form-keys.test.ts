import { describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { createFormKeys } from '../../../../cli/replay/renew/form-keys.ts';
import type { Outcome } from '../../../../cli/replay/send/outcome.ts';
import { completeResponse } from '../../../helpers/platform/replay-parts.ts';

const submission = (body: string) => ({ body }) as unknown as RecordedRequest;
const bodyOf = async (renewed: Promise<RecordedRequest>) => (await renewed).body;

describe('form keys', () => {
  test('a submission gets a key of this replay, and is otherwise unchanged', async () => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve(completeResponse(200, '{"key":"new $1&"}')));
    expect(await bodyOf(keys.renew(submission('formId=1&key=old&form=%7B%22key%22%3A1%7D&monkey=2')))).toBe(
      'formId=1&key=new%20%241%26&form=%7B%22key%22%3A1%7D&monkey=2',
    );
  });

  test('waits for a pending request for a key', async () => {
    const keys = createFormKeys();
    let respond = (_outcome: Outcome): void => undefined;
    keys.noteKeyRequest(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    const renewed = bodyOf(keys.renew(submission('key=old')));
    respond(completeResponse(200, '{"data":{"key":"new"}}'));
    expect(await renewed).toBe('key=new');
  });

  test('every key is used once; without a key the recorded one is sent', async () => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve(completeResponse(200, '{"key":"new"}')));
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=new');
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=old');
  });

  test.each([
    [{ failed: 'connection refused', hasLeft: false }],
    [completeResponse(500, '<p>')],
    [completeResponse(200, '{"key":5}')],
    [completeResponse(200)],
  ])('%j contains no key', async (outcome) => {
    const keys = createFormKeys();
    keys.noteKeyRequest(Promise.resolve(outcome));
    expect(await bodyOf(keys.renew(submission('key=old')))).toBe('key=old');
  });
});

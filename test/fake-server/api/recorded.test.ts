import { expect, test } from 'vitest';
import { decodeRecordedCall } from '../../../fake-server/api/recorded.ts';

const request = { body: { id: 'example' } };
const response = { status: 200, body: { ok: true } };
const note = 'Made by hand.';

test('a payload of format 2 has its response under `response`, one of format 1 under `answer`', () => {
  const call = { request, response, note };
  expect(decodeRecordedCall({ format: 2, ...call })).toEqual(call);
  expect(decodeRecordedCall({ request, answer: response, note })).toEqual(call);
});

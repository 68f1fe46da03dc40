import { describe, expect, test } from 'vitest';
import { handlers } from '../../fake-server/endpoints/index.ts';
import { type RecordedCall, readRecordedPayloads } from '../../fake-server/recorded.ts';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { answerSchemas, requestSchemas } from '../../runtime/contract/schemas/index.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../helpers/platform.ts';

const payloads = readRecordedPayloads();
const rows = Object.entries(endpoints).map(([key, row]) => ({ key, row, payload: payloads.get(row.name) as RecordedCall }));

/** The recorded request's body as a client would send it: JSON text inside fields, as the contract's encoding asks. */
function encodeBody(
  { encoding, name }: (typeof rows)[number]['row'],
  body: unknown,
): { body?: string; headers: Record<string, string> } {
  if (body === null) return { headers: {} };
  if (encoding === 'form' || encoding === 'form-or-json') {
    const fields = Object.entries(body as object).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    return { body: new URLSearchParams(fields).toString(), headers: formHeaders };
  }
  const sent =
    name === 'record-javascript-errors'
      ? (body as { data: unknown }[]).map((report) => ({ ...report, data: JSON.stringify(report.data) }))
      : body;
  return {
    body: JSON.stringify(sent),
    headers: encoding === 'text' ? { 'content-type': 'text/plain;charset=UTF-8' } : jsonHeaders,
  };
}

test('there are 21 calls, each with a handler and a recorded payload', () => {
  expect(rows).toHaveLength(21);
  expect(Object.values(handlers).map(({ endpoint }) => endpoint.name)).toEqual(rows.map(({ row }) => row.name));
});

describe.each(rows)('$row.name', ({ row, payload }) => {
  test('its recorded request and answer keep the contract', () => {
    const { query = {}, body } = payload.request;
    expect(requestSchemas[row.name].safeParse({ query, body }).error?.issues ?? []).toEqual([]);
    expect(answerSchemas[row.name].safeParse(payload.answer.body).error?.issues ?? []).toEqual([]);
    expect(payload.note).not.toBe('');
  });

  test('answers its recorded request with the recorded status, and journals it as valid', async () => {
    const platform = await startPlatform();
    const { query = {}, headers = {}, path = row.path, body } = payload.request;
    const encoded = encodeBody(row, await withLiveKey(platform, body));
    const search = new URLSearchParams(query).toString();
    const answer = await call(platform, search === '' ? path : `${path}?${search}`, {
      method: row.method,
      ...encoded,
      headers: { ...encoded.headers, ...headers },
    });
    const entry = platform.journal.entries().at(-1);
    expect(entry?.problems).toEqual([]);
    expect([answer.status, entry?.endpoint, entry?.status]).toEqual([payload.answer.status, row.name, payload.answer.status]);
    if (String(answer.headers['content-type']).startsWith('application/json')) {
      expect(answerSchemas[row.name].safeParse(answer.json()).error?.issues ?? []).toEqual([]);
    }
  });

  test('answers a request that holds nothing, without a failure of its own', async () => {
    const platform = await startPlatform();
    const answer = await call(platform, row.path.replace('{id}', 'x'), { method: row.method });
    expect(answer.status).toBeLessThan(500);
    expect(platform.journal.entries()).toHaveLength(1);
  });
});

/** A form submission needs a key that this very platform gave out. */
async function withLiveKey(platform: Awaited<ReturnType<typeof startPlatform>>, body: unknown): Promise<unknown> {
  if ((body as { key?: unknown } | null)?.key === undefined) return body;
  const { key } = (await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
  return { ...(body as object), key };
}

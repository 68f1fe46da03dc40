// covers: runtime/contract/commerce/
import { describe, expect, test } from 'vitest';
import { type RecordedCall, readRecordedPayloads } from '../../fake-server/api/recorded.ts';
import { requestSchemas, responseSchemas } from '../../fake-server/common/schemas/index.ts';
import { handlers } from '../../fake-server/endpoints/index.ts';
import type { Platform } from '../../fake-server/start.ts';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../helpers/platform/platform.ts';
import { mugId, shopper, startShop } from '../helpers/platform/shop.ts';
import { expectedCalls } from '../helpers/values/expected-names.ts';

const payloads = readRecordedPayloads();
const rows = Object.entries(endpoints).map(([key, row]) => ({ key, row, payload: payloads.get(row.name) as RecordedCall }));

/** Returns the body of a recorded request as clients send it: in the contract's encoding, with JSON as text in fields. */
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

/** Returns the cookie of a cart with the items of the recorded requests, and the id of another cart's order. */
async function withLiveCart(platform: Platform): Promise<{ cookie: string; orderId: string }> {
  const other = shopper(platform);
  await other.add(mugId, 'mug-l');
  const paid = await other.pay('recorded-payment-before');
  const visitor = shopper(platform);
  await visitor.add(mugId, 'mug-s');
  const { order } = paid.json() as { order: { id: string } };
  return { cookie: [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; '), orderId: order.id };
}

test('each call has a recorded payload; 19 compute their response', () => {
  expect(rows).toHaveLength(expectedCalls.length);
  expect(rows.map(({ payload }) => typeof payload.response.status)).toEqual(rows.map(() => 'number'));
  expect(Object.keys(handlers)).toHaveLength(19);
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(handlers)));
});

describe.each(rows)('$row.name', ({ row, payload }) => {
  test('its recorded request and response match the contract', () => {
    const { query = {}, body } = payload.request;
    expect(requestSchemas[row.name].safeParse({ query, body }).error?.issues ?? []).toEqual([]);
    expect(responseSchemas[row.name].safeParse(payload.response.body).error?.issues ?? []).toEqual([]);
    expect(payload.note).not.toBe('');
  });

  test('responds to its recorded request with the recorded status, and journals it as valid', async () => {
    const isOfStore = row.name.startsWith('commerce-');
    const platform = isOfStore ? await startShop() : await startPlatform();
    const { query = {}, path: recordedPath = row.path, body } = payload.request;
    const live = isOfStore ? await withLiveCart(platform) : { cookie: '', orderId: '' };
    const headers = { ...payload.request.headers, ...(live.cookie ? { cookie: live.cookie } : {}) };
    const path = recordedPath.replace('recorded-order', live.orderId);
    const encoded = encodeBody(row, await withLiveKey(platform, body));
    const search = new URLSearchParams(query).toString();
    const response = await call(platform, search === '' ? path : `${path}?${search}`, {
      method: row.method,
      ...encoded,
      headers: { ...encoded.headers, ...headers },
    });
    const entry = platform.journal.entries().at(-1);
    expect(entry?.problems).toEqual([]);
    expect([response.status, entry?.endpoint, entry?.status]).toEqual([
      payload.response.status,
      row.name,
      payload.response.status,
    ]);
    if (String(response.headers['content-type']).startsWith('application/json')) {
      expect(responseSchemas[row.name].safeParse(response.json()).error?.issues ?? []).toEqual([]);
    }
  });

  test('responds to an empty request with a status below 500', async () => {
    const platform = await startPlatform();
    const response = await call(platform, row.path.replace('{id}', 'x'), { method: row.method });
    expect(response.status).toBeLessThan(500);
    expect(platform.journal.entries()).toHaveLength(1);
  });
});

/** Replaces the key of a form submission by one that the platform has issued. */
async function withLiveKey(platform: Platform, body: unknown): Promise<unknown> {
  if ((body as { key?: unknown } | null)?.key === undefined) return body;
  const { key } = (await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
  return { ...(body as object), key };
}

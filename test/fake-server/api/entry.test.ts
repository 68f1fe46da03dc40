import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../../fake-server/sessions/sessions.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const hitPath = '/api/census/RecordHit';
const recordsPath = '/api/1/performance/records';
const mebibyte = 1024 * 1024;
/** The entry of a body that is longer as JSON leaves it out. */
const maxGrowth = 5;
const fixedBytes = 64 * 1024;

describe('the entry of a call', () => {
  test('has the decided response with its status, headers and decoded body, and the time it took', async () => {
    const platform = await startPlatform();
    await call(platform, '/api/1/performance/settings');
    await call(platform, '/api/1/performance/settings', { method: 'PUT' });
    await call(platform, '/api/nope');
    const [settings, refused, unknown] = platform.journal.entries();
    expect(settings?.response).toMatchObject({ status: 200, headers: {}, body: { pageLoadId: expect.any(String) } });
    expect(settings?.durationMs).toBeGreaterThan(0);
    expect(refused?.response).toMatchObject({ status: 405, headers: { allow: 'GET' }, body: { error: expect.any(String) } });
    expect(unknown?.response).toEqual({ status: 404, headers: {}, body: { error: 'The contract has no call at /api/nope.' } });
  });

  test('has the response of a fault: its text, no body for 204, and what a reset kept from the client', async () => {
    const platform = await startPlatform();
    for (const rule of ['status:503:text', '204', 'reset']) {
      await call(platform, hitPath, { method: 'POST', headers: { ...formHeaders, 'X-SS-Fault': rule }, body: 'a=1' }).catch(
        () => null,
      );
    }
    expect(platform.journal.entries().map(({ status, response }) => [status, response])).toEqual([
      [503, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Service Unavailable' }],
      [204, { status: 204, headers: {}, body: null }],
      [0, { status: 200, headers: {}, body: {} }],
    ]);
  });

  test('has the first 50 problems, each of at most 500 characters, and the number of the others', async () => {
    const platform = await startPlatform();
    const long = 'x'.repeat(5000);
    const errors = Array.from({ length: 1000 }, () => ({ event: '', data: { message: 1, [long]: 1 } }));
    await call(platform, '/api/events/RecordJavascriptErrors', {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify(errors).slice(0, mebibyte),
    });
    await call(platform, '/api/events/RecordJavascriptErrors', {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify(Array(1000).fill({})),
    });
    await call(platform, `/api/${long}`);
    const [, many, unknown] = platform.journal.entries();
    expect(many?.problems).toHaveLength(51);
    expect(many?.problems.at(-1)).toEqual({ pointer: '', message: '… and 2,950 more.' });
    expect(unknown?.problems[0]?.message).toHaveLength(501);
  });
});

test('an error inside the platform gets status 500, and its entry has the message', async () => {
  const platform = await startPlatform();
  const session = platform.session('broken') as Session;
  vi.spyOn(session.state.duplicates, 'isKnown').mockImplementation(() => {
    throw new Error('the table is broken');
  });
  const path = `${hitPath}?eid=1`;
  const response = await call(platform, path, {
    method: 'POST',
    headers: { ...formHeaders, 'X-SS-Session': 'broken' },
    body: 'a=1',
  });
  const message = 'The platform failed at this call: the table is broken.';
  expect([response.status, response.json()]).toEqual([500, { error: message }]);
  expect(session.journal.entries()).toMatchObject([{ status: 500, valid: false, bodyText: 'a=1', endpoint: 'record-hit' }]);
  expect(session.journal.entries()[0]?.problems.at(-1)).toEqual({ pointer: '', message });
  expect((await call(platform, path, { method: 'POST', headers: formHeaders, body: 'a=1' })).status).toBe(200);
});

describe('a hostile call gets its response and an entry of bounded size', () => {
  const long = (text: string, characters = mebibyte - 100): string => text.repeat(Math.floor(characters / text.length));
  test.each([
    ['130,000 performance records that are numbers', recordsPath, { 'content-type': 'text/plain' }, `[${'1,'.repeat(129_999)}1]`],
    ['240,000 empty items in a trace', '/api/events/Trace', formHeaders, `data=[${'{},'.repeat(239_999)}{}]`],
    ['100,000 levels of JSON in a field', '/api/events/Trace', formHeaders, `data=${'['.repeat(100_000)}`],
    ['100,000 fields of a form', hitPath, formHeaders, Array.from({ length: 100_000 }, (_, index) => `${index}=`).join('&')],
    ['a form of 1 MiB without a sign', hitPath, formHeaders, long('a')],
    ['a password before 1 MiB without a sign', hitPath, formHeaders, `password=1&${long('a')}`],
    ['1 MiB of control characters', hitPath, formHeaders, `a=${long('\u0001')}`],
    ['200,000 numbers that are long as JSON', recordsPath, jsonHeaders, `[${'9e19,'.repeat(199_999)}1]`],
    ['1 MiB of broken escapes', hitPath, formHeaders, long('%4')],
    ['1 MiB that is not UTF-8', hitPath, formHeaders, Buffer.alloc(mebibyte, 0xff)],
    ['1 MiB of one repeated field', hitPath, formHeaders, long('a=&')],
    ['multipart', hitPath, { 'content-type': 'multipart/form-data; boundary=x' }, long('--x\r\n')],
    ['60 kB of cookies without a sign', hitPath, { ...formHeaders, cookie: 'a'.repeat(60_000) }, 'a=1'],
    ['60 kB of cookies', hitPath, { ...formHeaders, cookie: 'a=b;'.repeat(15_000) }, 'a=1'],
    ['a referrer of 60 kB', hitPath, { ...formHeaders, referer: '?'.repeat(60_000) }, 'a=1'],
    ['20,000 fields of a query', `${hitPath}?${'a&'.repeat(20_000)}`, formHeaders, 'a=1'],
    ['fields with names of prototypes', hitPath, formHeaders, '__proto__=1&constructor=2&__proto__=3&toString=4'],
  ])('%s', async (_, path, headers, body) => {
    const platform = await startPlatform();
    const response = await call(platform, path, { method: 'POST', headers, body });
    expect([200, 204, 400, 403]).toContain(response.status);
    const [line] = platform.journal.lines();
    const bytes = Buffer.byteLength(body) + Buffer.byteLength(path) + Buffer.byteLength(JSON.stringify(headers));
    expect(line?.json.length).toBeLessThan(maxGrowth * bytes + fixedBytes);
    const [entry] = platform.journal.entries();
    expect(entry?.problems.length).toBeLessThanOrEqual(51);
    expect((await call(platform, '/api/1/performance/settings')).status).toBe(200);
  });

  test.each(['header', 'query'])('fault rules of 20,000 characters in the %s get 400 with the limit', async (place) => {
    const platform = await startPlatform();
    const rules = 'error:a,'.repeat(2500);
    const path = place === 'query' ? `${hitPath}?__ss=${rules}` : hitPath;
    const response = await call(platform, path, { method: 'POST', headers: place === 'header' ? { 'X-SS-Fault': rules } : {} });
    expect([response.status, response.json()]).toEqual([
      400,
      { error: 'The fault rules have 20,000 characters; at most 4096 are read.' },
    ]);
    expect(platform.journal.entries()).toMatchObject([{ status: 400, valid: false }]);
  });
});

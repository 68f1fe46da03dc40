// covers: fake-server/control/
import { expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const replay = async (platform: Awaited<ReturnType<typeof startPlatform>>, seqs: unknown) => {
  const { status, text } = await call(platform, '/__ss/replay', { method: 'POST', body: JSON.stringify({ seqs }) });
  return { status, ...(JSON.parse(text) as object) };
};

test('sends calls again as they were, marked with the number of the first one, not as those of a page', async () => {
  const platform = await startPlatform();
  const body = 'event=1&data=%7B%22a%22%3A%22%C3%A9%22%7D&ss_cvr=';
  const headers = { ...formHeaders, origin: `http://localhost:${platform.port}`, 'sec-fetch-site': 'same-origin', cookie: 'a=1' };
  await call(platform, '/api/census/RecordHit?x=1&x=2', { method: 'POST', headers, body });
  expect(await replay(platform, [1, 9])).toEqual({ status: 200, replayed: [{ seq: 1, status: 200 }], missing: [9] });
  const [first, second] = platform.journal.entries();
  expect(second).toMatchObject({
    seq: 2,
    method: 'POST',
    path: '/api/census/RecordHit',
    query: { x: ['1', '2'] },
    bodyText: body,
    problems: first?.problems ?? [],
    headers: { 'x-ss-replay': '1', cookie: first?.headers.cookie, host: `localhost:${platform.port}` },
  });
  expect(Object.keys(second?.headers ?? {})).not.toEqual(expect.arrayContaining(['sec-fetch-site']));
});

test('an expired crumb is renewed in cookie and query, and the call is sent once more', async () => {
  const platform = await startPlatform();
  const headers = { ...formHeaders, cookie: 'a=1; crumb=other' };
  await call(platform, '/api/auth/Logout?crumb=old', { method: 'POST', headers });
  expect(await replay(platform, [1])).toMatchObject({ replayed: [{ seq: 1, status: 200 }] });
  expect(platform.journal.entries().map(({ status }) => status)).toEqual([400, 400, 200]);
});

test('a call without a response is status 0', async () => {
  const platform = await startPlatform();
  await call(platform, '/api/nope');
  await call(platform, '/__ss/faults', { method: 'PUT', body: JSON.stringify({ rules: '*:reset' }) });
  await call(platform, '/api/track/Track').catch(() => undefined);
  expect(await replay(platform, [2])).toMatchObject({ replayed: [{ seq: 2, status: 0 }] });
});

test.each([[undefined], ['1'], [[0]], [[1.5]], [Array.from({ length: 1001 }, (_, at) => at + 1)]])(
  'refuses %j with the expectation',
  async (seqs) => {
    expect(await replay(await startPlatform(), seqs)).toMatchObject({ status: 400, error: expect.stringContaining('Expected') });
  },
);

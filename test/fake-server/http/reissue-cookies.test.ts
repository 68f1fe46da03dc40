import { expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const record = 'ss_cvr=ab%7Cc|1|2|3|4';
const cookie = `crumb=x; ${record}; ss_cookieAllowed=accepted; ss_cvt=5; other=1`;
const again = [
  `${record}; Path=/; Max-Age=63072000; SameSite=Lax`,
  'ss_cookieAllowed=accepted; Path=/; Max-Age=2592000; SameSite=Lax',
];
const hit = { method: 'POST', headers: { ...formHeaders, cookie }, body: 'event=1&data={}&ss_cvr=' };

test(
  'with --reissue-cookies pages and census calls set the record again for 2 years and the answer for 30 days, unchanged, and ' +
    'no other cookie',
  async () => {
    const platform = await startPlatform(undefined, { reissueCookies: true });
    const page = await call(platform, '/', { headers: { cookie } });
    expect(page.headers['set-cookie']).toEqual(again);
    for (const path of ['/api/census/RecordHit', '/api/census/button-render'])
      expect((await call(platform, path, hit)).headers['set-cookie']).toEqual(again);
  },
);

test('missing cookies are not created; other calls, failed calls and files set nothing', async () => {
  const platform = await startPlatform(undefined, { reissueCookies: true, faults: 'button-click:status:500' });
  const headers = { ...formHeaders, cookie: 'crumb=x; ss_cvr=; ss_cookieAllowed=no' };
  expect((await call(platform, '/api/census/RecordHit', { ...hit, headers })).headers['set-cookie']).toEqual([
    'ss_cookieAllowed=no; Path=/; Max-Age=2592000; SameSite=Lax',
  ]);
  expect((await call(platform, '/api/census/RecordHit', { ...hit, headers: formHeaders })).headers['set-cookie']).toBeUndefined();
  for (const path of ['/api/events/RecordEvent', '/api/census/button-click', '/api/census/nope', '/nothing'])
    expect([path, (await call(platform, path, hit)).headers['set-cookie']]).toEqual([path, undefined]);
});

test('without --reissue-cookies nothing is set again', async () => {
  const platform = await startPlatform();
  expect((await call(platform, '/', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
  expect((await call(platform, '/api/census/RecordHit', hit)).headers['set-cookie']).toBeUndefined();
});

import { expect, test } from 'vitest';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

const page = `<html><head><script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isCookieBannerEnabled: false } } };</script></head><body></body></html>`;
const platformWithSite = () => startPlatform([siteFolder('home', { 'index.html': page })]);
const address = '/__ss/sites/home/cookie-settings';

test('saved settings stand on the site’s pages from the next load on, until they are given up or the platform is reset', async () => {
  const platform = await platformWithSite();
  const said = async () =>
    (await call(platform, '/')).text.includes('SQUARESPACE_CONTEXT.cookieSettings = {"isCookieBannerEnabled":true}');
  expect((await call(platform, address)).json()).toEqual({ settings: null });
  const put = await call(platform, address, { method: 'PUT', body: '{"isCookieBannerEnabled":true}' });
  expect([put.status, put.json(), await said()]).toEqual([200, { settings: { isCookieBannerEnabled: true } }, true]);
  expect((await call(platform, address)).json()).toEqual({ settings: { isCookieBannerEnabled: true } });
  await call(platform, address, { method: 'DELETE' });
  expect(await said()).toBe(false);
  await call(platform, address, { method: 'PUT', body: '{"isCookieBannerEnabled":true}' });
  await call(platform, '/__ss/reset', { method: 'POST' });
  expect([await said(), (await call(platform, address)).json()]).toEqual([false, { settings: null }]);
});

test.each(['', '{', '[]', 'null', '"text"', `{"a":"${'x'.repeat(1024 * 1024)}"}`])(
  'settings that are no object are 400',
  async (body) => {
    const platform = await platformWithSite();
    const answer = await call(platform, address, { method: 'PUT', body });
    expect([answer.status, (await call(platform, address)).json()]).toEqual([400, { settings: null }]);
  },
);

test('a site that is not there is 404, and a page of another origin is refused', async () => {
  const platform = await platformWithSite();
  expect((await call(platform, '/__ss/sites/nowhere/cookie-settings')).status).toBe(404);
  const foreign = { method: 'PUT', body: '{}', headers: { origin: 'https://evil.example' } };
  expect((await call(platform, address, foreign)).status).toBe(403);
});

test('settings are checked by whatever the platform was started with; without it the answer says so', async () => {
  const finding = { ruleId: 'r', severity: 'note', message: 'm' } as const;
  const checkSettings = async (text: string) => ({ findings: [finding], effective: { text } });
  const platform = await startPlatform(undefined, { checkSettings });
  const checked = await call(platform, '/__ss/validate/cookie-settings', { method: 'POST', body: '{"a":1}' });
  expect(checked.json()).toEqual({ findings: [finding], effective: { text: '{"a":1}' } });
  const without = await call(await startPlatform(), '/__ss/validate/cookie-settings', { method: 'POST', body: '{}' });
  expect(without.status).toBe(501);
});

import { expect, test } from 'vitest';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

const page =
  '<html><head><script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isCookieBannerEnabled: false } } ' +
  '};</script></head><body></body></html>';
const platformWithSite = () => startPlatform([siteFolder('home', { 'index.html': page })]);
const address = '/__ss/sites/home/cookie-settings';

test('saved settings are on the site’s pages from the next load on, until they are deleted or the platform is reset', async () => {
  const platform = await platformWithSite();
  const isOnPage = async () =>
    (await call(platform, '/')).text.includes('SQUARESPACE_CONTEXT.cookieSettings = {"isCookieBannerEnabled":true}');
  expect((await call(platform, address)).json()).toEqual({ settings: null });
  const put = await call(platform, address, { method: 'PUT', body: '{"isCookieBannerEnabled":true}' });
  expect([put.status, put.json(), await isOnPage()]).toEqual([200, { settings: { isCookieBannerEnabled: true } }, true]);
  expect((await call(platform, address)).json()).toEqual({ settings: { isCookieBannerEnabled: true } });
  await call(platform, address, { method: 'DELETE' });
  expect(await isOnPage()).toBe(false);
  await call(platform, address, { method: 'PUT', body: '{"isCookieBannerEnabled":true}' });
  await call(platform, '/__ss/reset', { method: 'POST' });
  expect([await isOnPage(), (await call(platform, address)).json()]).toEqual([false, { settings: null }]);
});

test.each(['', '{', '[]', 'null', '"text"', `{"a":"${'x'.repeat(1024 * 1024)}"}`])(
  'settings that are not an object get 400',
  async (body) => {
    const platform = await platformWithSite();
    const response = await call(platform, address, { method: 'PUT', body });
    expect([response.status, (await call(platform, address)).json()]).toEqual([400, { settings: null }]);
  },
);

test('an unknown site gets 404, and a page of another origin is refused', async () => {
  const platform = await platformWithSite();
  expect((await call(platform, '/__ss/sites/nowhere/cookie-settings')).status).toBe(404);
  const foreign = { method: 'PUT', body: '{}', headers: { origin: 'https://evil.example' } };
  expect((await call(platform, address, foreign)).status).toBe(403);
});

test('settings are checked by the function that the platform was started with; without one the status is 501', async () => {
  const finding = { ruleId: 'r', severity: 'note', message: 'm' } as const;
  const checkSettings = async (text: string) => ({ findings: [finding], effective: { text } });
  const platform = await startPlatform(undefined, { checkSettings });
  const checked = await call(platform, '/__ss/validate/cookie-settings', { method: 'POST', body: '{"a":1}' });
  expect(checked.json()).toEqual({ findings: [finding], effective: { text: '{"a":1}' } });
  const tooLong = await call(platform, '/__ss/validate/cookie-settings', { method: 'POST', body: ' '.repeat(1_048_577) });
  expect([tooLong.status, tooLong.json()]).toEqual([400, { error: 'Expected a whole body of at most 1048576 bytes.' }]);
  const without = await call(await startPlatform(), '/__ss/validate/cookie-settings', { method: 'POST', body: '{}' });
  expect(without.status).toBe(501);
});

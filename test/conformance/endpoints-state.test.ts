import { describe, expect, test } from 'vitest';
import type { Platform } from '../../fake-server/start.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../helpers/platform/platform.ts';

const keyOf = async (platform: Platform): Promise<string> =>
  ((await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string }).key;

const submit = (platform: Platform, key: string) =>
  call(platform, '/api/form/SaveFormSubmission', {
    method: 'POST',
    headers: formHeaders,
    body: new URLSearchParams({ key, formId: 'f', form: '{"name":["Ada","Example"]}' }).toString(),
  });

describe('form submission', () => {
  test('needs an issued key, and is stored once for each key', async () => {
    const platform = await startPlatform();
    const key = await keyOf(platform);
    expect((await submit(platform, key)).status).toBe(200);
    expect((await submit(platform, key)).status).toBe(200);
    const stored = (await call(platform, '/__ss/submissions')).json() as { submissions: object[] };
    expect(stored.submissions).toMatchObject([{ key, formId: 'f', values: { name: ['Ada', 'Example'] } }]);
    const refused = await submit(platform, 'made-up');
    expect(refused.status).toBe(400);
    expect(refused.json()).toEqual({ error: 'Error processing form submission. Please reload and try again.' });
    expect(platform.journal.entries().at(-1)?.body).toMatchObject({ form: { name: ['Ada', 'Example'] } });
  });

  test('gets a new key for each request', async () => {
    const platform = await startPlatform();
    expect(await keyOf(platform)).not.toBe(await keyOf(platform));
  });
});

describe('a site user’s session', () => {
  const signIn = (platform: Platform, rememberMe: boolean) =>
    call(platform, '/api/site-users/account/session', {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ email: 'ada@example.com', password: 'p', rememberMe }),
    });

  test('starts with a token and a cookie that scripts cannot read, which lasts with rememberMe', async () => {
    const platform = await startPlatform();
    const response = await signIn(platform, false);
    expect((response.json() as { xsrfToken: string }).xsrfToken).toMatch(/^[\w-]{24}$/);
    expect(String(response.headers['set-cookie'])).toMatch(/^siteUserSession=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(String((await signIn(platform, true)).headers['set-cookie'])).toContain('Max-Age=2592000');
  });

  test('ends with its token; without the token it ends with a problem in the journal', async () => {
    const platform = await startPlatform();
    const end = async ({ withToken }: { withToken: boolean }) => {
      const response = await signIn(platform, false);
      const { xsrfToken } = response.json() as { xsrfToken: string };
      const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
      const token: Record<string, string> = withToken ? { 'x-siteuser-xsrf-token': xsrfToken } : {};
      const ended = await call(platform, '/api/site-users/account/session?cloneCart=false', {
        method: 'DELETE',
        headers: { cookie, ...token },
      });
      expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
      return platform.journal
        .entries()
        .at(-1)
        ?.problems.map(({ pointer }) => pointer);
    };
    expect(await end({ withToken: true })).toEqual([]);
    expect(await end({ withToken: false })).toEqual(['/headers/x-siteuser-xsrf-token']);
  });

  test('ends with a log-out', async () => {
    const response = await call(await startPlatform(), '/api/auth/Logout', { method: 'POST' });
    expect(String(response.headers['set-cookie'])).toContain('siteUserSession=; ');
  });
});

test('each page load gets performance settings with a different id', async () => {
  const platform = await startPlatform();
  const idOf = async () => ((await call(platform, '/api/1/performance/settings')).json() as { pageLoadId: string }).pageLoadId;
  expect(await idOf()).not.toBe(await idOf());
});

test('a help link responds with a page that contains the name of the article, escaped', async () => {
  const response = await call(await startPlatform(), '/api/auth/sso/help?path=%3Cb%3Earticle');
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.text).toContain('&lt;b&gt;article');
});

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
  test('needs a key that was given out, and is stored once under it however often it comes', async () => {
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

  test('gives a new key each time', async () => {
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

  test('begins with a token and a cookie that scripts cannot read, remembered on demand', async () => {
    const platform = await startPlatform();
    const answer = await signIn(platform, false);
    expect((answer.json() as { xsrfToken: string }).xsrfToken).toMatch(/^[\w-]{24}$/);
    expect(String(answer.headers['set-cookie'])).toMatch(/^siteUserSession=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(String((await signIn(platform, true)).headers['set-cookie'])).toContain('Max-Age=2592000');
  });

  test('ends with its token; without it too, but noted', async () => {
    const platform = await startPlatform();
    const end = async ({ withToken }: { withToken: boolean }) => {
      const answer = await signIn(platform, false);
      const { xsrfToken } = answer.json() as { xsrfToken: string };
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
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
    const answer = await call(await startPlatform(), '/api/auth/Logout', { method: 'POST' });
    expect(String(answer.headers['set-cookie'])).toContain('siteUserSession=; ');
  });
});

test('each page load gets performance settings with an id of its own', async () => {
  const platform = await startPlatform();
  const idOf = async () => ((await call(platform, '/api/1/performance/settings')).json() as { pageLoadId: string }).pageLoadId;
  expect(await idOf()).not.toBe(await idOf());
});

test('a help link shows a screen that names the article, escaped', async () => {
  const answer = await call(await startPlatform(), '/api/auth/sso/help?path=%3Cb%3Earticle');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.text).toContain('&lt;b&gt;article');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { redactEntry } from '../../../fake-server/journal/redact.ts';
import { start } from '../../../fake-server/start.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const secret = 'hunter2-Zürich';
const login = '/api/site-users/account/session';
const multipart = `--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n${secret}\r\n--x--\r\n`;

/** Bodies with a password in every encoding, whole and broken. */
const calls: readonly (readonly [path: string, headers: Record<string, string>, body: string])[] = [
  [login, jsonHeaders, JSON.stringify({ email: 'ada@example.com', password: secret, rememberMe: true })],
  [login, jsonHeaders, `{"password":"${secret}","password":null}`],
  [login, jsonHeaders, `{"p\\u0061ssword":"${secret}"}`],
  [login, jsonHeaders, `{"email":"ada@example.com","password":"${secret}"`],
  [login, jsonHeaders, `{"password":${secret}}`],
  [login, jsonHeaders, `{"password":"${secret}","filler":"${'x'.repeat(1100 * 1024)}"}`],
  [login, { 'content-type': 'text/plain' }, `password: ${secret}`],
  [login, { 'content-type': 'multipart/form-data; boundary=x' }, multipart],
  ['/api/nope', formHeaders, new URLSearchParams({ a: '1', 'new-password': secret }).toString()],
  ['/api/nope', formHeaders, `password=${secret}%zz`],
  ['/api/nope', jsonHeaders, JSON.stringify([{ name: 'password', value: secret }])],
  [
    '/api/form/SaveFormSubmission',
    formHeaders,
    new URLSearchParams({ key: 'k', form: JSON.stringify({ 'password-yui_1': secret, 'text-yui_2': 'said' }) }).toString(),
  ],
  [`/api/nope?password=${encodeURIComponent(secret)}&b=1`, {}, ''],
  ['/api/nope', { referer: `http://home.localhost/?password=${encodeURIComponent(secret)}` }, ''],
  [
    '/api/nope',
    { authorization: `Bearer ${Buffer.from(secret).toString('latin1')}`, cookie: `siteUserSession=${secret.slice(0, 7)}` },
    '',
  ],
];

describe('passwords and sessions', () => {
  test('are in no journal, recording, HAR or response, in whatever encoding they were sent', async () => {
    const record = join(temporaryFolder(), 'calls.ndjson');
    const platform = await startPlatform(undefined, { record });
    const seen: string[] = [];
    for (const [path, headers, body] of calls) {
      const { text } = await call(platform, path, { method: 'POST', headers, body });
      seen.push(text);
    }
    for (const path of ['journal', 'journal.ndjson', 'journal.har']) seen.push((await call(platform, `/__ss/${path}`)).text);
    seen.push(readFileSync(record, 'utf8'));
    expect(platform.journal.entries()).toHaveLength(calls.length);
    for (const text of seen) {
      expect(text).not.toMatch(/hunter2/);
      expect(text).not.toContain('unter2-Z');
    }
  });

  test('are masked in place with their length; other values are unchanged', () => {
    const body = { email: 'ada@example.com', password: 'correct horse', rememberMe: true };
    const headers = { cookie: 'ss_cvt=1; siteUserSession=12345', authorization: 'Bearer abc.1' };
    expect(redactEntry(journalEntry({ headers, encoding: 'json', body, bodyText: JSON.stringify(body) }))).toEqual(
      journalEntry({
        headers: { cookie: 'ss_cvt=1; siteUserSession=00000', authorization: 'Bearer xxx*0' },
        encoding: 'json',
        body: { email: 'ada@example.com', password: 'xxxxxxx xxxxx', rememberMe: true },
        bodyText: '{"email":"ada@example.com","password":"xxxxxxx xxxxx","rememberMe":true}',
      }),
    );
    const plain = journalEntry({ body: { a: 1 }, bodyText: '{ "a" : 1 }', headers: { cookie: 'ss_cvr="b"' } });
    expect(redactEntry(plain)).toBe(plain);
  });

  test('of a response are masked too: its cookies and its body', () => {
    const headers = { 'set-cookie': 'siteUserSession=a1; Path=/', 'content-type': 'application/json' };
    const { response } = redactEntry(journalEntry({ response: { status: 200, headers, body: { xsrfToken: 'a-1', ok: true } } }));
    expect(response).toEqual({
      status: 200,
      headers: { 'set-cookie': 'siteUserSession=x0; Path=/', 'content-type': 'application/json' },
      body: { xsrfToken: 'x*0', ok: true },
    });
  });

  test('a recorded sign-in is valid when it is replayed', async () => {
    const platform = await startPlatform();
    await call(platform, login, { method: 'POST', headers: jsonHeaders, body: calls[0]?.[2] ?? '' });
    const [recorded] = platform.journal.entries();
    const again = await start({ sites: [] });
    const { status } = await call(again, login, { method: 'POST', headers: jsonHeaders, body: recorded?.bodyText ?? '' });
    expect([status, recorded?.valid, again.journal.entries()[0]?.valid]).toEqual([200, true, true]);
    await again.close();
  });
});

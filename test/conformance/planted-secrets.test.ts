import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Platform } from '../../fake-server/start.ts';
import { call, formHeaders, jsonHeaders, startPlatform } from '../helpers/platform/platform.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

// calls#secret-fields

interface Planted {
  readonly place: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const hit = '/api/census/RecordHit';
const submit = '/api/form/SaveFormSubmission';
const encode = encodeURIComponent;
const form = (place: string, body: string): Planted => ({ place, headers: formHeaders, body });
const json = (place: string, body: unknown): Planted => ({
  place,
  headers: jsonHeaders,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
const data = (fields: object) => `event=1&data=${encode(JSON.stringify(fields))}`;

/** Returns a call for each place where a secret may stand. `s` is another text in each. */
const places: readonly ((s: string) => Planted)[] = [
  ...[
    ...[
      'x-api-key',
      'x-auth-token',
      'authorization',
      'proxy-authorization',
      'x-csrf-token',
      'x-crumb',
      'x-xsrf-token',
      'x-siteuser-xsrf-token',
    ],
    ...[
      'x-vault-token',
      'x-client-secret',
      'ocp-apim-subscription-key',
      'x-session-id',
      'x-hub-signature-256',
      'x-otp',
      'api-key',
      'x-access-token',
    ],
  ].map(
    (name) =>
      (s: string): Planted => ({ place: `header ${name}`, headers: { [name]: s } }),
  ),
  (s) => ({ place: 'bearer', headers: { authorization: `Bearer ${s}` } }),
  (s) => ({ place: 'bearer in another header', headers: { 'x-forwarded-note': `Bearer ${s}` } }),
  ...['connect.sid', 'PHPSESSID', 'siteUserSession', 'next-auth.session-token', 'grafana_session', 'crumb', 'anything'].map(
    (name) =>
      (s: string): Planted => ({ place: `cookie ${name}`, headers: { cookie: `ss_cvt=1; ${name}=${s}; hasCart=true` } }),
  ),
  (s) => ({ place: 'cookie without a name', headers: { cookie: `ss_cvt=1; ${s}` } }),
  ...['token', 'pin', 'crumb', 'access_token', 'user%5Bpassword%5D', 'p%61ssword', 'p%2561ssword', 'auth'].map(
    (name) =>
      (s: string): Planted => ({ place: `query ${name}`, path: `${hit}?${name}=${s}&b=1` }),
  ),
  ...[
    ...[
      'token',
      'pin',
      'otp',
      'auth',
      'iban',
      'ssn',
      'passwort',
      'mot_de_passe',
      'contraseña',
      'senha',
      'пароль',
      'パスワード',
      '密码',
    ],
    ...[
      'card_number',
      'cvc',
      'tax_id',
      'PASSWORD',
      'user[password]',
      'new-password',
      'password-yui_3_17_2_1_1',
      'apiKey',
      'secretKey',
    ],
  ].map((name) => (s: string) => form(`field ${name}`, `a=1&${encode(name)}=${s}&b=2`)),
  (s) => form('name as a pair', `name=password&value=${s}`),
  (s) => form('indexed pair', `f%5B0%5D%5Bname%5D=otp&f%5B0%5D%5Bvalue%5D=${s}`),
  (s) => form('JSON in a field', data({ a: { pin: s } })),
  (s) => form('JSON in JSON in a field', data({ a: JSON.stringify({ token: s }) })),
  (s) => form('pair in JSON in a field', data({ a: [['password', s]] })),
  (s) => form('address in hit data', data({ url: `/reset?token=${s}&x=1` })),
  (s) => form('user in an address in hit data', data({ referrer: `https://ada:${s}@a.example/` })),
  (s) => form('fragment of an address in hit data', data({ url: `/#access_token=${s}` })),
  (s) => form('address in an address', data({ url: `/go?to=${encode(`https://a.example/?token=${s}`)}` })),
  (s) => form('query in hit data', data({ queryString: `?token=${s}` })),
  (s) => form('repeated name in JSON in a field', `data=${encode(`{"x":{"pin":"${s}"},"x":1}`)}`),
  (s) => form('broken JSON in a field', `data=${encode(`{"pin":"${s}`)}`),
  (s) => form('broken form', `a=1&password=${s}%zz&b=2`),
  (s) => form('broken name', `a%zz=1&token=${s}`),
  (s) => form('broken form with JSON', `data=${encode(`{"pin":"${s}"}`)}%zz`),
  (s) => json('JSON', { token: s }),
  (s) => json('nested JSON', { a: [{ b: { newPassword: [s] } }] }),
  (s) => json('pair', { list: ['password', s] }),
  (s) => json('pair of key and value', { key: 'password', value: s }),
  (s) => json('pair of value and name', [{ value: { v: [s] }, name: 'card number' }]),
  (s) => json('object under a secret name', { auth: { user: { deep: s } } }),
  (s) => json('text with a pair', { message: `failed with password="${s} and more" at 1` }),
  (s) => json('text with JSON', { message: `failed: {"token": "${s}"}` }),
  (s) => json('repeated name', `{"x":{"password":"${s}"},"x":1}`),
  (s) => json('escaped name', `{"p\\u0061ssword":"${s}"}`),
  (s) => json('broken JSON', `{"a":1,"password":"${s}"`),
  (s) => json('JSON with a bare value', `{"password":${s}}`),
  (s) => json('broken JSON with an escaped name', `{"p\\u0061ssword":"${s}`),
  (s) => json('form as JSON', `a=1&password=${s}`),
  (s) => ({ place: 'text', headers: { 'content-type': 'text/plain' }, body: `my password: ${s}` }),
  (s) => ({ place: 'text as JSON', headers: { 'content-type': 'text/plain' }, body: `{"otp":"${s}"}` }),
  (s) => ({ place: 'multipart', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: part('password', s) }),
  (s) => ({
    place: 'JSON in multipart',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: part('a', `{"pin":"${s}"}`),
  }),
  (s) => ({ place: 'no type', body: `password=${s}` }),
  (s) => ({ place: 'too long', headers: jsonHeaders, body: `{"password":"${s}","filler":"${'x'.repeat(1100 * 1024)}"}` }),
  (s) => ({ place: 'referer: query', headers: { referer: `http://home.localhost/?reset_token=${s}` } }),
  (s) => ({ place: 'referer: user', headers: { referer: `http://ada:${s}@home.localhost/` } }),
  (s) => ({ place: 'referer: fragment', headers: { referer: `http://home.localhost/#id_token=${s}` } }),
  (s) => ({ place: 'another address header', headers: { 'x-original-url': `/a?apikey=${s}` } }),
  (s) => ({ place: 'path', path: `/api/reset/token=${s}` }),
  (s) => ({ place: 'JSON web token', headers: jsonHeaders, body: JSON.stringify({ note: `eyJhbGciOiJIUzI1NiJ9.${s}.${s}` }) }),
  (s) => ({ place: 'JSON web token in a path', path: `/api/x/eyJhbGciOiJIUzI1NiJ9.${s}.${s}` }),
  ...['dpop', 'x-firebase-appcheck', 'x-forwarded-cookie', 'cookie2'].map(
    (name) =>
      (s: string): Planted => ({ place: `header ${name}`, headers: { [name]: s } }),
  ),
  ...['backup_codes', 'userPass', 'cookies', 'Set-Cookie'].map((name) => (s: string) => json(`field ${name}`, { [name]: [s] })),
  (s) => json('name of a field', { [`token=${s}`]: 1 }),
  (s) => json('JSON web token as a name', { [`eyJhbGciOiJIUzI1NiJ9.${s}.x`]: 1 }),
  (s) => ({ place: 'name in a query', path: `${hit}?token%3D${s}=1` }),
  (s) => json('entries of a map', { entries: [{ k: 'password', v: s }] }),
  (s) => json('question and answer', { question: 'Your PIN?', answer: s }),
  (s) => json('GraphQL', { query: `mutation { login(password: "${s}") { id } }` }),
  (s) => json('shared address', { x: `https://a.example/k?sv=1&sig=${s}` }),
  (s) => json('private key', { x: `-----BEGIN RSA PRIVATE KEY-----\nMIIE${s}\n-----END RSA PRIVATE KEY-----` }),
  (s) => json('key in three parts', { x: `SG.${s}.${s}` }),
  (s) => json('key with a prefix', { x: `sk-proj-${s}` }),
  (s) => json('hook of a channel', { x: `https://hooks.slack.com/services/T0000/B0000/${s}` }),
  (s) => ({ place: 'XML', body: `<login><password>${s}</password></login>` }),
  (s) => ({ place: 'HTML', body: `<input name="password" value="${s}">` }),
  (s) => ({ place: 'cookies in a text', body: `Cookie: sid=${s}; a=1` }),
  (s) => ({ place: 'part of a path', path: `/api/reset-password/${s}` }),
  (s) => ({
    place: 'submission',
    path: submit,
    headers: formHeaders,
    body: `key=k&form=${encode(JSON.stringify({ 'password-yui_1': s, 'text-yui_2': 'said' }))}`,
  }),
];

const secretOf = (index: number) => `sEcr3t${index}${'qZ7'.repeat(4)}`;

test(`${places.length} planted secrets are in no journal, recording, HAR, stream or response`, async () => {
  const record = join(temporaryFolder(), 'calls.ndjson');
  const platform = await startPlatform(undefined, { record });
  const planted = places.map((place, index) => place(secretOf(index)));
  expect(planted.length).toBeGreaterThanOrEqual(80);
  for (const { path = hit, headers = {}, body } of planted) {
    await call(platform, path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  }
  const texts = new Map<string, string>();
  for (const path of ['journal', 'journal.ndjson', 'journal.har']) texts.set(path, (await call(platform, `/__ss/${path}`)).text);
  texts.set('recording', readFileSync(record, 'utf8'));
  texts.set('stream', await streamText(platform, planted.length));
  const found = planted.flatMap(({ place }, index) =>
    [...texts].filter(([, text]) => text.includes(secretOf(index))).map(([output]) => `${place} in ${output}`),
  );
  expect(found).toEqual([]);
  expect(platform.journal.entries()).toHaveLength(planted.length);
});

/** Returns reports of a page and of a visit for each place where a secret may stand. */
const reported: readonly ((s: string, own: string) => object)[] = [
  (s, own) => ({ url: `${own}?token=${s}` }),
  (s, own) => ({ url: `${own}token=${s}` }),
  (s) => ({ errors: [`x is not defined (http://a.example/a.js?api_key=${s}:1)`] }),
  (s) => ({ errors: [`Unhandled rejection: Error: login failed for password="${s}"`] }),
  (s) => ({ skipped: [{ block: 'map', reason: `no answer from https://maps.example/?access_token=${s}` }] }),
  (s) => ({ blankImages: [{ address: `https://x.example/a.jpg?X-Amz-Signature=${s}`, reason: '404' }] }),
  (s) => ({ thirdParties: [{ origin: `https://ada:${s}@x.example`, requests: 1, failed: 0, leftOut: 0 }] }),
  ...[
    (s: string) => ({ line: `connect.sid=${s}; path=/` }),
    (s: string) => ({ line: `b=xx; path=/?token=${s}` }),
    (s: string) => ({ line: 'sid=xx', value: s }),
    (s: string) => ({ store: 'local-storage', line: `token=${s}` }),
    (s: string) => ({ line: 'c=xx', stack: [[`https://t.example/b.js?token=${s}`, 1, 1, 'f']] }),
  ].map((write) => (s: string) => ({ kind: 'visit', writes: [{ ...aWrite, ...write(s) }] })),
  (s) => ({ kind: 'visit', before: [`token=${s}`], appeared: [`pin=${s}`] }),
];
const aWrite = {
  store: 'cookie',
  line: 'a=xx',
  value: null,
  atMs: 0,
  dateMs: 0,
  count: 1,
  isStored: true,
  answer: null,
  policy: null,
  stack: [],
};
const aReport = { state: 'ready', alive: {}, skipped: [], missingNames: [], errors: [], blankImages: [], thirdParties: [] };
const aVisit = { isFrame: false, sentAtMs: 1, policy: null, before: [], appeared: [], writes: [], dropped: 0, marks: [] };

test(`${reported.length} secrets in reports of pages, and those of addresses that visitors open, are shown by none of the tools`, async () => {
  const platform = await startPlatform(undefined, { report: true });
  const origin = `http://localhost:${platform.port}`;
  for (const [index, fields] of reported.entries()) {
    const body = { url: `${origin}/${index}`, ...aReport, ...aVisit, ...fields(secretOf(index), `${origin}/${index}/`) };
    const sent = await call(platform, '/__ss-report', { method: 'POST', headers: { origin }, body: JSON.stringify(body) });
    expect(sent.status).toBe(204);
  }
  await call(platform, `/token=${secretOf(900)}`);
  await call(platform, '/', {
    headers: { referer: `${origin}/reset/token=${secretOf(901)}`, 'user-agent': `Bearer ${secretOf(902)}` },
  });
  const { visits } = (await call(platform, '/__ss/visits')).json() as { visits: readonly { id: string }[] };
  const paths = ['page-reports', 'visits', 'cookies', ...visits.map(({ id }) => `visits/${id}`)].map((path) => `/__ss/${path}`);
  const texts = await Promise.all(
    [...paths, '/'].map(async (path) => (await call(platform, path, { host: `control.localhost:${platform.port}` })).text),
  );
  expect(texts.join('\n').match(/sEcr3t\d+/g)).toBeNull();
  expect([visits.length > 0, texts[0]?.includes('"reports":[{')]).toEqual([true, true]);
});

test('with keepSecrets the journal and the submissions have them', async () => {
  const platform = await startPlatform(undefined, { keepSecrets: true });
  await call(platform, `${hit}?token=${secretOf(1)}`, { method: 'POST', headers: { cookie: `a=${secretOf(2)}` } });
  const text = JSON.stringify(platform.journal.entries());
  expect([text.includes(secretOf(1)), text.includes(secretOf(2))]).toEqual([true, true]);
});

/** Reads the stream until the entry with this number. */
const streamText = (platform: Platform, seq: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `localhost:${platform.port}` };
    const sent = request({ host: '127.0.0.1', port: platform.port, path: '/__ss/stream?since=0', headers }, (response) => {
      let text = '';
      response.on('data', (bytes: Buffer) => {
        text += bytes.toString('utf8');
        if (!text.includes(`id: ${seq}\n`)) return;
        sent.destroy();
        resolve(text);
      });
    });
    sent.on('error', reject);
    sent.end();
  });

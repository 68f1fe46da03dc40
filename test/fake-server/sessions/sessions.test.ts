import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { createFaults } from '../../../fake-server/faults/faults.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { createSessions, droppedRows } from '../../../fake-server/sessions/sessions.ts';
import type { ServedPlatform } from '../../../fake-server/start.ts';
import { createState } from '../../../fake-server/state/state.ts';
import { type CallOptions, call, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const settings = '/api/1/performance/settings';

/** Sends a call in a session; null for the main one. */
const callIn = (platform: ServedPlatform, session: string | null, path: string, options: CallOptions = {}) =>
  call(platform, path, { ...options, headers: { ...options.headers, ...(session === null ? {} : { 'X-SS-Session': session }) } });

const putFaults = (platform: ServedPlatform, session: string | null, rules: string) =>
  callIn(platform, session, '/__ss/faults', { method: 'PUT', headers: jsonHeaders, body: JSON.stringify({ rules }) });

const setCookies = (response: { headers: Readonly<Record<string, string | string[] | undefined>> }): string =>
  [response.headers['set-cookie'] ?? []].flat().join('\n');

// calls#test-session
test('two sessions and the main one have their own journal, faults, form keys and settings', async () => {
  const platform = await startPlatform();
  await putFaults(platform, 'one', 'performance-settings:status:503');
  const statuses = [];
  for (const session of ['one', 'two', null]) statuses.push((await callIn(platform, session, settings)).status);
  expect(statuses).toEqual([503, 200, 200]);
  const journal = async (session: string | null) =>
    ((await callIn(platform, session, '/__ss/journal')).json() as { entries: JournalEntry[] }).entries.map(
      ({ seq, session, status }) => [seq, session, status],
    );
  expect(await journal('one')).toEqual([[1, 'one', 503]]);
  expect(await journal('two')).toEqual([[1, 'two', 200]]);
  expect(await journal(null)).toEqual([[1, undefined, 200]]);

  const { key } = (await callIn(platform, 'one', '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
  const { state } = platform.session('two') as unknown as { state: ReturnType<typeof createState> };
  expect(state.formKeys.has(key)).toBe(false);

  const address = '/__ss/sites/home/cookie-settings';
  await callIn(platform, 'one', address, { method: 'PUT', body: '{"cookieBannerText":"one"}' });
  expect((await callIn(platform, null, address)).json()).toEqual({ settings: null });
  expect((await callIn(platform, 'one', address)).json()).toEqual({ settings: { cookieBannerText: 'one' } });

  await callIn(platform, 'one', '/__ss/reset', { method: 'POST' });
  expect(await journal('one')).toEqual([]);
  expect(await journal('two')).toHaveLength(1);
  expect((await callIn(platform, 'one', settings)).status).toBe(200);
});

test('a page requested with the header gets the session cookie and scripts whose address names the session', async () => {
  const platform = await startPlatform();
  const page = await callIn(platform, 'mine', '/');
  expect(setCookies(page)).toContain('X-SS-Session=mine; Path=/; HttpOnly; SameSite=Lax');
  expect(page.text).toMatch(/static\.localhost:\d+\/session=mine\/runtime\/boot\.js/);

  const cookie = 'X-SS-Session=mine';
  expect(setCookies(await callIn(platform, 'mine', '/', { headers: { cookie } }))).not.toContain('X-SS-Session');
  await call(platform, settings, { headers: { cookie } });
  expect(platform.session('mine').journal.entries()).toMatchObject([{ session: 'mine', path: settings }]);
  expect(platform.journal.entries()).toEqual([]);

  // An empty header is stronger than the cookie.
  expect(setCookies(await callIn(platform, '', '/', { headers: { cookie } }))).toContain('X-SS-Session=; Path=/');
  await callIn(platform, '', settings, { headers: { cookie } });
  expect(platform.journal.lastSeq).toBe(1);
});

test('chunks have the faults of the session in their address', async () => {
  const platform = await startPlatform();
  await putFaults(platform, 'mine', 'chunk:status:503');
  const chunk = async (folder: string) =>
    (await call(platform, `${folder}/runtime/chunks/none.js`, { host: `static.localhost:${platform.port}` })).status;
  expect([await chunk(''), await chunk('/session=mine'), await chunk('/session=other')]).toEqual([404, 503, 404]);
  expect((await call(platform, '/session=mine/runtime/boot.js', { host: `static.localhost:${platform.port}` })).status).toBe(200);
  // Any website can request scripts: it must not start sessions, which would end those of tests.
  await call(platform, '/session=a-website/runtime/boot.js', { host: `static.localhost:${platform.port}` });
  for (const host of ['static.localhost', 'third-party.localhost'])
    await call(platform, '/runtime/boot.js', { host, headers: { 'x-ss-session': 'a-website' } });
  expect((await call(platform, '/__ss/sessions')).text).not.toContain('a-website');
});

test(
  'the static host and third parties allow the header in cross-origin requests, and a preflight counts as no request for a ' +
    'fault',
  async () => {
    const platform = await startPlatform();
    await putFaults(platform, null, 'chunk:status:503@1');
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-ss-session' };
    for (const label of ['static', 'third-party']) {
      const options = { method: 'OPTIONS', host: `${label}.localhost`, headers: preflight };
      const { status, headers } = await call(platform, '/runtime/chunks/none.js', options);
      expect([status, headers['access-control-allow-headers'], headers['access-control-allow-origin']]).toEqual([
        204,
        'x-ss-session',
        '*',
      ]);
    }
    expect((await call(platform, '/runtime/chunks/none.js', { host: 'static.localhost' })).status).toBe(503);
  },
);

test.each([
  ['a b', 'X-SS-Session'],
  ['é'.repeat(3), 'X-SS-Session'],
  ['x'.repeat(65), 'X-SS-Session'],
  ['../etc', 'cookie'],
  ['a, b', 'X-SS-Session'],
])('the session name %s is refused with 400 and an entry in the main journal', async (name, header) => {
  const platform = await startPlatform();
  const value = encodeURIComponent(name).includes('%C3') ? Buffer.from(name).toString('latin1') : name;
  const headers = { [header]: header === 'cookie' ? `X-SS-Session=${value}` : value };
  const response = await call(platform, settings, { headers });
  const { error } = response.json() as { error: string };
  expect([response.status, error]).toEqual([400, expect.stringContaining('Expected 1 to 64 letters, digits')]);
  expect(platform.journal.entries()).toMatchObject([{ status: 400, valid: false, problems: [{ message: error }] }]);
  expect((await call(platform, '/', { headers })).status).toBe(400);
  expect(((await call(platform, '/__ss/sessions')).json() as { sessions: unknown[] }).sessions).toEqual([]);
});

test('sessions are listed and ended; a stream of an ended session is closed', async () => {
  const platform = await startPlatform();
  for (const session of ['one', 'two']) await callIn(platform, session, settings);
  const list = async () =>
    ((await call(platform, '/__ss/sessions')).json() as { sessions: { name: string; lastSeq: number }[] }).sessions;
  expect(await list()).toMatchObject([
    { name: 'two', lastSeq: 1 },
    { name: 'one', lastSeq: 1 },
  ]);
  const stream = callIn(platform, 'one', '/__ss/stream');
  const streamEnds = expect(stream).rejects.toThrow();
  await expect.poll(async () => (await list())[0]?.name).toBe('one');
  expect((await call(platform, '/__ss/sessions/one', { method: 'DELETE' })).status).toBe(200);
  await streamEnds;
  expect((await call(platform, '/__ss/sessions/one', { method: 'DELETE' })).status).toBe(404);
  expect(await list()).toMatchObject([{ name: 'two' }]);
  expect(platform.session('one').journal.entries()).toEqual([]);
});

test('an ended session disconnects its hung responses, and those of another session stay open', async () => {
  const platform = await startPlatform();
  const hang = (session: string) =>
    callIn(platform, session, settings, { headers: { 'X-SS-Fault': 'hang' } }).catch(({ code }: { code?: string }) => code);
  const hungIn = async (session: string) =>
    ((await callIn(platform, session, '/__ss/hung')).json() as { hung: unknown[] }).hung.length;
  const [one, two] = [hang('one'), hang('two')];
  await expect.poll(() => Promise.all(['one', 'two'].map(hungIn))).toEqual([1, 1]);
  await call(platform, '/__ss/sessions/one', { method: 'DELETE' });
  expect([await one, await hungIn('two')]).toEqual(['ECONNRESET', 1]);
  await callIn(platform, 'two', '/__ss/hung', { method: 'DELETE' });
  expect(await two).toBe('ECONNRESET');
});

test('the report of a page is in the session of its page, with the unknown calls of that session', async () => {
  const platform = await startPlatform(undefined, { report: true });
  const origin = `http://home.localhost:${platform.port}`;
  const report = { url: `${origin}/`, state: 'ready', alive: {}, skipped: [], missingNames: [], errors: [], blankImages: [] };
  await callIn(platform, 'one', '/api/nope');
  const options = {
    method: 'POST',
    host: `home.localhost:${platform.port}`,
    headers: { ...jsonHeaders, origin, cookie: 'X-SS-Session=one' },
    body: JSON.stringify({ ...report, thirdParties: [] }),
  };
  expect((await call(platform, '/__ss-report', options)).status).toBe(204);
  const reports = async (session: string | null) =>
    ((await callIn(platform, session, '/__ss/page-reports')).json() as { reports: { unhandledCalls: string[] }[] }).reports;
  expect(await reports('one')).toMatchObject([{ site: 'home', unhandledCalls: ['GET /api/nope'] }]);
  expect([await reports(null), await reports('two')]).toEqual([[], []]);
  await callIn(platform, 'one', '/__ss/reset', { method: 'POST' });
  expect(await reports('one')).toEqual([]);
});

test('a recording has the calls of all sessions', async () => {
  const file = join(temporaryFolder(), 'calls.ndjson');
  const platform = await startPlatform(undefined, { record: file });
  for (const session of ['one', null, 'two']) await callIn(platform, session, settings);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as JournalEntry).session)).toEqual(['one', undefined, 'two']);
});

test('of more than the limit of sessions the least recently used one ends', () => {
  const create = () => ({ journal: createJournal(), state: createState(), faults: createFaults() });
  const sessions = createSessions({ main: create(), create, maxSessions: 2 });
  const one = sessions.named('one');
  sessions.named('two');
  expect(sessions.of({ headers: { 'x-ss-session': 'one' } })).toBe(one);
  sessions.named('three');
  expect(sessions.list().map(({ name }) => name)).toEqual(['three', 'one']);
  expect([one.ended.aborted, sessions.named('one')]).toEqual([false, one]);
});

test('sessions of pages alone end before those of programs', () => {
  const create = () => ({ journal: createJournal(), state: createState(), faults: createFaults() });
  const sessions = createSessions({ main: create(), create, maxSessions: 2 });
  const page = (name: string) => sessions.of({ headers: { 'x-ss-session': name, 'sec-fetch-site': 'same-origin' } });
  sessions.named('test');
  for (const name of ['one', 'two', 'three']) page(name);
  expect(sessions.list().map(({ name }) => name)).toEqual(['three', 'test']);
  sessions.named('other');
  sessions.named('third');
  expect(sessions.list().map(({ name }) => name)).toEqual(['third', 'other']);
});

test('a refused call of another origin starts no session, and ends none', async () => {
  const platform = await startPlatform();
  platform.session('test');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const statuses = new Set<number>();
  for (let number = 0; number < 105; number += 1)
    statuses.add((await callIn(platform, `evil-${number}`, settings, { headers: foreign })).status);
  expect([...statuses]).toEqual([403]);
  const { sessions } = (await call(platform, '/__ss/sessions')).json() as { sessions: readonly { name: string }[] };
  expect(sessions.map(({ name }) => name)).toEqual(['test']);
});

test('rows and entries that a session dropped are counted by table', () => {
  const journal = { ...createJournal(), dropped: 2 };
  const state = createState();
  expect(droppedRows({ journal, state })).toEqual({ journal: 2 });
  for (let count = 0; count < 1003; count += 1)
    state.idempotentResponses.remember('logout', `${count}`, { status: 204, body: null });
  expect(droppedRows({ journal, state })).toEqual({ journal: 2, idempotentResponses: 3 });
});

// covers: cli/config/

import { expect, test, vi } from 'vitest';
import type { AuditConfig, Config } from '../../../cli/api/config.ts';
import { auditOptions } from '../../../cli/audit/options.ts';
import { commands } from '../../../cli/commands/index.ts';
import { namesIn } from '../../../cli/core/option-table.ts';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { writeFiles } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
};
const ss = async (cwd: string, ...args: string[]) => {
  const io = fakeIo({ cwd });
  return { status: await run(args, io), err: io.errText, out: io.outText };
};
/** Returns the options of a command as it receives them, with the config applied. */
async function optionsOf(cwd: string, name: string, args: readonly string[] = []): Promise<Record<string, unknown>> {
  const definition = commands.find((one) => one.name === name);
  const runCommand = vi.spyOn(definition as NonNullable<typeof definition>, 'run').mockResolvedValue(0);
  const io = fakeIo({ cwd });
  await run([name, ...args], io);
  const [call] = runCommand.mock.calls;
  runCommand.mockRestore();
  if (!call) throw new Error(`The command did not run: ${io.errText}`);
  return call[1] as Record<string, unknown>;
}

/** All settings of `audit`, as in a config file. */
const whole: Required<AuditConfig> = {
  journeys: ['first', 'declined'],
  rules: ['cookie-format'],
  severities: { 'cookie-format': 'note', 'visit-count': 'off' },
  thresholds: { warning: 10 },
  failOn: 'warning',
  format: { sarif: 'a.sarif', junit: 'a.xml' },
  concurrency: 4,
  browser: '/usr/bin/chromium',
  baseline: 'before.json',
  timeout: 1000,
  pageTime: 5,
  context: 'context.json',
  crawl: 2,
  sitemap: 'https://shop.example/sitemap.xml',
  list: 'pages.txt',
  cookies: 'cookies.txt',
  seedCookies: 'seeds.txt',
  header: { Authorization: 'Bearer x: y' },
  compare: 'older.json',
  declared: 'cookies.json',
  device: 'iPhone 15',
  locale: 'de-DE',
  timezone: 'Europe/Berlin',
  proxy: 'http://127.0.0.1:3128',
  insecure: true,
  keepSecrets: true,
  saveArtifacts: 'evidence',
  allowUndecided: true,
  headerOrigins: ['https://api.example'],
  bannerAccept: '#yes',
  bannerDecline: '#no',
  sourceRoot: '..',
  reportTitle: 'Privacy check',
  client: 'Tide Shop',
  author: 'Harbour Studio',
  logo: 'logo.svg',
  reportLanguage: 'de',
};

test('every option of audit can be set, and is read as on the command line', async () => {
  const cwd = folderWith({ 'ss-runtime.config.json': JSON.stringify({ audit: whole } satisfies Config) });
  const read = await optionsOf(cwd, 'audit', ['clean']);
  expect(read).toMatchObject({
    ...whole,
    format: [
      { format: 'sarif', file: 'a.sarif' },
      { format: 'junit', file: 'a.xml' },
    ],
  });
  expect(Object.keys(whole).sort()).toEqual([...namesIn(auditOptions, 'config')].sort());
});

test('the command line takes precedence, option by option', async () => {
  const cwd = folderWith({ 'ss-runtime.config.json': '{"audit": {"concurrency": 4, "timeout": 900, "journeys": ["first"]}}' });
  const read = await optionsOf(cwd, 'audit', ['clean', '--concurrency', '2', '--journeys', 'declined']);
  expect(read).toMatchObject({ concurrency: 2, timeout: 900, journeys: ['declined'], pageTime: 35 });
});

test('TypeScript and JavaScript are read without a build, with the typed helper and their imports', async () => {
  const typescript = folderWith({
    'ss-runtime.config.ts': `
      import { type Config, defineConfig } from 'ss-runtime';
      import { timeout } from './own.ts';
      const audit: Config['audit'] = { timeout, failOn: 'note' };
      export default defineConfig({ audit, serve: { port: 0 } });`,
    'own.ts': 'export const timeout: number = 1_000;',
  });
  expect(await optionsOf(typescript, 'audit', ['clean'])).toMatchObject({ timeout: 1000, failOn: 'note' });
  expect(await optionsOf(typescript, 'serve')).toMatchObject({ port: 0 });
  const javascript = folderWith({ 'ss-runtime.config.js': 'export default { replay: { speed: "max", rate: 0.5 } };' });
  expect(await optionsOf(javascript, 'replay', ['a.har'])).toMatchObject({ speed: 'max', rate: 0.5 });
  const common = folderWith({ 'ci/other.cjs': 'module.exports = { audit: { crawl: 3 } };' });
  expect(await optionsOf(common, 'audit', ['clean', '--config', 'ci/other.cjs'])).toMatchObject({ crawl: 3 });
});

test('every mistake is printed with its file, its key, the expectation and the value, before the command runs', async () => {
  const data = {
    audit: {
      concurency: 4,
      concurrency: 'four',
      timeout: '1000',
      pageTime: [5],
      failOn: 'fatal',
      severities: { cookies: 'off' },
      thresholds: { error: -1 },
      journeys: ['first', 2],
      header: { a: null },
      queue: 'redis://h',
    },
    serve: { open: 'yes', port: 99_999 },
    validate: null,
    doctor: {},
  };
  const cwd = folderWith({ 'ss-runtime.config.json': JSON.stringify(data) });
  const { status, err } = await ss(cwd, 'audit', 'no-such-site');
  expect(status).toBe(2);
  const lines = err.split('\n').map((line) => line.replace('ss-runtime.config.json: ', ''));
  const expected = [
    /^doctor: is not known, expected one of serve, validate, replay, audit\.$/,
    /^audit\.concurency: is not known, expected one of crawl, .*concurrency/,
    /^audit\.queue: is not known/,
    /^audit\.concurrency: expected a whole number from 1 to 32, found "four"\.$/,
    /^audit\.timeout: expected a whole number from 100 to 3600000, found "1000"\.$/,
    /^audit\.pageTime: expected a whole number from 1 to 3600, found \[5\]\.$/,
    /^audit\.failOn: expected one of: error, warning, note, found "fatal"\.$/,
    /^audit\.severities: expected one of: cookie-before-consent.*, found \{"cookies":"off"\}\.$/,
    /^audit\.thresholds: expected a whole number from 0 to 1000000, found \{"error":-1\}\.$/,
    /^audit\.journeys: expected one of: first, .*, found \["first",2\]\.$/,
    /^audit\.header: it is not a header; expected one such as .*, found \{"a":null\}\.$/,
    /^serve\.port: expected a whole number from 0 to 65535, found 99999\.$/,
    /^serve\.open: expected true or false, found "yes"\.$/,
    /^validate: expected an object, found null\.$/,
    /^ss-runtime: The config ss-runtime\.config\.json has 14 mistakes: nothing was started\.$/,
  ];
  for (const pattern of expected) expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
  expect(lines).toHaveLength(expected.length);
});

test.each([
  ['a missing file', {}, ['--config', 'none.json'], 3, 'The config none.json cannot be read: it does not exist.'],
  ['invalid JSON', { 'ss-runtime.config.json': '{audit' }, [], 2, 'The config ss-runtime.config.json is not JSON: '],
  ['a list', { 'ss-runtime.config.json': '[]' }, [], 2, 'ss-runtime.config.json: the config: expected an object, found [].'],
  [
    'a program that fails',
    { 'ss-runtime.config.ts': 'throw new Error("no luck")' },
    [],
    2,
    'ss-runtime.config.ts does not run: no luck',
  ],
  ['a program with a syntax error', { 'ss-runtime.config.ts': 'export default {' }, [], 2, 'ss-runtime.config.ts does not run: '],
  [
    'a function',
    { 'ss-runtime.config.js': 'export default () => ({})' },
    [],
    2,
    'The config ss-runtime.config.js exports something else than data: () => ({}) could not be cloned.',
  ],
  [
    'a program that ends its process',
    { 'ss-runtime.config.js': 'process.exit(0)' },
    [],
    3,
    'The config ss-runtime.config.js ends before it exports settings: it calls process.exit(), or waits for',
  ],
  [
    'a program that waits for ever',
    { 'ss-runtime.config.js': 'export default new Promise(() => {})' },
    [],
    3,
    'The config ss-runtime.config.js ends before it exports settings: ',
  ],
  [
    'two files',
    { 'ss-runtime.config.json': '{}', 'ss-runtime.config.ts': '' },
    [],
    2,
    'There are two config files, ss-runtime.config.json and ss-runtime.config.ts: keep one, or choose with --config.',
  ],
])('%s is refused with one sentence', async (_what, files, args, status, reason) => {
  const ended = await ss(folderWith(files as Record<string, string>), 'audit', ...args, 'no-such-site');
  expect(ended.status).toBe(status);
  expect(ended.err).toContain(reason);
  expect(ended.err).not.toContain('    at ');
});

test('--no-config reads no file, and files of parent folders are ignored', async () => {
  const cwd = folderWith({ 'ss-runtime.config.json': '{"audit": 1}', 'below/page.html': '' });
  expect((await ss(cwd, 'audit', '--no-config', 'no-such-site')).status).toBe(3);
  expect((await ss(`${cwd}/below`, 'audit', 'no-such-site')).status).toBe(3);
});

test('Ctrl-C ends an endless loop in a config, and what a config prints is no result', async () => {
  const cwd = folderWith({ 'ss-runtime.config.js': 'console.log("in the loop"); while (true);' });
  const io = fakeIo({ cwd });
  const ended = run(['validate', '.', '--format', 'json'], io);
  await vi.waitFor(() => expect(io.errText).toContain('in the loop'), 20_000);
  io.stop();
  expect(await ended).toBe(3);
  expect(JSON.parse(io.outText)).toMatchObject({ ok: false, error: { code: 'interrupted' } });
});

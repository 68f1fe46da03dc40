import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unhurriedMs } from '../../helpers/audit/audit-run.ts';
import { linkPackage, packedPackage, runProgram } from '../../helpers/package/installed-package.ts';
import { call } from '../../helpers/platform/platform.ts';

/** An empty folder outside the repository, in which the package is installed. */
const app = mkdtempSync(join(tmpdir(), 'ss-runtime-package-'));
const installed = join(app, 'node_modules', 'ss-runtime');

/** Path of the browser that programs start. */
let browser = '';

/** The folder that the tarball was unpacked in. */
let packed = '';

const run = (command: string, args: readonly string[], cwd = app, env: NodeJS.ProcessEnv = {}) =>
  runProgram(command, args, cwd, env);
const ssRuntime = (...args: string[]) => run(process.execPath, [join(installed, 'cli/bin.mjs'), ...args]);

/** Links the unpacked package and its declared dependencies into the folder. */
beforeAll(async () => {
  packed = await packedPackage();
  mkdirSync(join(app, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(join(packed, 'node_modules', 'ss-runtime'), installed);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) linkPackage(app, name);
  symlinkSync(join(installed, 'cli/bin.mjs'), join(app, 'node_modules', '.bin', 'ss-runtime'));
  const { findBrowser } = await import('../../../cli/browser/find.ts');
  browser = (await findBrowser(process.env))?.path ?? '';
  const context = 'Static={SQUARESPACE_CONTEXT:{website:{id:"w1"},websiteSettings:{}}}';
  writeFileSync(join(app, 'page.html'), `<!doctype html><title>Saved</title><script>${context}</script><p>Hello`);
  writeFileSync(join(app, 'elsewhere.html'), '<!doctype html><title>Elsewhere</title><p>Hello');
}, 180_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

test('the package has the build and the fixtures, and no tests, sources or source maps', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const folders = ['.build', '.github', 'cli', 'fake-server', 'fixtures', 'runtime'];
  expect(readdirSync(installed).sort()).toEqual(
    [...folders, 'LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.md', 'package.json'].sort(),
  );
  const code = files.filter((path) => /\.(map|test\.tsx?)$/.test(path) || /(?<!\.d)\.tsx?$/.test(path));
  expect(code.filter((path) => !path.startsWith('fixtures/examples/'))).toEqual([]);
  const outside = files.filter((path) => /^(cli|fake-server|runtime|\.github)\//.test(path) && !/\.md$/.test(path));
  expect(outside.filter((path) => statSync(join(installed, path)).isFile())).toEqual([
    'cli/bin.mjs',
    'cli/program/read-output-flags.mjs',
  ]);
  const wanted = ['.build/runtime/boot.js', 'fixtures/sites/clean/site.json', 'cli/README.md', '.github/CHANGELOG.md'];
  expect(files).toEqual(expect.arrayContaining([...wanted, '.github/docs/api.md']));
});

test('the tarball has at most 4 MB', () => {
  const tarball = readdirSync(packed).find((name) => name.endsWith('.tgz')) ?? '';
  expect(statSync(join(packed, tarball)).size).toBeLessThan(4_000_000);
});

test('the declarations import no package and no module of Node.js', () => {
  const declarations = join(installed, '.build/declarations');
  const files = readdirSync(declarations, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
  const imported = files.flatMap((path) =>
    [...readFileSync(join(declarations, path), 'utf8').matchAll(/(?:from |import\(|import )['"]([^.'"][^'"]*)['"]/g)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  );
  expect(imported).toEqual([]);
});

test('installing runs no script and needs no package that downloads a browser', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  expect(Object.keys(dependencies)).not.toContain('puppeteer');
});

test('all six commands work from an empty folder, with the package’s own fixtures', async () => {
  const [help, endpoints, doctor, valid, replayed] = await Promise.all([
    ssRuntime('--help'),
    ssRuntime('endpoints', '--format', 'json'),
    ssRuntime('doctor', '--format', 'json'),
    ssRuntime('validate', 'fixtures/blocks/gallery/valid', '--format', 'json'),
    ssRuntime('replay', 'fixtures/traffic/first-visit.ndjson', '--speed', 'max', '--format', 'json'),
  ]);
  const audited = await ssRuntime(
    'audit',
    ...['page.html', 'elsewhere.html', '--journeys', 'first,declined', '--page-time', '1', '--timeout', String(unhurriedMs)],
    ...['--format', 'json', '--format', 'html=audit.html'],
  );
  expect(help).toMatchObject({ status: 0, err: '', out: expect.stringContaining('Usage: ss-runtime') });
  expect(endpoints).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(endpoints.out).endpoints).toHaveLength(32);
  expect(JSON.parse(doctor.out).checks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'build', status: 'ok' }),
      expect.objectContaining({ name: 'chunks', status: 'ok' }),
    ]),
  );
  expect(valid).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(valid.out).summary.items).toBeGreaterThan(5);
  expect(replayed.status, replayed.err).toBe(0);
  expect(JSON.parse(replayed.out).summary).toMatchObject({ failed: 0, lost: 0, compared: true });
  expect(audited.status, audited.err + audited.out).toBe(0);
  expect(JSON.parse(audited.out)).toMatchObject({ verdict: 'keeps', summary: { pages: 2, journeys: 3, undecided: 0 } });
  expect(readFileSync(join(app, 'audit.html'), 'utf8')).toContain('<!doctype html>');
  // A page without a banner cannot be answered, and has nothing to answer.
  const none = expect.stringContaining('no cookie banner was found');
  expect(JSON.parse(audited.out).pages[1].notApplicable).toContainEqual({ journey: 'declined', reason: none });
});

test('packages that only a queue needs are not installed, and --queue says how to install them', async () => {
  expect(await ssRuntime('audit', '--queue', 'redis://127.0.0.1:1', '--worker')).toEqual({
    status: 3,
    out: '',
    err: 'ss-runtime: --queue needs BullMQ and its Redis client, which are not installed: npm install bullmq@6 ioredis\n',
  });
});

test('serve responds with a fixture site’s page, the boot script, the inspector and a call', async () => {
  const server = spawn(process.execPath, [join(installed, 'cli/bin.mjs'), 'serve', 'clean', '--port', '0', '--json'], {
    cwd: app,
  });
  try {
    const [line] = await once(server.stdout, 'data');
    const { url } = JSON.parse(String(line).split('\n')[0] ?? '');
    const platform = { port: Number(new URL(url).port) } as never;
    expect((await call(platform, '/')).text).toContain('runtime/boot.js');
    const boot = await call(platform, '/runtime/boot.js', { host: `static.localhost:${new URL(url).port}` });
    expect(boot).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('javascript') } });
    expect((await call(platform, '/__ss/inspector/inspector.js')).status).toBe(200);
    expect((await call(platform, '/api/1/performance/settings')).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
});

const program = `
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { audit, CliError, FaultSyntaxError, PortTakenError, replay, start, TargetError, validate } from 'ss-runtime';
import { startTestPlatform } from 'ss-runtime/testing';

const checked = await validate(['fixtures/blocks/gallery/valid'], { kind: 'gallery', effective: true });
const oneText = await validate('fixtures/blocks/gallery/valid', { kind: 'gallery' });
const replayed = await replay('fixtures/traffic/first-visit.ndjson', { speed: 'max', repeat: 2 });
const refused = await audit(['no-such-site']).catch((error) => ({ isCliError: error instanceof CliError, exitCode: error.exitCode, message: error.message }));
const wrong = await replay(['x.ndjson'], { concurrency: 0 }).catch((error) => ({ exitCode: error.exitCode, message: error.message }));
const platform = await start({ targets: 'clean' });
const thrown = await Promise.all([start({ targets: 'clean', port: platform.port }), start({ targets: 'nowhere' }), start({ targets: 'clean', fault: 'nonsense' })]
  .map((starting) => starting.catch((error) => [error instanceof CliError, error.constructor.name])));
const classes = [PortTakenError, TargetError, FaultSyntaxError].map(({ name }) => name);
const tests = await startTestPlatform({ sites: { shop: { context: { website: { id: 'w7' } }, pages: { '/': '<h1>Shop</h1>', '/gone': { html: 'Gone', status: 404 } } }, one: '<p>One' } });
const pages = { shop: tests.pageUrl('shop'), about: tests.pageUrl('one', '/about'), ids: tests.sites.map(({ id }) => id) };
const badRules = await tests.setFaults('record-hit:nonsense').catch((error) => error.message);
await tests.setFaults('performance-settings:status:503');
const coming = tests.waitForEntry({ endpoint: 'performance-settings', status: 503 });
const spoilt = await fetch(tests.url + 'api/1/performance/settings');
const entry = await coming;
await tests.reset();
const healthy = await fetch(tests.url + 'api/1/performance/settings');
const html = await (await tests.fetch('shop')).text();
const gone = (await tests.fetch('shop', '/gone')).status;
const late = await tests.waitForEntry({ endpoint: 'logout' }, { timeoutMs: 1 }).catch((error) => error.message);
await Promise.all([platform.close(), tests.close()]);
const boot = fileURLToPath(import.meta.resolve('ss-runtime/runtime/boot.js'));
console.log(JSON.stringify({ checked: checked.summary, oneText: oneText.summary.items, thrown, classes, gone, effective: checked.items.every(({ effective }) => effective), replayed: replayed.summary,
  refused, wrong, sites: platform.sites.length, pages, badRules, spoilt: spoilt.status, entry: entry.path, healthy: healthy.status, html, late, boot: existsSync(boot) }));
`;

test('the Node API does what the commands do, and reports problems as errors', async () => {
  writeFileSync(join(app, 'program.mjs'), program);
  const { status, out, err } = await run(process.execPath, ['program.mjs']);
  expect(err).toBe('');
  expect(status).toBe(0);
  const seen = JSON.parse(out);
  expect(seen.checked).toMatchObject({ errors: 0, warnings: 0 });
  expect(seen.checked.items).toBeGreaterThan(5);
  expect(seen.effective).toBe(true);
  expect(seen.oneText).toBe(seen.checked.items);
  expect(seen.thrown).toEqual(seen.classes.map((name: string) => [true, name]));
  expect(seen.gone).toBe(404);
  expect(seen.replayed).toMatchObject({ failed: 0, lost: 0, compared: true });
  expect(seen.refused).toMatchObject({ isCliError: true, exitCode: 3, message: expect.stringContaining('no-such-site') });
  expect(seen.wrong).toEqual({ exitCode: 2, message: expect.stringContaining('whole number from 1 to 1000') });
  expect(seen).toMatchObject({ sites: 1, spoilt: 503, entry: '/api/1/performance/settings', healthy: 200, boot: true });
  expect(seen.pages).toEqual({
    shop: expect.stringMatching(/^http:\/\/shop\.localhost:\d+\/$/),
    about: expect.stringMatching(/^http:\/\/one\.localhost:\d+\/about$/),
    ids: ['shop', 'one'],
  });
  expect(seen.badRules).toContain('nonsense');
  expect(seen.html).toMatch(/"id":"w7"[\s\S]*<h1>Shop<\/h1>/);
  expect(seen.late).toContain('1 ms');
});

const auditing = `
import { readdirSync, readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { audit, defineRule, startTestPlatform } from './imports.mjs';

const tests = await startTestPlatform({ sites: {
  shop: { context: { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } }, pages: { '/': '<script>document.cookie = "_ga=1; max-age=999"</script>' } },
  plain: '<p>Plain',
} });
const urls = [tests.pageUrl('shop'), tests.pageUrl('plain')];
const untitled = defineRule({
  id: 'page-title', title: 'Each page has a title', reference: 'ours#title',
  explain: { means: 'm', why: 'w', wrong: 'x', right: 'y', fix: 'f' },
  check: ({ visits }) => visits.filter(({ landedOn }) => landedOn.includes('plain'))
    .map(({ journey }) => ({ subject: 'title', journey, message: 'The page has no title.', severity: 'warning', evidence: {} })),
});
const failing = { ...untitled, id: 'always-fails', check: () => { throw new TypeError('no such field'); } };
const journeys = ['first'];

const browser = await launch({ executablePath: process.env.BROWSER, args: ['--no-sandbox'], handleSIGINT: false });
const page = await browser.newPage();
await page.setContent('<title>Mine</title>');
const fast = { journeys, pageTime: 1, timeout: ${unhurriedMs} };
const run = audit(urls, { ...fast, browser, rules: ['all', untitled, failing], saveArtifacts: 'evidence', format: { json: 'api.json' } });
const streamed = [];
for await (const { ruleId, url } of run) streamed.push([ruleId, new URL(url).hostname]);
const report = await run;
const again = await audit([], { artifacts: 'evidence', rules: [untitled], severities: { 'page-title': 'error' }, baseline: report });

const leaving = audit([urls[1], urls[1] + '?2'], { ...fast, browser: page, concurrency: 1, rules: [untitled] });
for await (const finding of leaving) break;
const left = await leaving;
const kept = [browser.connected, await page.title(), (await browser.pages()).length];
await browser.close();
const ended = await audit(urls, { browser }).catch(({ name, code, exitCode }) => ({ name, code, exitCode }));
await tests.close();
console.log(JSON.stringify({ streamed, report, again, kept, ended, left: left.summary,
  files: readdirSync('evidence').length, written: JSON.parse(readFileSync('api.json', 'utf8')).summary }));
`;

test('an audit of a program streams findings, applies its rules, and uses its Puppeteer browser', async () => {
  writeFileSync(join(app, 'imports.mjs'), `export * from 'ss-runtime'; export * from 'ss-runtime/testing';`);
  writeFileSync(join(app, 'auditing.mjs'), auditing);
  const { status, out, err } = await run(process.execPath, ['auditing.mjs'], app, { BROWSER: browser });
  expect(err).toBe('');
  expect(status).toBe(0);
  const seen = JSON.parse(out);
  const { pages } = seen.report;
  const ids = pages.map(({ findings }: { findings: { ruleId: string }[] }) => findings.map(({ ruleId }) => ruleId));
  expect(ids).toEqual([expect.arrayContaining(['cookie-before-consent']), ['page-title']]);
  expect(seen.streamed).toHaveLength(ids.flat().length);
  expect(seen.streamed).toEqual(expect.arrayContaining([['page-title', 'plain.localhost']]));
  // A rule that fails is not judged, and the others are.
  for (const { undecided } of pages)
    expect(undecided).toContainEqual({ rule: 'always-fails', reason: 'the rule failed: no such field' });
  expect(seen).toMatchObject({ files: 3, written: { pages: 2 } });
  expect(seen.again).toMatchObject({ exitCode: 0, summary: { errors: 1, known: 1 } });
  expect(seen.kept).toEqual([true, 'Mine', 2]);
  expect(seen.ended).toEqual({ name: 'CliError', code: 'no-browser', exitCode: 3 });
  expect(seen.left).toMatchObject({ interrupted: true });
});

const sessionsTest = `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform } from 'ss-runtime/testing';

let platform;
beforeAll(async () => { platform = await startTestPlatform({ sites: { shop: '<h1>Shop</h1>' } }); });
afterAll(() => platform.close());
const path = '/api/1/performance/settings';

test.concurrent('one session', async ({ expect }) => {
  const session = platform.session();
  await session.setFaults('performance-settings:status:503');
  const coming = session.waitForEntry({ endpoint: 'performance-settings' });
  expect((await fetch(platform.url + path.slice(1), { headers: session.headers })).status).toBe(503);
  expect(await coming).toMatchObject({ seq: 1, session: session.name });
});
test.concurrent('another session', async ({ expect }) => {
  const { headers, journal, name } = platform.session('another');
  expect((await fetch(platform.url + path.slice(1), { headers })).status).toBe(200);
  expect([name, journal.entries().length, platform.journal.lastSeq]).toEqual(['another', 1, 0]);
});
test('the platform of serve', async () => {
  expect(await (await fetch(process.env.SS_RUNTIME_URL)).text()).toContain('Tidewater Pottery');
});`;

test('serve -- npx vitest run runs a user’s tests and the vitest example, with sessions of a shared platform', async () => {
  linkPackage(app, 'vitest');
  symlinkSync(resolve('node_modules/vitest/vitest.mjs'), join(app, 'node_modules', '.bin', 'vitest'));
  writeFileSync(join(app, 'sessions.test.mjs'), sessionsTest);
  copyFileSync('fixtures/examples/shop.test.ts', join(app, 'shop.test.ts'));
  const passed = await ssRuntime('serve', 'clean', '--', 'npx', 'vitest', 'run');
  expect(passed.out, passed.err).toMatch(/Tests\s+5 passed/);
  expect([passed.status, passed.err]).toEqual([0, expect.stringMatching(/clean\s+Tidewater Pottery[\s\S]*Stopped\.\n$/)]);
});

const typed = `
import { launch } from 'puppeteer-core';
import { audit, type AuditFinding, type AuditReport, type AuditRule, CliError, type Config, defineRule, type ErrorCode, type PageArtifacts, type Problem, defineConfig, type JournalEntry, replay, start, validate } from 'ss-runtime';
import type { LiveGallery, MountedGallery } from 'ss-runtime/browser';
import { startTestPlatform } from 'ss-runtime/testing';

const report: AuditReport = await audit(['clean'], { journeys: ['first'], timeout: 1000 });
const errors: number = report.summary.errors + (await validate(['-'])).summary.errors + (await replay(['a'])).summary.lost;
const platform = await startTestPlatform({ sites: { a: '<p>' } });
const entry: JournalEntry = await platform.waitForEntry(({ status }) => status === errors);
const gallery: MountedGallery | null | undefined = window.SSRuntime?.gallery(document.body);
// The earlier name of the type.
const sameGallery: LiveGallery | null | undefined = gallery;
const dialogs = await window.SSRuntime?.service('dialogs');
// @ts-expect-error there is no such journey
await audit(['clean'], { journeys: ['second'] });
// @ts-expect-error names are those of the command line
await audit(['clean'], { timeoutMs: 1000 });
// @ts-expect-error a worker is started on the command line only
await audit([], { worker: true });
// @ts-expect-error there is no such format
await audit([], { format: { docx: 'a.docx' } });
const byHand = (page: PageArtifacts): readonly Problem[] =>
  page.visits.filter(({ status }) => status === 404).map(({ journey }) => ({ subject: 'status', journey, message: 'The page is missing.', evidence: {} }));
const rule: AuditRule = defineRule({ id: 'page-missing', title: 'Each page exists', reference: 'ours#exists', explain: { means: '', why: '', wrong: '', right: '', fix: '' }, check: byHand });
const browser = await launch({ executablePath: '/usr/bin/chromium' });
const controller = new AbortController();
const run = audit(['clean'], { rules: ['all', rule], browser: Math.random() > 1 ? browser : await browser.newPage(), signal: controller.signal, baseline: report, cookies: [{ name: 'a', value: 'b' }], header: { 'X-A': 'b' }, severities: { 'page-missing': 'off' }, device: 'iPhone 15', locale: 'de-DE', timezone: 'Europe/Berlin', insecure: true, allowUndecided: true });
for await (const finding of run) {
  const found: AuditFinding = finding;
  if (found.known) break;
}
const reports: AuditReport[] = await Promise.all([run, audit([], { artifacts: 'evidence', compare: report })]);
const code: ErrorCode | undefined = await run.then(() => undefined, (error: unknown) => (error instanceof CliError ? error.code : undefined));
const exit: 0 | 1 | 2 | 3 | undefined = reports[0]?.exitCode;
// @ts-expect-error the command line alone prints
await validate(['-'], { format: 'json' });
await replay(['a'], { speed: 'max', rate: 3, only: ['census'], allowHost: ['a.example'] });
await start({ targets: ['clean'], fault: ['record-hit:status:500'], https: true });
const config: Config = defineConfig({ audit: { severities: { 'cookie-format': 'off' }, thresholds: { warning: 3 } }, serve: { port: 0 } });
// @ts-expect-error a number of page views
defineConfig({ audit: { concurrency: '2' } });
// @ts-expect-error there is no such setting
defineConfig({ audit: { concurency: 2 } });
// @ts-expect-error there is no such call
await platform.waitForEntry({ endpoint: 'no-such-call' });
// @ts-expect-error a port is a number
await start({ port: '4100' });
// @ts-expect-error there is no such service
await window.SSRuntime?.service('weather');
export { code, config, dialogs, entry, exit, gallery };
`;

/** A program without the types of Node.js, under the strictest options. */
const strictlyTyped = `
import { audit, type AuditOptions, CliError, type Journal, type Platform, PortTakenError, start, TargetError, validate } from 'ss-runtime';
import { FaultSyntaxError, startTestPlatform, type TestPlatform } from 'ss-runtime/testing';

const options: AuditOptions = { journeys: ['first'], concurrency: undefined, severities: { 'cookie-format': 'off' } };
const platform: Platform = await start({ targets: 'clean', fault: 'record-hit:status:500' });
const tests: TestPlatform = await startTestPlatform({ sites: { a: '<p>' } });
const journal: Journal = tests.journal;
const port: number | undefined = await start({ port: 4100 }).then(() => undefined, (error: unknown) => (error instanceof PortTakenError ? error.port : undefined));
const isKnown = (error: unknown): error is CliError => error instanceof TargetError || error instanceof FaultSyntaxError;
export const errors: number = (await audit('clean', options)).summary.errors + (await validate('a/b')).summary.errors;
export const page: unknown = await platform.fetch('clean', '/about');
export { isKnown, journal, port };
`;
const inBrowser = `
import { type MountedGallery } from 'ss-runtime/browser';
import { start } from 'ss-runtime';
export const gallery: MountedGallery | null | undefined = window.SSRuntime?.gallery(document.body);
export const status: number = (await (await start()).fetch('clean', '/', { method: 'POST', signal: AbortSignal.timeout(100) })).status;
`;

test('TypeScript programs are checked against the types of the exports, without the types of Node.js too', async () => {
  writeFileSync(join(app, 'package.json'), '{"type":"module"}');
  writeFileSync(join(app, 'program.ts'), typed);
  writeFileSync(join(app, 'strictly.ts'), strictlyTyped);
  writeFileSync(join(app, 'in-browser.ts'), inBrowser);
  copyFileSync('fixtures/examples/ss-runtime.config.ts', join(app, 'ss-runtime.config.ts'));
  const strictly = ['--exactOptionalPropertyTypes', '--verbatimModuleSyntax', '--noUncheckedIndexedAccess', '--types', ''];
  const check = (resolution: string, lib: string, ...args: string[]) => {
    const modules = ['--module', resolution === 'bundler' ? 'esnext' : resolution, '--moduleResolution', resolution];
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023', '--lib', lib];
    return run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--ignoreConfig', ...options, ...modules, ...args]);
  };
  const dom = 'es2023,dom,dom.iterable';
  const withNode = ['--types', 'node', '--typeRoots', resolve('node_modules/@types'), 'program.ts'];
  const checked = await Promise.all([
    check('nodenext', dom, ...withNode),
    check('node16', 'es2023', ...strictly, 'strictly.ts', 'ss-runtime.config.ts'),
    check('bundler', dom, ...strictly, 'strictly.ts', 'in-browser.ts'),
  ]);
  for (const result of checked) expect(result).toEqual({ status: 0, out: '', err: '' });
});

test('the Puppeteer example passes, and its imports of types leave a module that can be loaded', async () => {
  linkPackage(app, 'puppeteer');
  copyFileSync('fixtures/examples/banner.test.mjs', join(app, 'banner.test.mjs'));
  writeFileSync(join(app, 'of-types.mjs'), `import {} from 'ss-runtime/browser';`);
  const env = { PUPPETEER_EXECUTABLE_PATH: browser, CI: '1' };
  const [passed, loaded] = await Promise.all([
    run(process.execPath, ['--test', 'banner.test.mjs'], app, env),
    run(process.execPath, ['of-types.mjs']),
  ]);
  expect(passed.out).toMatch(/pass 1\b[\s\S]*fail 0\b/);
  expect([passed.status, loaded]).toEqual([0, { status: 0, out: '', err: '' }]);
});

test('the Express example serves its page and the runtime, and prints the page view that its platform gets', async () => {
  copyFileSync('fixtures/examples/express-app.mjs', join(app, 'express-app.mjs'));
  const server = spawn(process.execPath, ['express-app.mjs'], { cwd: app, env: { ...process.env, PORT: '0' } });
  try {
    const [line] = await once(server.stdout, 'data');
    const { port } = new URL(String(line).trim());
    const platform = { port: Number(port) } as never;
    expect((await call(platform, '/')).text).toContain('<h1>Shop</h1>');
    expect((await call(platform, '/runtime/boot.js')).status).toBe(200);
    const printed = once(server.stdout, 'data');
    await call(platform, '/api/census/RecordHit', { method: 'POST', body: '{}' });
    expect(String(await printed)).toMatch(/^The first page view: \/api\/census\/RecordHit, status \d+\.\n$/);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
});

test('Vite with the example’s config file serves its page and the platform’s calls', async () => {
  linkPackage(app, 'vite');
  copyFileSync('fixtures/examples/vite.config.mjs', join(app, 'vite.config.mjs'));
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Vite</title><script src="/runtime/boot.js"></script>');
  const start = `import { createServer } from 'vite';
    const server = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0, ws: false } });
    await server.listen();
    console.log(server.resolvedUrls.local[0]);
    process.once('SIGTERM', () => server.close().then(() => process.exit()));`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', start], {
    cwd: app,
    env: { ...process.env, SS_FAULTS: 'performance-settings:status:503@1' },
  });
  try {
    const [line] = await once(server.stdout, 'data');
    const { port } = new URL(String(line).trim());
    const platform = { port: Number(port) } as never;
    expect((await call(platform, '/', { headers: { accept: 'text/html' } })).text).toContain('<title>Vite</title>');
    expect((await call(platform, '/runtime/boot.js')).status).toBe(200);
    const statuses = [await call(platform, '/api/1/performance/settings'), await call(platform, '/api/1/performance/settings')];
    expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
});

interface ActionStep {
  readonly name: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the shell of the audit action's steps in the folder, as the runner of GitHub does. Returns its outputs, the log and the
 * last status.
 */
async function runAction(inputs: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>> = {}) {
  const action = parse(readFileSync('.github/actions/audit/action.yml', 'utf8'));
  const values: Record<string, string> = { 'github.action_path': resolve('.github/actions/audit') };
  for (const [name, { default: standard = '' }] of Object.entries<{ default?: string }>(action.inputs))
    values[`inputs.${name}`] = inputs[name] ?? standard;
  const temporary = mkdtempSync(join(app, 'runner-'));
  const [output, summary] = [join(temporary, 'output'), join(temporary, 'summary')];
  let log = '';
  let status = 0;
  for (const { name, run: script, env = {} } of action.runs.steps as ActionStep[]) {
    if (script === undefined) continue;
    expect(script, 'text in a script would be run').not.toContain('${{');
    const given = Object.entries(env).map(([key, value]) => [
      key,
      value.replace(/\$\{\{ (.*?) \}\}/g, (_all, path) => values[path] ?? ''),
    ]);
    writeFileSync(output, '');
    const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    const runner = { RUNNER_TEMP: temporary, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: app };
    const ended = await run('bash', shell, app, { ...runner, ...environment, ...Object.fromEntries(given) });
    log += ended.out + ended.err;
    status = ended.status;
    for (const [, key, value = ''] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm))
      values[`steps.${name.toLowerCase()}.outputs.${key}`] = value;
    if (status !== 0) break;
  }
  expect(existsSync(summary), log).toBe(true);
  return { values, log, status, summary: readFileSync(summary, 'utf8') };
}

test('the steps of the audit action report, comment and fail by the verdict, and run no text of their inputs', async () => {
  const received: { readonly method: string; readonly body: string }[] = [];
  const api = createServer(async (request, response) => {
    const body = String(Buffer.concat(await request.toArray()));
    received.push({ method: request.method ?? '', body });
    response.end(request.method === 'GET' ? '[]' : '{}');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  writeFileSync(join(app, 'event.json'), '{"pull_request":{"number":7}}');
  const github = {
    GITHUB_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    GITHUB_EVENT_PATH: join(app, 'event.json'),
    GITHUB_REPOSITORY: 'a/b',
  };
  const hostile = `it's "$(touch run-by-shell)" \`touch run-by-shell\` ;&| @all.html`;
  writeFileSync(
    join(app, hostile),
    '<!doctype html><title>Hostile</title><p>Hello<script>document.cookie = "_ga=1; max-age=999"</script>',
  );
  try {
    const [broken, failed] = await Promise.all([
      runAction(
        { target: `\n${hostile}\n`, journeys: 'first', arguments: `--page-time=1\n--timeout=${unhurriedMs}`, name: 'a --> b' },
        github,
      ),
      runAction({ target: '--version\nno-such-site', token: 't' }, { ...github, GITHUB_API_URL: 'http://127.0.0.1:1' }),
    ]);
    expect([broken.status, broken.values['steps.audit.outputs.verdict']], broken.log).toEqual([1, 'breaks']);
    expect(broken.summary).toMatch(/^### a --&#62; b: the pages break their promises\n/m);
    const reports = broken.values['steps.audit.outputs.reports'] ?? '';
    expect(readdirSync(reports)).toEqual(expect.arrayContaining(['audit.html', 'audit.json', 'audit.sarif', 'summary.md']));
    expect(broken.values).toMatchObject({ 'steps.audit.outputs.uploadable': 'true' });
    const [place] = JSON.parse(readFileSync(join(reports, 'audit.sarif'), 'utf8')).runs[0].results[0].locations;
    expect(decodeURIComponent(place.physicalLocation.artifactLocation.uri)).toBe(hostile);
    expect(received.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(JSON.parse(received[1]?.body ?? '').body).toMatch(/^<!-- ss-runtime audit a%20%2D%2D%3E%20b -->\n### /);
    expect(failed).toMatchObject({
      status: 3,
      log: expect.stringContaining('::warning::The summary was not written as a comment'),
    });
    expect(failed.values).toMatchObject({
      'steps.audit.outputs.verdict': 'failed',
      'steps.audit.outputs.status': '3',
      'steps.audit.outputs.uploadable': 'false',
    });
    expect(failed.summary).toContain('the audit could not run');
    expect(readdirSync(app)).not.toContain('run-by-shell');
  } finally {
    api.close();
  }
});

// covers: cli/api/audit.ts cli/api/validate.ts cli/api/replay.ts cli/api/context.ts cli/api/start.ts cli/api/testing.ts cli/api/text-site.ts
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../helpers/platform/platform.ts';

/** An empty folder outside the repository, in which the package is installed. */
const app = mkdtempSync(join(tmpdir(), 'ss-runtime-package-'));
const installed = join(app, 'node_modules', 'ss-runtime');

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

const run = (command: string, args: readonly string[], cwd = app): Promise<Ended> =>
  new Promise((done) => {
    execFile(command, args, { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 2 ** 26 }, (error, out, err) =>
      done({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });
const ssRuntime = (...args: string[]): Promise<Ended> => run(process.execPath, [join(installed, 'cli/bin.mjs'), ...args]);

/** Packs as for publishing, unpacks into the folder, and links only the declared dependencies. */
beforeAll(async () => {
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', app], process.cwd());
  const [tarball = ''] = readdirSync(app).filter((name) => name.endsWith('.tgz'));
  expect(tarball, packed.err).toMatch(/^ss-runtime-.*\.tgz$/);
  mkdirSync(installed, { recursive: true });
  expect(await run('tar', ['-xzf', join(app, tarball), '--strip-components=1', '-C', installed])).toMatchObject({ status: 0 });
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  const context = 'Static={SQUARESPACE_CONTEXT:{website:{id:"w1"},websiteSettings:{}}}';
  writeFileSync(join(app, 'page.html'), `<!doctype html><title>Saved</title><script>${context}</script><p>Hello`);
  writeFileSync(join(app, 'elsewhere.html'), '<!doctype html><title>Elsewhere</title><p>Hello');
}, 180_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

test('the package has the build and the fixtures, and no tests, sources or source maps', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(readdirSync(installed).sort()).toEqual(['.build', 'LICENSE', 'README.md', 'cli', 'fixtures', 'package.json']);
  expect(readdirSync(join(installed, 'cli'))).toEqual(['bin.mjs']);
  expect(files.filter((path) => /\.(map|test\.tsx?)$/.test(path) || /(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['.build/runtime/boot.js', 'fixtures/sites/clean/site.json']));
});

test('installing runs no script and needs no package that downloads a browser', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  expect(Object.keys(dependencies)).not.toContain('puppeteer');
});

test('all six commands work from an empty folder, with the package’s own fixtures', async () => {
  const [help, endpoints, doctor, valid, replayed, audited] = await Promise.all([
    ssRuntime('--help'),
    ssRuntime('endpoints', '--format', 'json'),
    ssRuntime('doctor', '--format', 'json'),
    ssRuntime('validate', 'fixtures/blocks/gallery/valid', '--format', 'json'),
    ssRuntime('replay', 'fixtures/traffic/first-visit.ndjson', '--speed', 'max', '--format', 'json'),
    ssRuntime(
      'audit',
      ...['page.html', 'elsewhere.html', '--journeys', 'first,declined'],
      ...['--format', 'json', '--format', 'html=audit.html'],
    ),
  ]);
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
  expect(audited.status, audited.err).toBe(0);
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
import { audit, CliError, replay, start, validate } from 'ss-runtime';
import { startTestPlatform } from 'ss-runtime/testing';

const checked = await validate(['fixtures/blocks/gallery/valid'], { kind: 'gallery', effective: true });
const replayed = await replay(['fixtures/traffic/first-visit.ndjson'], { speed: 'max', repeat: 2 });
const refused = await audit(['no-such-site']).catch((error) => ({ isCliError: error instanceof CliError, exitCode: error.exitCode, message: error.message }));
const wrong = await replay(['x.ndjson'], { concurrency: 0 }).catch((error) => ({ exitCode: error.exitCode, message: error.message }));
const platform = await start({ targets: ['clean'] });
const tests = await startTestPlatform({ sites: { shop: { context: { website: { id: 'w7' } }, pages: { '/': '<h1>Shop</h1>', '/gone': { html: 'Gone', status: 404 } } }, one: '<p>One' } });
const pages = { shop: tests.pageUrl('shop'), about: tests.pageUrl('one', '/about'), ids: tests.sites.map(({ id }) => id) };
const badRules = await tests.setFaults('record-hit:nonsense').catch((error) => error.message);
await tests.setFaults('performance-settings:status:503');
const coming = tests.waitForEntry({ endpoint: 'performance-settings', status: 503 });
const spoilt = await fetch(tests.url + 'api/1/performance/settings');
const entry = await coming;
await tests.reset();
const healthy = await fetch(tests.url + 'api/1/performance/settings');
const html = await (await fetch(tests.url)).text();
const late = await tests.waitForEntry({ endpoint: 'logout' }, { timeoutMs: 1 }).catch((error) => error.message);
await Promise.all([platform.close(), tests.close()]);
const boot = fileURLToPath(import.meta.resolve('ss-runtime/runtime/boot.js'));
console.log(JSON.stringify({ checked: checked.summary, effective: checked.items.every(({ effective }) => effective), replayed: replayed.summary,
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

const run = audit(urls, { journeys, rules: ['all', untitled, failing], saveArtifacts: 'evidence', format: { json: 'api.json' } });
const streamed = [];
for await (const { ruleId, url } of run) streamed.push([ruleId, new URL(url).hostname]);
const report = await run;
const again = await audit([], { artifacts: 'evidence', rules: [untitled], severities: { 'page-title': 'error' }, baseline: report });

const browser = await launch({ executablePath: process.env.BROWSER, args: ['--no-sandbox'], handleSIGINT: false });
const page = await browser.newPage();
await page.setContent('<title>Mine</title>');
const onBrowser = await audit(urls, { journeys, browser, rules: [untitled] });
const onPage = await audit(urls, { journeys, browser: page, rules: [untitled] });
const kept = [browser.connected, await page.title(), (await browser.pages()).length];
await browser.close();
const ended = await audit(urls, { browser }).catch(({ name, code, exitCode }) => ({ name, code, exitCode }));

const controller = new AbortController();
controller.abort();
const stopped = await audit(urls, { signal: controller.signal, journeys });
const leaving = audit([...urls, ...urls.map((url) => url + '?2')], { journeys, concurrency: 1, rules: [untitled] });
for await (const finding of leaving) break;
const left = await leaving;
const codes = [];
for (const options of [{ timeout: '1' }, { timeoutMs: 1 }, { rules: ['nope'] }, { rules: [untitled, { ...untitled }] }, { artifacts: 'none' }, { severities: { nope: 'off' } }])
  codes.push(await audit(options.artifacts ? [] : urls, options).catch(({ code }) => code));
const loop = await (async () => { for await (const finding of audit(['no-such-site'])); })().catch(({ code }) => code);
await tests.close();
console.log(JSON.stringify({ streamed, report, again, onBrowser: onBrowser.summary, onPage: onPage.summary, kept, ended, stopped: stopped.summary, stoppedExit: stopped.exitCode,
  left: left.summary, codes, loop, files: readdirSync('evidence').length, written: JSON.parse(readFileSync('api.json', 'utf8')).summary }));
`;

test('an audit of a program streams findings, applies its rules, and uses its Puppeteer browser', async () => {
  writeFileSync(join(app, 'imports.mjs'), `export * from 'ss-runtime'; export * from 'ss-runtime/testing';`);
  writeFileSync(join(app, 'auditing.mjs'), auditing);
  const { findBrowser } = await import('../../../cli/browser/find.ts');
  process.env.BROWSER = (await findBrowser(process.env))?.path ?? '';
  const { status, out, err } = await run(process.execPath, ['auditing.mjs']);
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
  expect(seen.onBrowser).toMatchObject({ pages: 2, incomplete: 0, warnings: 1 });
  expect(seen.onPage).toMatchObject({ pages: 2, incomplete: 0, warnings: 1 });
  expect(seen.kept).toEqual([true, 'Mine', 2]);
  expect(seen.ended).toEqual({ name: 'CliError', code: 'no-browser', exitCode: 3 });
  expect(seen.stopped).toMatchObject({ interrupted: true, journeys: 0 });
  expect(seen.stoppedExit).toBe(3);
  expect(seen.left).toMatchObject({ interrupted: true });
  expect(seen.codes).toEqual(['usage', 'usage', 'usage', 'usage', 'artifacts', 'usage']);
  expect(seen.loop).toBe('target');
});

const shopTest = `
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

test('serve -- npx vitest run runs a user’s tests, with sessions of a shared platform', async () => {
  const vitest = join(app, 'node_modules', 'vitest');
  symlinkSync(resolve('node_modules/vitest'), vitest);
  mkdirSync(join(app, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(join(vitest, 'vitest.mjs'), join(app, 'node_modules', '.bin', 'vitest'));
  writeFileSync(join(app, 'shop.test.mjs'), shopTest);
  const passed = await ssRuntime('serve', 'clean', '--', 'npx', 'vitest', 'run');
  expect(passed.out, passed.err).toMatch(/Tests\s+3 passed/);
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

test('a TypeScript program is checked against the types of the exports, dependencies’ types included', async () => {
  writeFileSync(join(app, 'program.ts'), typed);
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'];
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  const packageFile = join(app, 'package.json');
  writeFileSync(packageFile, '{"type":"module"}');
  for (const resolution of ['nodenext', 'bundler']) {
    const modules = ['--module', resolution === 'nodenext' ? 'nodenext' : 'esnext', '--moduleResolution', resolution];
    const tsc = [resolve('node_modules/typescript/bin/tsc'), ...options, ...types, ...modules, 'program.ts'];
    expect(await run(process.execPath, tsc), resolution).toEqual({ status: 0, out: '', err: '' });
  }
});

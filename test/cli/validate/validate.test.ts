// covers: cli/validate/report/
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { reports } from '../../../cli/validate/report/reports.ts';
import { validate } from '../../../cli/validate/validate.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

async function validateJson(args: string[], options: Parameters<typeof fakeIo>[0] = {}) {
  const io = fakeIo(options);
  const exitCode = await run(['validate', '--format', 'json', ...args], io);
  return { exitCode, ...JSON.parse(io.outText) };
}

/** Validates files given by name and content. */
async function validateFiles(files: Record<string, string | Buffer>, ...args: string[]) {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  return validateJson(args.length > 0 ? args : Object.keys(files), { cwd });
}

test('a printed schema in a project has nothing to check', async () => {
  const io = fakeIo();
  await run(['schema', 'gallery'], io);
  const { exitCode, summary } = await validateFiles({ 'gallery.schema.json': io.outText }, '.');
  expect([exitCode, summary.items, summary.warnings]).toEqual([0, 0, 0]);
});

test('returns the summary, items and findings of the JSON document', async () => {
  const result = await validateFiles({ 'a.json': '{"cookieSettings": {"cookieBannerVariant": "FOO"}}' });
  expect(result).toEqual({
    exitCode: 0,
    summary: { inputs: 1, items: 1, errors: 0, warnings: 1, notes: 0 },
    items: [
      {
        kind: 'cookie-banner',
        source: 'a.json',
        line: 1,
        column: 20,
        pointer: '/cookieSettings',
        valid: true,
        findings: [
          {
            ruleId: 'cookie-banner-value',
            severity: 'warning',
            message: 'unknown value "FOO" for cookieBannerVariant; the runtime takes BAR',
            source: 'a.json',
            line: 1,
            column: 44,
            pointer: '/cookieBannerVariant',
            reference: 'consent#banner-settings',
          },
        ],
      },
    ],
    findings: [],
  });
});

test('adds the effective values of each item with --effective', async () => {
  const files = {
    'a.ndjson':
      '{"cookieSettings":{"cookieBannerVariant":"POPUP","cookieBannerPosition":"TOP"}}\n{"design":"carousel","gutter":60}',
  };
  const { items } = await validateFiles(files, '--effective', 'a.ndjson');
  expect(items[0].effective).toMatchObject({ variant: 'POPUP', position: 'TOP_LEFT', theme: 'DARK', ctaVariant: 'ICON' });
  expect(items[1].effective).toMatchObject({ design: 'carousel', slidesPerRow: 3, gutter: 1, autoplayTimeoutMs: 5000 });
});

test('lets warnings fail with --strict only', async () => {
  const files = { 'a.json': '{"design":"mosaic","gutter":1}' };
  expect((await validateFiles(files, 'a.json')).exitCode).toBe(0);
  expect((await validateFiles(files, '--strict', 'a.json')).exitCode).toBe(1);
});

test('exits 1 and reports the place where JSON ends too early', async () => {
  const { exitCode, findings } = await validateFiles({ 'a.json': '{"cookieSettings": {\r\n  "cookieBannerText": "x"' });
  expect(exitCode).toBe(1);
  expect(findings).toMatchObject([{ ruleId: 'json-syntax', line: 2, column: 26, source: 'a.json' }]);
  expect(findings[0].message).toContain('the text ends where "," or "}" was expected');
});

test('reads every line of NDJSON, also after a broken one', async () => {
  const lines = ['{"design":"grid","padding":5}', '{"broken"', '', '{"design":"list","gutter":5}'];
  const result = await validateFiles({ 'a.ndjson': lines.join('\r\n') });
  expect(result.exitCode).toBe(1);
  expect(result.items.map(({ line }: { line: number }) => line)).toEqual([1, 4]);
  expect(result.findings).toMatchObject([{ ruleId: 'json-syntax', line: 2, column: 10 }]);
});

test('reads a .json file and standard input as NDJSON when each line is JSON', async () => {
  const text = '{"design":"grid","padding":5}\n{"design":"list","gutter":5}\n';
  expect((await validateFiles({ 'a.json': text })).summary.items).toBe(2);
  const result = await validateJson(['-'], { stdin: text });
  expect(result.items.map(({ source, line }: { source: string; line: number }) => [source, line])).toEqual([
    ['-', 1],
    ['-', 2],
  ]);
});

test('exits 3 for an unreadable input, and reports the others', async () => {
  const result = await validateFiles({ 'a.json': '{"design":"mosaic","gutter":1}' }, 'missing.json', 'a.json');
  expect(result.exitCode).toBe(3);
  expect(result.findings).toMatchObject([{ ruleId: 'input-unreadable', severity: 'error', source: 'missing.json' }]);
  expect(result.findings[0].message).toBe('cannot be read: it does not exist');
  expect(result.summary).toEqual({ inputs: 2, items: 1, errors: 1, warnings: 1, notes: 0 });
});

test.each([
  ['binary.json', Buffer.from([0x7b, 0x0a, 0x00, 0x01]), 'input-not-text', 2],
  ['latin1.json', Buffer.from([0x22, 0xe9, 0x22]), 'input-not-text', undefined],
  ['page.html.gz', Buffer.from([0x1f, 0x8b, 8, 0]), 'input-not-text', undefined],
])('exits 1 for %s, which is not text', async (name, content, ruleId, line) => {
  const { exitCode, findings } = await validateFiles({ [name]: content });
  expect(exitCode).toBe(1);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ ruleId, severity: 'error' });
  expect(findings[0].line).toBe(line);
});

test('a page without items has a note, and exits 0', async () => {
  const { exitCode, findings } = await validateFiles({ 'a.html': '<p>Hello</p>' });
  expect(exitCode).toBe(0);
  expect(findings).toMatchObject([
    { ruleId: 'input-without-items', severity: 'note', message: 'no gallery blocks, cookie settings, forms or products found' },
  ]);
});

test('warns of an empty page and refuses an empty JSON file', async () => {
  expect(await validateFiles({ 'a.html': '' })).toMatchObject({ exitCode: 0, findings: [{ ruleId: 'input-empty' }] });
  expect(await validateFiles({ 'a.json': ' ' })).toMatchObject({ exitCode: 1, findings: [{ ruleId: 'json-syntax' }] });
});

test('reads the files of a folder by name, each once, not those of node_modules and hidden folders', async () => {
  const cwd = temporaryFolder();
  for (const folder of ['b', 'node_modules', '.git']) mkdirSync(join(cwd, 'site', folder), { recursive: true });
  const page = `<div class="sqs-block-gallery" data-block-json='{"design":"grid"}'></div>`;
  for (const name of ['a.html', 'b/c.HTM', 'node_modules/x.html', '.git/x.html', 'note.txt']) {
    writeFileSync(join(cwd, 'site', name), page);
  }
  symlinkSync('..', join(cwd, 'site', 'b', 'up'));
  symlinkSync('nowhere', join(cwd, 'site', 'lost'));
  const { exitCode, items, summary } = await validateJson(['site', 'site/a.html', './site'], { cwd });
  expect(items.map(({ source }: { source: string }) => source)).toEqual(['site/a.html', 'site/b/c.HTM']);
  expect(summary.inputs).toBe(2);
  expect(exitCode).toBe(0);
});

test('forces the kind of each top-level object, and of each line', async () => {
  const files = { 'a.json': '[{"theme":"x"},{"y":1}]', 'b.ndjson': '{"theme":"x"}\n5\n' };
  const { items } = await validateFiles(files, '--kind', 'cookie-banner', 'a.json', 'b.ndjson');
  expect(items.map(({ kind, pointer, source }: Record<string, string>) => [kind, source, pointer])).toEqual([
    ['cookie-banner', 'a.json', '/0'],
    ['cookie-banner', 'a.json', '/1'],
    ['cookie-banner', 'b.ndjson', ''],
    ['cookie-banner', 'b.ndjson', ''],
  ]);
});

test('with --kind leaves out items of other kinds', async () => {
  const line = '{"blockJson":{"design":"grid","gutter":1},"cookieSettings":{}}';
  const { items } = await validateFiles({ 'a.json': line }, '--kind', 'gallery', 'a.json');
  expect(items.map(({ kind, pointer }: Record<string, string>) => [kind, pointer])).toEqual([['gallery', '/blockJson']]);
});

test('reads 10,000 levels of nesting and __proto__ keys', async () => {
  const deep = `${'['.repeat(10_000)}1${']'.repeat(10_000)}`;
  const files = {
    'deep.json': deep,
    'block.json': `{"design":"grid","padding":${deep},"other":${deep}}`,
    'proto.json': '{"cookieSettings":{"__proto__":{"isCookieBannerEnabled":true}}}',
    'open.json': '{"a":'.repeat(10_000),
  };
  const { exitCode, items, findings } = await validateFiles(files, '--effective', ...Object.keys(files));
  expect(exitCode).toBe(1);
  expect(findings.map(({ source, ruleId }: Record<string, string>) => [source, ruleId])).toEqual([
    ['deep.json', 'input-without-items'],
    ['open.json', 'json-syntax'],
  ]);
  expect(items[0].effective.paddingPx).toBe(20);
  expect(items[1].effective.enabled).toBe(false);
  expect(({} as Record<string, unknown>).isCookieBannerEnabled).toBeUndefined();
});

test('reports a document and a line over their limits, and reads the other lines', async () => {
  const cwd = temporaryFolder();
  const block = '{"design":"grid","padding":1}';
  writeFileSync(join(cwd, 'big.json'), `[${block.padEnd(3000)}]`);
  writeFileSync(join(cwd, 'big.ndjson'), `${block}\n"${'x'.repeat(3000)}"\n${block}`);
  const io = fakeIo({ cwd });
  const limits = { maxDocumentBytes: 2000, maxLineBytes: 2000 };
  const { exitCode } = await validate(['big.json', 'big.ndjson'], { kind: 'auto' }, reports.json(io), io, limits);
  const { items, findings } = JSON.parse(io.outText);
  expect(exitCode).toBe(3);
  expect(items.map(({ line }: { line: number }) => line)).toEqual([1, 3]);
  expect(findings.map(({ source, line, ruleId }: Record<string, unknown>) => [source, line, ruleId])).toEqual([
    ['big.json', undefined, 'input-too-large'],
    ['big.ndjson', 2, 'input-too-large'],
  ]);
});

test('lists 1,000 lines that are not JSON and counts the others', async () => {
  const { findings, summary } = await validateFiles({ 'a.ndjson': 'text\n'.repeat(1500) });
  expect(findings).toHaveLength(1001);
  expect(findings.at(-1).message).toBe('500 more lines are not JSON; they are not listed');
  expect(summary.errors).toBe(1001);
});

test('when stopped prints the results so far with a finding, and exits 3', async () => {
  const io = fakeIo({ stdin: [] });
  const endless = (async function* () {
    yield Buffer.from('{"design":"grid","padding":1}\n{"design":"list"');
    io.stop();
    await new Promise(() => {});
  })();
  const exitCode = await run(['validate', '--format', 'json', '-', 'never.json'], { ...io, stdin: endless });
  const { items, findings } = JSON.parse(io.outText);
  expect(exitCode).toBe(3);
  expect(items).toHaveLength(1);
  expect(findings).toMatchObject([{ ruleId: 'interrupted' }]);
  expect(io.errText).toContain('interrupted');
});

test.each([
  ['no input', ['validate']],
  ['an unknown kind', ['validate', '--kind', 'map', 'x.json']],
  ['an unknown format', ['validate', '--format', 'xml', 'x.json']],
  ['an unknown option', ['validate', '--mend', 'x.json']],
])('exits 2 for %s', async (_what, argv) => {
  expect(await run(argv, fakeIo())).toBe(2);
});

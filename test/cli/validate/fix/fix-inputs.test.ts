import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { fixInputs } from '../../../../cli/validate/fix/fix-inputs.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

/** Runs `validate --fix` on files given by name and content; `read` returns one of them afterwards. */
async function fixed(files: Record<string, string | Buffer>, ...args: string[]) {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  const io = fakeIo({ cwd });
  const exitCode = await run(['validate', '--fix', ...(args.length > 0 ? args : Object.keys(files))], io);
  return { exitCode, io, cwd, read: (name: string) => readFileSync(join(cwd, name), 'utf8') };
}

const places: readonly (readonly [where: string, file: string, before: string, after: string])[] = [
  ['JSON', 'a.json', '{\n\t"design": "mosaic" ,\n\t"gutter":null\n}\n', '{\n\t"design": "stacked-base" ,\n\t"gutter":null\n}\n'],
  [
    'the second line of NDJSON, whose lines end with CRLF',
    'a.ndjson',
    '{"design":"grid"}\r\n{"gutter":null,"é":"é","design":"mosaic"}\r\n',
    '{"design":"grid"}\r\n{"gutter":null,"é":"é","design":"stacked-base"}\r\n',
  ],
  ['a file with a byte-order mark', 'a.json', '\ufeff{"design":"mosaic"}', '\ufeff{"design":"stacked-base"}'],
  [
    'an attribute in double quotes',
    'a.html',
    '<p>é</p><div class="sqs-gallery-block-grid gallery-block" ' +
      'data-block-json="{&quot;design&quot;:&quot;mosaic&quot;,&#34;lightbox&#34;:&quot;yes&quot;}">',
    '<p>é</p><div class="sqs-gallery-block-grid gallery-block" ' +
      'data-block-json="{&quot;design&quot;:&quot;stacked-base&quot;,&#34;lightbox&#34;:false}">',
  ],
  [
    'an attribute in single quotes',
    'a.html',
    `<div class="gallery-block" data-block-json='{"design":"mosaic"}'>`,
    `<div class="gallery-block" data-block-json='{"design":"stacked-base"}'>`,
  ],
  [
    'an attribute without quotes',
    'a.html',
    '<div class=gallery-block data-block-json={"design":"mosaic"}>',
    '<div class=gallery-block data-block-json={"design":&quot;stacked-base&quot;}>',
  ],
  [
    'an attribute whose quotes are escaped once too often',
    'a.html',
    String.raw`<div class="gallery-block" data-block-json='{\"design\":\"mosaic\",\"lightbox\":\"yes\"}'>`,
    `<div class="gallery-block" data-block-json='{"design":"stacked-base","lightbox":false}'>`,
  ],
  [
    'the object literal of a page context',
    'a.html',
    "<script>Static.SQUARESPACE_CONTEXT = {cookieSettings: {cookieBannerTheme: 'PINK', /* ours */ isCookieBannerEnabled: " +
      "'true'}};</script>",
    '<script>Static.SQUARESPACE_CONTEXT = {cookieSettings: {cookieBannerTheme: "DARK", /* ours */ isCookieBannerEnabled: ' +
      'true}};</script>',
  ],
  [
    'JSON.parse of a page context',
    'a.html',
    `<script>Static.SQUARESPACE_CONTEXT = JSON.parse('{"cookieSettings":{"cookieBannerTheme":"PINK"}}');</script>`,
    String.raw`<script>Static.SQUARESPACE_CONTEXT = JSON.parse('{"cookieSettings":{"cookieBannerTheme":\"DARK\"}}');</script>`,
  ],
  [
    'an attribute of a page in a string of JSON',
    'a.json',
    String.raw`{"html":"<div class='gallery-block' data-block-json='{\"design\":\"mosaic\"}'>"}`,
    String.raw`{"html":"<div class='gallery-block' data-block-json='{\"design\":\"stacked-base\"}'>"}`,
  ],
];

test.each(places)('in %s the value becomes that of the runtime, and nothing else changes', async (_, file, before, after) => {
  const { read, io, exitCode } = await fixed({ [file]: before });
  expect(read(file)).toBe(after);
  expect([exitCode, io.outText.includes('0 warnings') || !io.outText.includes('warning')]).toEqual([0, true]);
});

test('the effective settings of every fixture stay the same, and a second run fixes nothing', async () => {
  const cwd = temporaryFolder();
  cpSync('fixtures/blocks', cwd, { recursive: true });
  const effective = async () => {
    const io = fakeIo({ cwd });
    await run(['validate', '--effective', '--format', 'json', '.'], io);
    const { items, summary } = JSON.parse(io.outText);
    return { summary, items: items.map((item: { effective: unknown }) => item.effective) };
  };
  const before = await effective();
  const lines: string[] = [];
  const io = fakeIo({ cwd });
  expect(await fixInputs(['.'], { kind: 'auto' }, io, (line) => lines.push(line))).toBe(0);
  const after = await effective();
  expect(after.items).toEqual(before.items);
  const count = Number(/^fixed (\d+) values in \d+ files$/.exec(lines.at(-1) ?? '')?.[1]);
  expect(count).toBeGreaterThan(10);
  expect(after.summary).toEqual({ ...before.summary, warnings: before.summary.warnings - count });
  const again: string[] = [];
  await fixInputs(['.'], { kind: 'auto' }, io, (line) => again.push(line));
  expect(again).toEqual(['fixed nothing']);
});

test('for any values, in five forms, the effective settings stay the same and a second run fixes nothing', async () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.constant('<b>&quot;</b>'),
  );
  const record = fc.record({
    design: fc.oneof(fc.constant('slider'), value),
    lightbox: value,
    padding: value,
    gutter: value,
    lightboxTheme: value,
    'autoplay-duration': value,
    'active-alignment': value,
    mixed: fc.string(),
  });
  const attribute = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const inPage = (json: string) => `<p>é<div class="gallery-block" data-block-json="${attribute(json)}"></div>`;
  const ways: Record<string, (json: string) => string> = {
    'b.html': inPage,
    'c.html': (json) => `<div class=gallery-block data-block-json='${json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'>`,
    'd.json': (json) => JSON.stringify({ html: inPage(json) }),
    'e.ndjson': (json) => `{"a":1}\r\n${JSON.stringify({ mainContent: inPage(json) })}\n`,
    'f.json': (json) => JSON.stringify({ record: JSON.stringify([{ designs: 1, html: inPage(json) }]) }),
  };
  const cwd = temporaryFolder();
  const effective = async () => {
    const io = fakeIo({ cwd });
    await run(['validate', '--effective', '--format', 'json', '.'], io);
    return JSON.parse(io.outText).items.map((item: { effective: unknown }) => item.effective);
  };
  await fc.assert(
    fc.asyncProperty(record, async (block) => {
      for (const [name, write] of Object.entries(ways)) writeFileSync(join(cwd, name), write(JSON.stringify(block)));
      const before = await effective();
      expect(before.length).toBe(5);
      await fixInputs(['.'], { kind: 'auto' }, fakeIo({ cwd }), () => {});
      expect(await effective()).toEqual(before);
      const again: string[] = [];
      await fixInputs(['.'], { kind: 'auto' }, fakeIo({ cwd }), (line) => again.push(line));
      expect(again).toEqual(['fixed nothing']);
    }),
    { numRuns: 25 },
  );
});

test('--dry-run shows each change with its place, writes nothing and hides no finding', async () => {
  const text = '{"design":"mosaic"}\n';
  const { read, io, exitCode } = await fixed({ 'a.json': text }, '--dry-run', '--strict', 'a.json');
  expect(io.outText.split('\n').slice(0, 2)).toEqual([
    'would fix a.json:1:11 /design "mosaic" → "stacked-base"',
    'would fix 1 value in 1 file',
  ]);
  expect(io.outText).toContain('unknown-design');
  expect([read('a.json'), exitCode]).toEqual([text, 1]);
});

test('with --format json standard output is one document about the fixed files', async () => {
  const { io } = await fixed({ 'a.json': '{"design":"mosaic"}' }, '--format', 'json', 'a.json');
  expect(JSON.parse(io.outText).summary).toMatchObject({ items: 1, warnings: 0 });
  expect(io.errText).toBe('fixed a.json:1:11 /design "mosaic" → "stacked-base"\nfixed 1 value in 1 file');
});

test('keeps links and permissions and leaves no other file; a file without a fix is not written', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'real.json'), '{"design":"mosaic"}', { mode: 0o640 });
  writeFileSync(join(cwd, 'good.json'), '{"design":"grid"}');
  symlinkSync('real.json', join(cwd, 'link.json'));
  const { ino } = statSync(join(cwd, 'good.json'));
  await run(['validate', '--fix', 'link.json', 'good.json'], fakeIo({ cwd }));
  expect(lstatSync(join(cwd, 'link.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(cwd, 'real.json'), 'utf8')).toBe('{"design":"stacked-base"}');
  expect(statSync(join(cwd, 'real.json')).mode & 0o777).toBe(0o640);
  expect(statSync(join(cwd, 'good.json')).ino).toBe(ino);
  expect(readdirSync(cwd).sort()).toEqual(['good.json', 'link.json', 'real.json']);
});

test('a file at the end of a link that leads out of a named folder is unchanged, with a note; a pipe there is no input', async () => {
  const cwd = temporaryFolder();
  for (const folder of ['in', 'out']) mkdirSync(join(cwd, folder));
  for (const file of ['in/own.json', 'out/a.json', 'out/b.json']) writeFileSync(join(cwd, file), '{"design":"mosaic"}');
  symlinkSync('../out/a.json', join(cwd, 'in', 'link.json'));
  symlinkSync('../out', join(cwd, 'in', 'linked'));
  execFileSync('mkfifo', [join(cwd, 'in', 'pipe.json')]);
  const io = fakeIo({ cwd });
  await run(['validate', '--fix', 'in'], io);
  const designs = ['in/own.json', 'out/a.json', 'out/b.json'].map((file) => readFileSync(join(cwd, file), 'utf8'));
  expect(designs).toEqual(['{"design":"stacked-base"}', '{"design":"mosaic"}', '{"design":"mosaic"}']);
  expect(io.errText).toContain('in/link.json leads out of its folder: it was not changed.');
  expect(io.errText).toContain('in/linked/b.json leads out of its folder: it was not changed.');
});

test('a page that is not UTF-8 is unchanged, which is reported with status 3', async () => {
  const page = Buffer.from(`<p>caf\xe9</p><div class="gallery-block" data-block-json='{"design":"mosaic"}'>`, 'latin1');
  const { exitCode, io, cwd } = await fixed({ 'a.html': page, 'b.json': '{"design":"mosaic"}' });
  expect(readFileSync(join(cwd, 'a.html'))).toEqual(page);
  expect(io.errText).toBe('ss-runtime: a.html was not changed: it is not UTF-8.');
  expect(io.outText.split('\n').slice(0, 2)).toEqual([
    'fixed b.json:1:11 /design "mosaic" → "stacked-base"',
    'fixed 1 value in 1 file',
  ]);
  expect(exitCode).toBe(3);
});

test('a file over the limit is unchanged, which is reported with status 3', async () => {
  const cwd = temporaryFolder();
  const lines = '{"design":"mosaic"}\n'.repeat(10);
  writeFileSync(join(cwd, 'a.ndjson'), lines);
  const io = fakeIo({ cwd });
  const limits = { maxDocumentBytes: 100, maxLineBytes: 100 };
  expect(await fixInputs(['a.ndjson'], { kind: 'auto' }, io, () => {}, limits)).toBe(3);
  expect(io.errText).toMatch(/^ss-runtime: a\.ndjson was not changed: it is larger than .* MiB\.$/);
  expect(readFileSync(join(cwd, 'a.ndjson'), 'utf8')).toBe(lines);
});

test('--kind fixes items of that kind only', async () => {
  const text = '{"cookieSettings":{"cookieBannerTheme":"PINK"}}\n{"design":"mosaic"}\n';
  const { read } = await fixed({ 'a.ndjson': text }, '--kind', 'cookie-banner', 'a.ndjson');
  expect(read('a.ndjson')).toBe(text.replace('PINK', 'DARK'));
});

test.each([
  [['--fix', '-'], '--fix needs files that it can write: - is not a file.'],
  [['--fix', 'http://localhost:1/a'], '--fix needs files that it can write: http://localhost:1/a is not a file.'],
  [['--fix', '--watch', 'a.json'], '--fix cannot be combined with --watch: it would write into files that are being edited.'],
  [['--dry-run', 'a.json'], '--dry-run needs --fix: a check writes nothing.'],
])('validate %j is wrong usage', async (args, message) => {
  const io = fakeIo({ cwd: temporaryFolder() });
  expect([await run(['validate', ...args], io), io.errText.includes(message)]).toEqual([2, true]);
});

test('each change of --fix=near is named with its place in the file as it was, in order', async () => {
  const before = '{"desgin":"slidshow","gutter":null,"lightbox":"yes",\n"desgin2":0, "autoplay":"x"}';
  const { io } = await fixed({ 'a.json': before }, '--fix=near', 'a.json', '--kind', 'gallery');
  const changes = io.outText.split('\n').flatMap((line) => /^fixed (a\.json:\S+) (.*)$/.exec(line)?.slice(1).join(' ') ?? []);
  expect(changes).toEqual([
    'a.json:1:2 /desgin "desgin" → "design"',
    'a.json:1:11 /design "slidshow" → "slideshow"',
    'a.json:1:47 /lightbox "yes" → false',
    'a.json:2:25 /autoplay "x" → false',
  ]);
});

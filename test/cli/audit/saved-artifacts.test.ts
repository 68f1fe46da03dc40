import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createArtifactsFolder, readArtifacts } from '../../../cli/audit/saved-artifacts.ts';
import { run } from '../../../cli/main.ts';
import { sha256Of } from '../../../cli/report/file-hashes.ts';
import type { Progress } from '../../../cli/report/progress.ts';
import { cookieWrite, hit, page, visit } from '../../helpers/audit/audit-artifacts.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const plain = page(visit({ writes: [cookieWrite('_ga', 1000)], pictures: [{ label: 'first', jpeg: '/9j/4A==' }] }));
const other = { ...plain, url: 'https://shop.example/a/b?c=d', path: '/a/b?c=d' };

const namesIn = (cwd: string) => readdirSync(join(cwd, 'evidence')).filter((name) => name !== 'SHA256SUMS');

async function saved(...pages: (typeof plain)[]) {
  const cwd = temporaryFolder();
  const folder = await createArtifactsFolder('evidence', cwd);
  for (const [index, one] of pages.entries()) folder.save(one, index, pages.length);
  expect(await folder.finish()).toBeNull();
  return { cwd, names: namesIn(cwd) };
}

test('artifacts of each page are saved in a readable file, and read in the order of the audit', async () => {
  const { cwd, names } = await saved(plain, other);
  expect(names).toEqual(['0001-shop.example.artifacts.json', '0002-shop.example-a-b.artifacts.json']);
  const text = readFileSync(join(cwd, 'evidence', names[1] ?? ''), 'utf8');
  expect(text).toMatch(/^\{\n {2}"version": "[\d.]+",\n {2}"index": 1,\n {2}"total": 2,\n {2}"artifacts": \{\n/);
  expect(await readArtifacts('evidence', cwd)).toEqual({ artifacts: [plain, other], interrupted: false });
});

test('the folder’s SHA256SUMS has the hash of each file', async () => {
  const { cwd, names } = await saved(plain, other);
  const hashes = names.map((name) => `${sha256Of(readFileSync(join(cwd, 'evidence', name)))}  ${name}\n`);
  expect(readFileSync(join(cwd, 'evidence/SHA256SUMS'), 'utf8')).toBe(hashes.join(''));
});

test('a second audit replaces the artifacts of the first, and leaves other files', async () => {
  const { cwd } = await saved(plain, other);
  writeFileSync(join(cwd, 'evidence/notes.json'), '{}');
  const folder = await createArtifactsFolder('evidence', cwd);
  folder.save(other, 0, 1);
  await folder.finish();
  expect(namesIn(cwd)).toEqual(['0001-shop.example-a-b.artifacts.json', 'notes.json']);
  expect(await readArtifacts('evidence', cwd)).toEqual({ artifacts: [other], interrupted: false });
});

test('artifacts of an interrupted audit are judged as interrupted', async () => {
  const cwd = temporaryFolder();
  const folder = await createArtifactsFolder('evidence', cwd);
  folder.save(other, 1, 2);
  await folder.finish();
  expect(await readArtifacts('evidence', cwd)).toEqual({ artifacts: [null, other], interrupted: true });
});

test('addresses that are no file names become file names', async () => {
  const hostile = { ...plain, url: `https://shop.example/../..%2Fetc/${'x'.repeat(300)}?<>|`, path: '/' };
  const { names } = await saved(hostile);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^0001-shop\.example-[\w.-]{10,80}\.artifacts\.json$/);
});

test('a folder that cannot be written is reported before the audit', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'evidence'), '');
  const refused = createArtifactsFolder('evidence', cwd);
  await expect(refused).rejects.toMatchObject({ code: 'unwritable', exitCode: 3 });
});

test('a file that cannot be written is reported, and the others are complete', async () => {
  const { cwd } = await saved();
  const folder = await createArtifactsFolder('evidence', cwd);
  folder.save(plain, 0, 2);
  folder.save({ ...plain, visits: [{ ...visit(), context: 1n }] }, 1, 2);
  expect(await folder.finish()).toMatch(/^The artifacts cannot be saved in evidence: /);
  expect(namesIn(cwd)).toEqual(['0001-shop.example.artifacts.json']);
});

test('artifacts with the calls in a list of their own are read', async () => {
  const { cwd, names } = await saved(plain);
  const file = join(cwd, 'evidence', names[0] ?? '');
  const text = readFileSync(file, 'utf8').replace('"writes": [', `"calls": [${JSON.stringify(hit())}],\n"writes": [`);
  writeFileSync(file, text);
  const { artifacts } = await readArtifacts('evidence', cwd);
  expect(artifacts).toEqual([
    page(visit({ writes: plain.visits[0]?.writes, pictures: plain.visits[0]?.pictures, calls: [hit()] })),
  ]);
});

const good = { version: '0.1.0', index: 0, total: 1, artifacts: plain };

test.each([
  ['text', 'no JSON', 'are damaged: expected a JSON object'],
  ['a cut-off file', JSON.stringify(good).slice(0, -9), 'are damaged: expected a JSON object'],
  ['a list', '[]', 'are damaged: expected a JSON object'],
  ['another version', { ...good, version: '9.0.0' }, 'were saved by version 9.0.0 of this tool, and this is version 0.1.0'],
  ['no version', { artifacts: plain }, 'were saved by version undefined of this tool'],
  ['no position', { ...good, index: -1 }, 'are damaged: index and total are missing'],
  ['a position after the end', { ...good, index: 1 }, 'are damaged: index and total are missing'],
  ['a huge number of pages', { ...good, total: 1e9 }, 'are damaged: index and total are missing'],
  ['no visits', { ...good, artifacts: { ...plain, visits: 'none' } }, 'are damaged: visits: '],
  ['an unknown journey', { ...good, artifacts: page(visit({ journey: 'x' as 'first' })) }, 'are damaged: visits.0.journey: '],
])('%s in place of artifacts is refused with the file and the place', async (_what, content, reason) => {
  const cwd = temporaryFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(cwd, '0001-a.artifacts.json'), text);
  const io = fakeIo({ cwd });
  expect(await run(['audit', '--artifacts', '.', '--format', 'json'], io)).toBe(3);
  expect(io.errText).toContain('ss-runtime: The artifacts 0001-a.artifacts.json ');
  expect(io.errText).toContain(reason);
  expect(JSON.parse(io.outText)).toMatchObject({ ok: false, error: { code: 'artifacts' } });
});

test.each([
  [['--artifacts', 'none'], 3, 'The artifacts none cannot be read: it does not exist.'],
  [['--artifacts', '.'], 3, 'The folder . has no saved artifacts (*.artifacts.json).'],
  [['clean', '--artifacts', '.'], 2, '--artifacts judges saved pages: it takes no targets'],
  [['--artifacts', '.', '--save-artifacts', 'x'], 2, '--artifacts judges saved pages: it takes no targets'],
])('audit %j is refused with one sentence', async (args, status, reason) => {
  const io = fakeIo({ cwd: temporaryFolder() });
  expect(await run(['audit', ...args], io)).toBe(status);
  expect(io.errText).toContain(reason);
  expect(io.errText.replace('\nHelp: ss-runtime audit --help', '').split('\n')).toHaveLength(1);
});

test('progress ends before the report, so that the verdict is the last line also where both streams are one', async () => {
  const { cwd } = await saved(plain);
  const shown: string[] = [];
  const io = {
    ...fakeIo({ cwd }),
    progress: (progress: Progress | null) => void shown.push(progress === null ? 'end' : 'progress'),
    out: (line: string) => void shown.push(line.split('\n').at(-1) ?? ''),
  };
  await run(['audit', '--artifacts', 'evidence'], io);
  expect(shown.at(-2)).toBe('end');
  expect(shown.at(-1)).toMatch(/^shop\.example does not keep its promises on privacy: /);
});

// Slow, because it runs the tools: each once, on one copy of the repository with a new plug-in of every kind.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannotGenerate, kinds, planOf, writePlan } from '../../scripts/new/generate.ts';
import { patienceMs } from '../helpers/run/patience.ts';

/** Compilers and bundlers share the processor with everything else. */
const toolMs = 15 * patienceMs;

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'ss-runtime-new-'));
const written: string[] = [];
const edited = new Set<string>();

/** Runs a tool in the copy; resolves with its status and output. */
async function run(program: string, ...command: readonly string[]): Promise<{ status: number; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, command, { cwd: copy, maxBuffer: 10_000_000 });
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { status: typeof code === 'number' ? code : -1, output: `${stdout}${stderr}` };
  }
}
const node = (...command: readonly string[]) => run(process.execPath, ...command);

/** The names of a kind's plug-in: `tide-design`, for pages and views in a site and a feature that exist. */
const namesOf = (kind: string): readonly string[] => {
  const { example = [''] } = kinds[kind] ?? {};
  return [...example.slice(0, -1), `tide-${kind}`];
};
const planFor = (kind: string) => planOf(kinds[kind]?.plan as never, namesOf(kind));

beforeAll(async () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !['node_modules', '.git', '.build'].includes(basename(path)),
  });
  // Copies the state of the incremental compiler, and the map data, which no plug-in changes and which takes seconds to cut.
  const kept = existsSync(join(root, '.build')) ? readdirSync(join(root, '.build')) : [];
  for (const name of kept.filter((each) => each === 'types' || /^map-data-\w+$/.test(each)))
    cpSync(join(root, '.build', name), join(copy, '.build', name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  // The checks ask git for the files.
  await run('git', 'init', '-q');
  for (const kind of Object.keys(kinds)) {
    const plan = writePlan(planFor(kind), copy);
    written.push(...plan.written);
    for (const file of plan.edited) edited.add(file);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'every kind of plug-in can be written, formatted and linted',
  async () => {
    expect(Object.keys(kinds).sort()).toEqual(
      'block command design dialog endpoint field page react-block rule transition view'.split(' '),
    );
    const biome = join('node_modules', '@biomejs/biome/bin/biome');
    const files = [...written, ...edited].filter((path) => !path.startsWith('fixtures/'));
    const formatted = await node(biome, 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...files);
    expect(formatted).toMatchObject({ status: 0 });
  },
  toolMs,
);

test(
  'with all of them the runtime is built, and the checks pass but for the view, which nothing shows yet',
  async () => {
    expect(await node('scripts/run.mjs', 'scripts/build.ts', 'runtime')).toMatchObject({ status: 0 });
    const checks = 'types imports unused words references tests shared-state size'.split(' ');
    const { output } = await node('scripts/run.mjs', 'scripts/check.ts', ...checks);
    const failed = output.split('\n').filter((line) => /^FAIL|over its budget/.test(line));
    expect({ failed, output }).toMatchObject({ failed: ['FAIL unused'] });
    const unused = output.slice(output.indexOf('FAIL unused'), output.indexOf('ok   words')).match(/\S+\.(?:tsx?|mjs)/g);
    expect(new Set(unused)).toEqual(new Set(['runtime/features/bars/tide-view-view.ts', 'runtime/features/bars/TideView.tsx']));
  },
  toolMs,
);

test(
  'the written tests pass, and each reaches its plug-in through the registry',
  async () => {
    const tests = written.filter((path) => path.startsWith('test/'));
    expect(tests).toHaveLength(10);
    const { status, output } = await node(
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', '--no-color'],
      ...[...tests, 'test/runtime/contract/endpoints.test.ts', 'test/runtime/forms/form-enums.test.ts'],
    );
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/Test Files\s+12 passed/) });
  },
  toolMs,
);

test('a block that React draws imports the one React of all chunks, and a block without React imports nothing', async () => {
  const { outputs } = JSON.parse(readFileSync(join(copy, '.build/runtime/meta.json'), 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }>; imports: { path: string }[] }>;
  };
  const holding = (input: RegExp): string[] =>
    Object.keys(outputs).filter((path) =>
      Object.entries(outputs[path]?.inputs ?? {}).some(([name, { bytesInOutput }]) => bytesInOutput > 0 && input.test(name)),
    );
  const copies = holding(/node_modules\/react-dom\//);
  expect(copies).toHaveLength(1);
  const [block] = holding(/features\/tide-react-block\/chunks\/tide-react-block\.tsx$/);
  expect(outputs[block ?? '']?.imports.map(({ path }) => path)).toEqual(expect.arrayContaining(copies));
  const [light] = holding(/features\/tide-block\/chunks\/tide-block\.ts$/);
  expect(outputs[light ?? '']?.imports).toEqual([]);
});

test('a name that is taken is refused, and nothing is written', () => {
  const before = readFileSync(join(copy, 'runtime/chunks.ts'), 'utf8');
  expect(() => writePlan(planFor('design'), copy)).toThrow(CannotGenerate);
  expect(readFileSync(join(copy, 'runtime/chunks.ts'), 'utf8')).toBe(before);
});

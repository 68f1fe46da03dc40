// Slow, because it runs the tools: each once, on one copy of the repository with a new plug-in of every kind.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannotGenerate, kinds, writePlan } from '../../scripts/new/generate.ts';

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'ss-runtime-new-'));
const written: string[] = [];
const edited = new Set<string>();

/** Runs a tool in the copy; resolves with its status and output. */
async function run(...command: readonly string[]): Promise<{ status: number; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: copy, maxBuffer: 10_000_000 });
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { status: typeof code === 'number' ? code : -1, output: `${stdout}${stderr}` };
  }
}

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !['node_modules', '.git', '.build'].includes(basename(path)),
  });
  // Copies the state of the incremental compiler, and the map data, which no plug-in changes and which takes seconds to cut.
  const kept = existsSync(join(root, '.build')) ? readdirSync(join(root, '.build')) : [];
  for (const name of kept.filter((each) => each === 'types' || /^map-data-\w+$/.test(each)))
    cpSync(join(root, '.build', name), join(copy, '.build', name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const [kind, planOf] of Object.entries(kinds)) {
    const plan = writePlan(planOf(`tide-${kind}`), copy);
    written.push(...plan.written);
    for (const file of plan.edited) edited.add(file);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every kind of plug-in can be written: formatted, linted and typed', async () => {
  expect(Object.keys(kinds).sort()).toEqual(['block', 'command', 'design', 'endpoint', 'react-block', 'rule', 'transition']);
  const biome = join('node_modules', '@biomejs/biome/bin/biome');
  const formatted = await run(biome, 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...written, ...edited);
  expect(formatted).toMatchObject({ status: 0 });
  expect(await run('node_modules/typescript/bin/tsc', '-b', '--checkers', '1')).toEqual({ status: 0, output: '' });
});

test('the written tests pass, and each reaches its plug-in through the registry', async () => {
  const tests = written.filter((path) => path.startsWith('test/'));
  expect(tests).toHaveLength(7);
  const { status, output } = await run(
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', '--no-color'],
    ...tests,
  );
  expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/Test Files\s+7 passed/) });
});

test('new plug-ins keep to the layers, and each has its test', async () => {
  const { status, output } = await run('scripts/run.mjs', 'scripts/check.ts', 'imports', 'tests');
  expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/ok +imports[\s\S]*ok +tests/) });
});

test('a block that React draws imports the one React of all chunks, and a block without React imports nothing', async () => {
  expect(await run('scripts/run.mjs', 'scripts/build.ts', 'runtime')).toMatchObject({ status: 0 });
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
  expect(() => writePlan(kinds.design?.('tide-design') as never, copy)).toThrow(CannotGenerate);
  expect(readFileSync(join(copy, 'runtime/chunks.ts'), 'utf8')).toBe(before);
});

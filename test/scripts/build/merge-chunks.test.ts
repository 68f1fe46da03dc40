import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { mergeChunks } from '../../../scripts/build/merge-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'merge-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = {
  'start.js': `import { one } from './one.js'; export const start = () => import('./main.js').then(({ main }) => main(one));`,
  'main.js': `import { Shared } from './shared.js'; import { one } from './one.js'; export { Shared };
    export const main = async (given) => [given === one, (await import('./late.js')).make() instanceof Shared];`,
  'late.js': `import { Shared } from './shared.js'; import { one } from './one.js'; export const make = () => new Shared(one);`,
  'shared.js': 'export class Shared {}',
  'one.js': 'export const one = {};',
};

test('a step is one file, and files that are loaded later have its classes and objects', async () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const outdir = join(folder, 'out');
  const { metafile } = await build({
    entryPoints: ['start.js', 'late.js'].map((name) => join(folder, name)),
    ...{ outdir, bundle: true, splitting: true, format: 'esm', metafile: true },
  });
  const named = (name: string) => relative('', join(folder, name));
  await mergeChunks(metafile, [[named('start.js')], [named('main.js')]]);
  const main = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint === named('main.js')) ?? '';
  const importsOf = (file: string) => Array.from(readFileSync(file, 'utf8').matchAll(/from "(.*?)"/g), ([, path]) => path);
  expect(importsOf(join(outdir, 'start.js'))).toEqual([]);
  expect(importsOf(main)).toEqual(['./start.js']);
  const { start } = (await import(pathToFileURL(join(outdir, 'start.js')).href)) as { start(): Promise<boolean[]> };
  expect(await start()).toEqual([true, true]);
});

test('names a module that is no entry point', async () => {
  await expect(mergeChunks({ inputs: {}, outputs: {} }, [['cli/nope.ts']])).rejects.toThrow(
    'cli/nope.ts is no entry point of the build: correct its name in scripts/build/cli.ts',
  );
});

// Part of `npm pack`: copies the type declarations of the package's exports and of their imports into `.build/declarations/`.
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { outDir } from './build/paths.ts';
import { runTool } from './check/tool.ts';

const from = outDir('types');
const to = outDir('declarations');
const entries = ['cli/api/index.d.ts', 'cli/api/testing.d.ts', 'runtime/window.d.ts'];

const problems = await runTool('typescript/bin/tsc', ['-b', 'runtime', 'cli']);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await rm(to, { recursive: true, force: true });
const reached = new Set(entries.map((entry) => join(from, entry)));
for (const path of reached) {
  const text = await readFile(path, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g))
    reached.add(join(dirname(path), `${specifier}.d.ts`));
  const copy = join(to, relative(from, path));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}

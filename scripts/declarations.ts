// Part of `npm pack`: writes the type declarations that the package's exports need into `.build/declarations/`, and their page
// `.github/docs/api.md`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { outDir, root } from './build/paths.ts';
import { runTool } from './check/tool.ts';
import { apiPage } from './declarations/api-page.ts';
import { compiled, reachedText, readPublicDeclarations } from './declarations/public-declarations.ts';

const to = outDir('declarations');

const problems = await runTool('typescript/bin/tsc', ['-b', 'runtime', 'cli']);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await rm(to, { recursive: true, force: true });
const reached = readPublicDeclarations();
for (const path of reached.names.keys()) {
  const text = reachedText(path, reached);
  if (text === null) continue;
  const file = join(to, relative(compiled, path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
// `import { type X }` is kept as an import of nothing where TypeScript's `verbatimModuleSyntax` is on.
await writeFile(join(to, 'runtime/window.js'), 'export {};\n');
await writeFile(join(root, '.github/docs/api.md'), apiPage(reached));

// Bundles one TypeScript file of this repository and runs it: `node scripts/run.mjs scripts/check.ts [arguments]`.
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  process.stderr.write('usage: node scripts/run.mjs FILE.ts [arguments]\n');
  process.exit(2);
}
const outDir = join(import.meta.dirname, '..', '.build', 'scripts');
mkdirSync(outDir, { recursive: true });
const outfile = join(outDir, `${basename(file, '.ts')}.mjs`);
await build({
  entryPoints: [resolve(file)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);

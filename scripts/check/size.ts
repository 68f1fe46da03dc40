import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { outDir, root } from '../build/paths.ts';

const budgetsSchema = z.object({ budgets: z.record(z.string(), z.object({ maxBrotliBytes: z.number().int().positive() })) });
const metaSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.unknown()), imports: z.array(z.object({ path: z.string(), kind: z.string() })) }),
  ),
});
type Outputs = z.infer<typeof metaSchema>['outputs'];

/** Byte budgets of package.json (`budgets`), no zod in any browser file, no React in the boot script. Needs a finished build. */
export async function checkSize(): Promise<readonly string[]> {
  const metaFile = join(outDir('runtime'), 'meta.json');
  if (!existsSync(metaFile)) return [`${metaFile} is missing: run \`npm run build\` first`];
  const { outputs } = metaSchema.parse(JSON.parse(readFileSync(metaFile, 'utf8')));
  const { budgets } = budgetsSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const problems: string[] = [];
  for (const [name, { maxBrotliBytes }] of Object.entries(budgets)) {
    const output = Object.keys(outputs).find((path) => outputName(path) === name);
    if (!output)
      problems.push(`the budget for ${name} has no file: the build writes ${Object.keys(outputs).map(outputName).join(', ')}`);
    else {
      const bytes = weigh(outputs, output);
      console.log(`     ${name}: ${bytes} of ${maxBrotliBytes} bytes (brotli)`);
      if (bytes > maxBrotliBytes) problems.push(`${name} weighs ${bytes} bytes (brotli), over its budget of ${maxBrotliBytes}`);
    }
  }
  for (const [path, { inputs }] of Object.entries(outputs)) {
    const packages = Object.keys(inputs).flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);
    if (packages.includes('zod')) problems.push(`${path} holds zod: schemas are for Node, decoders for the browser`);
    if (outputName(path) === 'boot.js' && packages.length > 0)
      problems.push(`boot.js holds packages: ${[...new Set(packages)].join(', ')}`);
  }
  return problems;
}

/** A file with everything it imports statically: what a visitor fetches for it. */
function weigh(outputs: Outputs, path: string, seen = new Set<string>()): number {
  if (seen.has(path)) return 0;
  seen.add(path);
  const own = brotliCompressSync(readFileSync(join(root, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  const imports = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return own + imports.reduce((sum, { path: imported }) => sum + weigh(outputs, imported, seen), 0);
}

/** `.build/runtime/chunks/gallery-ABC123.js` is `chunks/gallery`; the boot script is `boot.js`. */
const outputName = (path: string): string => path.replace(/^.*\.build\/runtime\//, '').replace(/-[A-Z0-9]{8}\.js$/, '');

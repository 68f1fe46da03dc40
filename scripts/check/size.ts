import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod';
import { readChunkTable } from '../build/chunk-table.ts';
import { outDir, root } from '../build/paths.ts';

const compress = promisify(brotliCompress);

const budgetsSchema = z.object({ budgets: z.object({ 'boot.js': z.number().int(), 'every page': z.number().int() }) });
const metaSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.unknown()), imports: z.array(z.object({ path: z.string(), kind: z.string() })) }),
  ),
});
type Outputs = z.infer<typeof metaSchema>['outputs'];

/**
 * Checks the budgets in brotli bytes: package.json (`budgets`) has those of the boot script and of the files that every page
 * fetches, runtime/chunks.ts that of each chunk. Also checks that there is one copy of React, no package in the boot script, and
 * no zod in a browser file. Needs a finished build.
 * @param isListed whether it prints each size
 */
export async function checkSize({ isListed = false } = {}): Promise<readonly string[]> {
  const metaFile = join(outDir('runtime'), 'meta.json');
  if (!existsSync(metaFile)) return [`${metaFile} is missing: run \`npm run build\` first`];
  const { outputs } = metaSchema.parse(JSON.parse(readFileSync(metaFile, 'utf8')));
  const { budgets } = budgetsSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const paths = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  // Each file is compressed once, since many chunks import React.
  const own = new Map(await Promise.all(paths.map(async (path) => [path, await compressedBytes(path)] as const)));
  const weights = new Map(paths.map((path) => [nameOf(path), weigh(outputs, own, path)]));
  const sum = (...names: readonly string[]) => names.reduce((bytes, name) => bytes + (weights.get(name) ?? 0), 0);
  const rows = await readChunkTable();
  const limits: [name: string, bytes: number | undefined, most: number][] = [
    ['boot.js', sum('boot'), budgets['boot.js']],
    [
      'every page (boot.js, after-load, vitals)',
      sum('boot', 'after-load', ...rows.flatMap(({ name, file }) => (name === 'vitals' ? file : []))),
      budgets['every page'],
    ],
    ...rows.map(({ name, file, maxBrotliBytes }): [string, number | undefined, number] => [
      `chunk ${name}`,
      weights.get(file),
      maxBrotliBytes,
    ]),
  ];
  const problems: string[] = [];
  for (const [name, bytes, most] of limits) {
    if (bytes === undefined) problems.push(`${name} has a budget and no file: run \`npm run build\``);
    else if (bytes > most)
      problems.push(
        `${name} weighs ${bytes} bytes (brotli), over its budget of ${most}: reduce it, or give the reason for a larger ` +
          'budget in a commit',
      );
    else if (isListed) console.log(`     ${name}: ${bytes} of ${most} bytes (brotli)`);
  }
  const withReactDom: string[] = [];
  for (const [path, { inputs }] of Object.entries(outputs)) {
    const packages = new Set(Object.keys(inputs).flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []));
    if (packages.has('zod')) problems.push(`${path} holds zod: schemas are for Node, decoders for the browser`);
    if (nameOf(path) === 'boot' && packages.size > 0)
      problems.push(`boot.js holds packages: ${[...packages].join(', ')}: load them in a chunk`);
    if (packages.has('react-dom')) withReactDom.push(path);
  }
  if (withReactDom.length > 1)
    problems.push(`React is in more than one file: ${withReactDom.join(', ')}; scripts/build/runtime.ts must share one copy`);
  return problems;
}

/** Returns the bytes of a file and of its static imports, which a visitor fetches with it. */
function weigh(outputs: Outputs, own: ReadonlyMap<string, number>, path: string, seen = new Set<string>()): number {
  if (seen.has(path)) return 0;
  seen.add(path);
  const imports = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return (own.get(path) ?? 0) + imports.reduce((sum, { path: imported }) => sum + weigh(outputs, own, imported, seen), 0);
}

async function compressedBytes(path: string): Promise<number> {
  const compressed = await compress(readFileSync(join(root, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return compressed.length;
}

/** Returns the public name of a chunk: `gallery` for `.build/runtime/chunks/gallery-ABC123DE.js`. */
const nameOf = (path: string): string => path.replace(/^.*\.build\/runtime\/(chunks\/)?/, '').replace(/(-[A-Z0-9]{8})?\.js$/, '');

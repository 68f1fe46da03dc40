import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import remapping from '@jridgewell/remapping';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { minify } from 'oxc-minify';
import packageJson from '../../package.json' with { type: 'json' };
import { blockTable } from './block-table.ts';
import { type ChunkRow, readChunkTable } from './chunk-table.ts';
import { cssText } from './css-text.ts';
import { recordForeignCode } from './foreign-code.ts';
import { buildMapData } from './map-data.ts';
import { outDir, root } from './paths.ts';
import { staticViews } from './static-views.ts';

const out = outDir('runtime');
const target = 'es2021';
/** The boot script is also parsed by older browsers, which get nothing else. */
const bootTarget = 'es2019';

/** Options of the boot script and of all chunks. Browsers with basic support can parse the target (runtime/browser/README.md). esbuild only bundles; oxc minifies. */
const shared = {
  bundle: true,
  target,
  platform: 'browser',
  metafile: true,
  sourcemap: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  jsx: 'automatic',
  plugins: [cssText, blockTable],
} as const satisfies BuildOptions;

/** With this hint Chromium compiles a file while it loads, off the page's thread: nearly all code of a fetched file runs. */
const eagerly = '//# allFunctionsCalledOnLoad';

/**
 * Builds the browser's files: one chunk for each row of `runtime/chunks.ts`, then the boot script. File names of chunks have the hash of the
 * release, so that browsers can cache them without end; the boot script, a classic script, contains this hash. Chunks that import React
 * share one copy of it. `meta.json` lists the sources of each file.
 */
export async function buildRuntime(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const rows = await readChunkTable();
  const { version, index } = buildMapData(join(out, 'chunks', 'maps'));
  const define = {
    'process.env.NODE_ENV': '"production"',
    ...staticViews(),
    mapDataVersion: JSON.stringify(version),
    mapTileIndex: JSON.stringify(index),
  };
  const buildChunks = (of: readonly ChunkRow[], options: BuildOptions) =>
    build({
      ...shared,
      entryPoints: Object.fromEntries(of.map(({ publicName, entry }) => [publicName, entry])),
      outdir: join(out, 'chunks'),
      format: 'esm',
      // Modules are read as UTF-8, whatever the page is.
      charset: 'utf8',
      define,
      ...options,
      metafile: true,
    });

  // The chunks are built twice: first for the hash of all, and to find those that contain React.
  const draft = await buildChunks(rows, { write: false });
  const withReact = new Set(rows.filter(({ publicName }) => holdsReact(draft.metafile, publicName)));
  const islands = await buildChunks([...withReact], {
    splitting: true,
    entryNames: 'islands/[name]-[hash]',
    chunkNames: 'islands/shared-[hash]',
  });
  const hash = createHash('sha256').update(Object.keys(islands.metafile.outputs).join());
  for (const { path, contents } of draft.outputFiles ?? [])
    if (path.endsWith('.js')) hash.update(basename(path)).update(contents);
  const release = hash.digest('hex').slice(0, 8).toUpperCase();

  // Chunks without React are small: one file is fetched sooner than two.
  const plain = rows.filter((row) => !withReact.has(row));
  const chunks = await buildChunks(plain, { entryNames: `[name]-${release}` });
  const entries = await writeChunkEntries(islands.metafile, release);
  const boot = await build({
    ...shared,
    entryPoints: ['runtime/boot/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
    target: bootTarget,
    define: {
      release: JSON.stringify(release),
      runtimeVersion: JSON.stringify(packageJson.version),
    },
  });

  const scripts = (metafile: Metafile) => Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'));
  await minifyFile(join(out, 'boot.js'), { module: false, hint: eagerly, syntax: bootTarget });
  for (const path of scripts(chunks.metafile)) await minifyFile(path, { module: true, hint: eagerly });
  for (const path of scripts(islands.metafile)) await minifyFile(path, { module: true });

  const all = [islands.metafile, chunks.metafile, entries, boot.metafile];
  const meta: Metafile = {
    inputs: Object.assign({}, ...all.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...all.map(({ outputs }) => outputs)),
  };
  await writeFile(join(out, 'meta.json'), JSON.stringify(meta));
  await recordForeignCode('runtime', meta, 'browser');
}

function holdsReact({ outputs }: Metafile, name: string): boolean {
  const output = Object.entries(outputs).find(([path]) => basename(path) === `${name}.js`)?.[1];
  return Object.keys(output?.inputs ?? {}).some((input) => /node_modules\/react(-dom)?\//.test(input));
}

/** @param hint a comment for the browser, as the file's first line. */
async function minifyFile(
  file: string,
  { module, hint, syntax = target }: { readonly module: boolean; readonly hint?: string; readonly syntax?: string },
): Promise<void> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const small = await minify(file, code, { module, compress: { target: syntax }, mangle: { toplevel: true }, sourcemap: true });
  const [error] = small.errors;
  if (error || !small.map) throw new Error(`${file}: ${error?.message ?? 'the minifier returned no source map'}`);
  await writeFile(file, `${hint ? `${hint}\n` : ''}${small.code.trimEnd()}\n`);
  // Leads from the minified file through the bundle to the sources; the hint takes the first line.
  const sources = remapping([{ ...small.map, version: 3 }, map], () => null);
  await writeFile(`${file}.map`, JSON.stringify({ ...sources, mappings: `${hint ? ';' : ''}${sources.mappings}` }));
}

/** Writes, for each chunk with React, a chunk of this release that imports the file, which other releases may share. */
async function writeChunkEntries(islands: Metafile, release: string): Promise<Metafile> {
  const entries: Metafile = { inputs: {}, outputs: {} };
  for (const [path, { entryPoint, imports: shared }] of Object.entries(islands.outputs)) {
    if (!entryPoint) continue;
    // Shared files are imported here too, so that they are fetched at the same time.
    const beside = shared.map((each) => `import"./islands/${basename(each.path)}";`).join('');
    const code = `${beside}export*from"./islands/${basename(path)}";`;
    const name = basename(path).replace(/-[A-Z0-9]{8}\.js$/, '');
    const file = join(out, 'chunks', `${name}-${release}.js`);
    await writeFile(file, code);
    const imports = [{ path, kind: 'import-statement' as const }];
    entries.outputs[relative(root, file)] = { bytes: code.length, inputs: {}, imports, exports: [] };
  }
  return entries;
}

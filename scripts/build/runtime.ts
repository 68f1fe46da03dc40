import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import remapping from '@jridgewell/remapping';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { minify } from 'oxc-minify';
import { minify as terser } from 'terser';
import packageJson from '../../package.json' with { type: 'json' };
import { writeBootModules } from './boot-modules.ts';
import { readChunkTable } from './chunk-table.ts';
import { cssText } from './css-text.ts';
import { foldedTables } from './folded-tables.ts';
import { recordForeignCode } from './foreign-code.ts';
import { buildMapData } from './map-data.ts';
import { outDir } from './paths.ts';
import { publicNames, requireLoads } from './public-names.ts';
import { buildReactFile } from './react-file.ts';
import { staticViews, writeViewTypes } from './static-views.ts';

const out = outDir('runtime');
const target = 'es2021';
/** The boot script is also parsed by older browsers, which get nothing else. */
const bootTarget = 'es2019';

/**
 * Options of the boot script and of all chunks. Browsers with basic support can parse the target (runtime/browser/README.md).
 * esbuild only bundles; oxc minifies.
 */
const shared = {
  bundle: true,
  target,
  platform: 'browser',
  metafile: true,
  sourcemap: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  jsx: 'automatic',
  plugins: [cssText, staticViews, foldedTables],
} as const satisfies BuildOptions;

/** With this hint Chromium compiles a file while it loads, off the page's thread: nearly all code of a fetched file runs. */
const eagerly = '//# allFunctionsCalledOnLoad';

/** Chunks that nearly every page fetches: `after-load` and `vitals`. */
const ofEveryPage = /\/(after-load|paint-times)-\w+\.js$/;

/**
 * Builds the browser's files: one chunk for each row of `runtime/chunks.ts`, then the boot script. File names of chunks have the
 * hash of the release, so that browsers can cache them without end; the boot script, a classic script, contains this hash. Chunks
 * that import React share its file. `meta.json` lists the sources of each file.
 */
export async function buildRuntime(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await writeViewTypes();
  const rows = await readChunkTable();
  const renamed = new Set<string>();
  const plugins = [publicNames(rows, renamed), ...shared.plugins];
  const { version, index } = buildMapData(join(out, 'chunks', 'maps'));
  const define = {
    'process.env.NODE_ENV': '"production"',
    mapDataVersion: JSON.stringify(version),
    mapTileIndex: JSON.stringify(index),
  };
  const react = await buildReactFile(join(out, 'chunks'), { ...shared, define });
  const buildChunks = (release: string, options: BuildOptions) =>
    build({
      ...shared,
      plugins: [...plugins, react.asImport(release)],
      entryPoints: Object.fromEntries(rows.map(({ file, entry }) => [file, entry])),
      outdir: join(out, 'chunks'),
      format: 'esm',
      // Modules are read as UTF-8, whatever the page is.
      charset: 'utf8',
      define,
      ...options,
      metafile: true,
    });
  // The chunks are built twice: first for the hash of all.
  const draft = await buildChunks('', { write: false });
  const hash = createHash('sha256').update(react.contents);
  for (const { path, contents } of draft.outputFiles ?? [])
    if (path.endsWith('.js')) hash.update(basename(path)).update(contents);
  const release = hash.digest('hex').slice(0, 8).toUpperCase();
  // Chunks share no other file: one file is fetched sooner than two.
  const chunks = await buildChunks(release, { entryNames: `[name]-${release}` });
  const reactMetafile = await react.write(release);
  const boot = await build({
    ...shared,
    plugins,
    entryPoints: ['runtime/boot/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
    target: bootTarget,
    define: {
      release: JSON.stringify(release),
      runtimeVersion: JSON.stringify(packageJson.version),
    },
  });

  requireLoads(rows, renamed);

  const scripts = (metafile: Metafile) => Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'));
  await minifyFile(join(out, 'boot.js'), { module: false, hint: eagerly, syntax: bootTarget, twice: true });
  writeBootModules();
  for (const path of scripts(chunks.metafile))
    await minifyFile(path, { module: true, hint: eagerly, twice: ofEveryPage.test(path) });
  for (const path of scripts(reactMetafile)) await minifyFile(path, { module: true });

  const all = [reactMetafile, withReactImports(chunks.metafile, reactMetafile), boot.metafile];
  const meta: Metafile = {
    inputs: Object.assign({}, ...all.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...all.map(({ outputs }) => outputs)),
  };
  await writeFile(join(out, 'meta.json'), JSON.stringify(meta));
  await recordForeignCode('runtime', meta, 'browser');
}

/** Returns the metafile of the chunks with the path of React's file, which esbuild lists as an external import. */
function withReactImports({ inputs, outputs }: Metafile, react: Metafile): Metafile {
  const path = Object.keys(react.outputs).find((name) => name.endsWith('.js')) ?? '';
  const linked = Object.entries(outputs).map(([name, output]) => [
    name,
    {
      ...output,
      imports: output.imports.map((each) => (basename(each.path) === basename(path) ? { ...each, path } : each)),
    },
  ]);
  return { inputs, outputs: Object.fromEntries(linked) };
}

interface MinifyOptions {
  readonly module: boolean;
  /** A comment for the browser, as the file's first line. */
  readonly hint?: string;
  readonly syntax?: string;
  /** A second minifier takes 3 to 7 % off the result of the first, in 10 times its time. */
  readonly twice?: boolean;
}

async function minifyFile(file: string, { module, hint, syntax = target, twice }: MinifyOptions): Promise<void> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const mangle = twice ? false : { toplevel: true };
  const small = await minify(file, code, { module, compress: { target: syntax }, mangle, sourcemap: true });
  const [error] = small.errors;
  if (error || !small.map) throw new Error(`${file}: ${error?.message ?? 'the minifier returned no source map'}`);
  const passes = twice ? await minifyAgain(small.code, module) : [];
  const text = passes[0]?.code ?? small.code;
  await writeFile(file, `${hint ? `${hint}\n` : ''}${text.trimEnd()}\n`);
  // Leads from the minified file through the bundle to the sources; the hint takes the first line.
  const maps = [...passes.map((pass) => pass.map as typeof map), JSON.stringify({ ...small.map, version: 3 }), map];
  const sources = remapping(maps, () => null);
  await writeFile(`${file}.map`, JSON.stringify({ ...sources, mappings: `${hint ? ';' : ''}${sources.mappings}` }));
}

/**
 * Returns the results of the second minifier's two runs, the last first. Names are shortened last, so that they do not hide what
 * is alike.
 */
async function minifyAgain(code: string, module: boolean) {
  const ecma = 2019;
  // Functions in the order of the source and comparisons as they are written repeat more of each other's text.
  const compress = { ecma, passes: 5, inline: 1, unsafe_arrows: true, lhs_constants: false, sequences: false } as const;
  const first = await terser(code, { module, ecma, compress, mangle: false, sourceMap: { asObject: true } });
  const last = await terser(first.code ?? '', {
    module,
    ecma,
    compress,
    mangle: { toplevel: true },
    sourceMap: { asObject: true },
  });
  return [last, first];
}

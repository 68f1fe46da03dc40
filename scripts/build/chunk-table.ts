import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './paths.ts';

/** One row of the table of chunks. */
export interface ChunkRow {
  readonly name: string;
  /** The public name of its file, without the release. */
  readonly file: string;
  /** Path of its module from the root. */
  readonly entry: string;
  readonly maxBrotliBytes: number;
}

interface Table {
  readonly chunks: Readonly<
    Record<
      string,
      { readonly module: () => Promise<{ readonly entry: string }>; readonly maxBrotliBytes: number; readonly file?: string }
    >
  >;
}

const tableFile = 'runtime/chunks.ts';

/** Returns the rows of `runtime/chunks.ts`. Throws for a chunk module without a row. */
export async function readChunkTable(): Promise<readonly ChunkRow[]> {
  const { chunks } = await importTable();
  const rows = await Promise.all(
    Object.entries(chunks).map(async ([name, { module, maxBrotliBytes, file = name }]) => {
      const { entry } = await module();
      return { name, file, entry: relative(root, entry), maxBrotliBytes };
    }),
  );
  const entries = new Set(rows.map(({ entry }) => entry));
  const withoutRow = downloads().filter((path) => !entries.has(path));
  if (withoutRow.length > 0)
    throw new Error(`${withoutRow.join(' and ')} has no row in ${tableFile}: add one, or move the file out of chunks/.`);
  return rows;
}

/** Returns the files in the folders `chunks` of the features, as paths from the root. */
const downloads = (): readonly string[] =>
  readdirSync(join(root, 'runtime/features'), { recursive: true, encoding: 'utf8' })
    .map((path) => `runtime/features/${path}`)
    .filter((path) => /^runtime\/features\/[^/]+\/chunks\/[^/]+\.tsx?$/.test(path));

/** Evaluates the table. Its dynamic imports resolve with paths, because the build has not made the modules yet. */
async function importTable(): Promise<Table> {
  const { outputFiles } = await build({
    entryPoints: [join(root, tableFile)],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
    plugins: [pathsOfModules],
  });
  return await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

const pathsOfModules: Plugin = {
  name: 'paths-of-modules',
  setup({ onResolve, onLoad, resolve }) {
    const evaluated = new Set<string>();
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === 'resolved' || kind === 'dynamic-import') return undefined;
      const resolved = await resolve(path, { kind, importer, resolveDir, pluginData: 'resolved' });
      evaluated.add(resolved.path);
      return resolved;
    });
    onLoad({ filter: /./ }, ({ path }) =>
      evaluated.has(path) ? undefined : { contents: `export const entry = ${JSON.stringify(path)};`, loader: 'js' },
    );
  },
};

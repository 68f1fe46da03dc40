import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { ChunkRow } from './chunk-table.ts';

/** A call of `load` with one name, or a choice of names, as text. */
const loadCall = /\bload\([^()]*\)/g;

/**
 * Writes the public names of chunks into the calls that load them, so that the boot script needs no table of names.
 * @param found gets the name of each chunk with a public name whose call was found.
 */
export const publicNames = (rows: readonly ChunkRow[], found: Set<string>): Plugin => ({
  name: 'public-names',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]runtime[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = withPublicNames(source, rows, found);
      return contents === source ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Returns a source with the public names in its calls of `load`. */
export const withPublicNames = (
  source: string,
  rows: readonly Pick<ChunkRow, 'name' | 'file'>[],
  found: Set<string> = new Set(),
): string =>
  source.replace(loadCall, (call) =>
    call.replace(/'([\w-]+)'/g, (quoted, name: string) => {
      const file = rows.find((row) => row.name === name)?.file ?? name;
      if (file === name) return quoted;
      found.add(name);
      return `'${file}'`;
    }),
  );

/** Throws for a chunk with a public name that no call loads: its file would not be found. */
export function requireLoads(rows: readonly ChunkRow[], found: ReadonlySet<string>): void {
  const missing = rows.filter(({ name, file }) => file !== name && !found.has(name)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `No call of the form load('${missing[0]}') was found for ${missing.join(' and ')}, whose file has another name: ` +
        'write the name as a text in the call.',
    );
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './paths.ts';

/** One row of the table of chunks. */
export interface ChunkRow {
  readonly name: string;
  /** Path of its module from the root. */
  readonly entry: string;
  readonly maxBrotliBytes: number;
}

const tableFile = 'runtime/chunks.ts';
const row = /'?([\w-]+)'?: \{\s*module: \(\) => import\('([^']+)'\),\s*maxBrotliBytes: ([\d_]+),?\s*\}/g;

/** The table as the build needs it: read as text, because its imports are what the build is about to make. Throws for a row that it cannot read. */
export function readChunkTable(text = readFileSync(join(root, tableFile), 'utf8')): readonly ChunkRow[] {
  const rows = [...text.matchAll(row)].map(([, name = '', path = '', bytes = '']) => ({
    name,
    entry: posix.join(posix.dirname(tableFile), path),
    maxBrotliBytes: Number(bytes.replaceAll('_', '')),
  }));
  const imports = text.match(/\bimport\('/g)?.length ?? 0;
  if (rows.length === 0 || rows.length !== imports)
    throw new Error(
      `${tableFile}: expected each chunk as \`name: { module: () => import('./…'), maxBrotliBytes: N },\`; read ${rows.length} of ${imports}.`,
    );
  return rows;
}

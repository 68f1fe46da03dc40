import type { Chunks } from '../../../browser/load-chunk.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { galleryMessages } from '../../../contract/gallery/constants.ts';
import type { DesignRow } from '../../../contract/gallery/design-table.ts';
import { chunksOf, type DesignChunk, designNamed } from '../../../contract/gallery/designs.ts';
import type { Design, DesignModule } from '../model/design.ts';

/** Returns the row of a design. Throws RuntimeError (`unknown-design`) by gallery#unknown-design. */
export function findRow(name: string): DesignRow {
  const row = designNamed(name);
  if (!row) throw runtimeError('unknown-design', galleryMessages.unknownDesign);
  return row;
}

/** Loads the chunk of a design and returns the design. */
export function loadDesign(row: DesignRow, chunks: Pick<Chunks, 'load'>): Promise<Design> {
  const [chunk] = chunksOf(row).split(' ') as [DesignChunk];
  return chunks.load(chunk).then(({ designs }: DesignModule) => designs[row.name] as Design);
}

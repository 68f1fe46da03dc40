import type { Chunks } from '../../../browser/load-chunk.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { galleryMessages } from '../../../contract/gallery/constants.ts';
import { chunkOfDesign } from '../../../contract/gallery/designs.ts';
import type { Design, DesignModule } from '../model/design.ts';

/** Loads the chunk of a design and returns the design. Throws RuntimeError (`unknown-design`) by gallery#unknown-design. */
export function findDesign(name: string, chunks: Pick<Chunks, 'load'>): Promise<Design> {
  const chunk = chunkOfDesign(name);
  if (!chunk) throw runtimeError('unknown-design', galleryMessages.unknownDesign);
  return chunks.load(chunk).then(({ designs }: DesignModule) => designs[name] as Design);
}

import type { Chunks } from '../../../browser/load-chunk.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { chunkOfDesign } from '../../../contract/gallery/designs.ts';
import { galleryMessages } from '../../../contract/gallery/messages.ts';
import type { Design, DesignModule } from '../design.ts';

/** Returns the design of this name, once its chunk is there. Throws RuntimeError (`unknown-design`) for a name that is none. Spec 1 §5, §8. */
export function findDesign(name: string, chunks: Pick<Chunks, 'load'>): Promise<Design> {
  const chunk = chunkOfDesign(name);
  if (!chunk) throw runtimeError('unknown-design', galleryMessages.unknownDesign);
  return chunks.load(chunk).then(({ designs }: DesignModule) => designs[name] as Design);
}

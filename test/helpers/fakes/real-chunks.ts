import type { Chunks } from '../../../runtime/browser/load-chunk.ts';
import { type ChunkName, chunks } from '../../../runtime/chunks.ts';

/** Loads the chunks of the table as modules, in place of the built files. */
export const realChunks = { load: (name: ChunkName) => chunks[name].module() } as unknown as Chunks;

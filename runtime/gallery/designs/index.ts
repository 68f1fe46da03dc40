import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Chunks } from '../../lib/load-chunk.ts';
import type { Design, DesignModule } from '../design.ts';
import { stacked } from './stacked.ts';

/** Every design by name. The slideshow's is here at once; each of the others is a chunk of its own. */
const designs = new Map<string, (chunks: Chunks) => Design | Promise<Design>>([
  ['stacked', () => stacked],
  ['stacked-base', (chunks) => chunks.load<DesignModule>('gallery-stacked-base').then(({ design }) => design)],
]);

/** Throws RuntimeError (`unknown-design`) for a name that is none. Spec 1 §5, §8. */
export function findDesign(name: string, chunks: Chunks): Design | Promise<Design> {
  const find = designs.get(name);
  if (!find) throw new RuntimeError('unknown-design', galleryMessages.unknownDesign);
  return find(chunks);
}

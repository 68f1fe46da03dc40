import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Chunks } from '../../lib/load-chunk.ts';
import type { Design, DesignModule } from '../design.ts';

/** Every design by name, with the chunk that it comes in; the slideshow's comes with what moves it. */
const designs = new Map([
  ['stacked', 'gallery-steps'],
  ['strip', 'gallery-strip'],
  ['carousel', 'gallery-carousel'],
  ['stacked-base', 'gallery-layouts'],
  ['grid', 'gallery-layouts'],
  ['autogrid', 'gallery-layouts'],
  ['autocolumns', 'gallery-layouts'],
  ['autorows', 'gallery-layouts'],
  ['list', 'gallery-layouts'],
]);

/** Throws RuntimeError (`unknown-design`) for a name that is none. Spec 1 §5, §8. */
export function findDesign(name: string, chunks: Chunks): Promise<Design> {
  const chunk = designs.get(name);
  if (chunk === undefined) throw new RuntimeError('unknown-design', galleryMessages.unknownDesign);
  return chunks.load<DesignModule>(chunk).then((module) => module.designs[name] as Design);
}

import { parseBlockJson } from '../../contract/decoders/block-json.ts';
import type { Fields } from '../../contract/decoders/read.ts';
import { galleryMessages } from '../../contract/messages.ts';
import { logError } from '../../lib/console.ts';
import { blockSkipped } from '../block.ts';

/**
 * A block's own data as JSON, from its attribute or that of the nearest ancestor which has one. Spec 1 §3 "Gallery block data".
 */
export const readBlockData = (element: Element): Fields =>
  readData(element.closest('[data-block-json]')?.getAttribute('data-block-json'));

/**
 * A gallery's data out of the text of its attribute. Where there is none, or none that can be read, the console hears the
 * specification's sentence and the gallery is skipped. Spec 1 §5, §8.
 */
export function readData(text: string | null | undefined): Fields {
  const data = text?.trim() ? parseBlockJson(text) : null;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Fields;
  logError(data === undefined ? galleryMessages.unparseable : galleryMessages.missing);
  throw blockSkipped(data === undefined ? 'data-unparseable' : 'data-missing');
}

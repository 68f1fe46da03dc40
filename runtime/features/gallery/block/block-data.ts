import { logError } from '../../../browser/console.ts';
import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { galleryMessages } from '../../../contract/gallery/messages.ts';
import type { Fields } from '../../../contract/read.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';

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

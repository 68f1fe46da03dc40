import { logError } from '../../../browser/console.ts';
import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { galleryMessages } from '../../../contract/gallery/messages.ts';
import { type Fields, isFields } from '../../../contract/read.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';

/** Returns the data of a block: gallery#data-source. */
export const readBlockData = (element: Element): Fields =>
  readData(element.closest('[data-block-json]')?.getAttribute('data-block-json'));

/** Returns the data in the text of an attribute. Logs a message and throws `blockSkipped` for unusable data: gallery#data-unusable. */
export function readData(text: string | null | undefined): Fields {
  const data = text?.trim() ? parseBlockJson(text) : null;
  if (isFields(data)) return data;
  logError(data === undefined ? galleryMessages.unparseable : galleryMessages.missing);
  throw blockSkipped(data === undefined ? 'data-unparseable' : 'data-missing');
}

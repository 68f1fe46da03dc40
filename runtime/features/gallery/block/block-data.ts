import { logError } from '../../../browser/console.ts';
import { galleryMessages } from '../../../contract/gallery/constants.ts';
import type { Fields } from '../../../contract/read.ts';
import { blockSkipped } from '../../../page/mountable.ts';
import { findData } from './gallery-data.ts';

/** Returns the data of a block or section. Logs a message and throws `blockSkipped` for unusable data: gallery#data-unusable. */
export function readData(element: HTMLElement): Fields {
  const data = findData(element);
  if (data) return data;
  logError(data === undefined ? galleryMessages.unparseable : galleryMessages.missing);
  throw blockSkipped(data === undefined ? 'data-unparseable' : 'data-missing');
}

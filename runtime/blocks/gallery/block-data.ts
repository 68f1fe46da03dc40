import { parseBlockJson } from '../../contract/decoders/block-json.ts';
import { galleryMessages } from '../../contract/messages.ts';
import { logError } from '../../lib/console.ts';
import { blockSkipped } from '../block.ts';

/**
 * A block's own data as JSON, from its attribute or that of the nearest ancestor which has one. Where there is none, or
 * none that can be read, the console hears the specification's sentence and the block is skipped (spec 1 §4, §5, §8).
 */
export function readBlockData(element: Element): Readonly<Record<string, unknown>> {
  const text = element.closest('[data-block-json]')?.getAttribute('data-block-json')?.trim();
  const data = text ? parseBlockJson(text) : null;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Readonly<Record<string, unknown>>;
  logError(data === undefined ? galleryMessages.unparseable : galleryMessages.missing);
  throw blockSkipped(data === undefined ? 'data-unparseable' : 'data-missing');
}

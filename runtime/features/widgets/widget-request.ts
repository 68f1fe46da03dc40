import { blockTypes } from '../../contract/blocks/block-types.ts';
import { parseBlockJson, readFields, readNumber, readText } from '../../contract/read.ts';

/** The request of GetWidgetRendering for one block. */
export interface WidgetRequest {
  readonly type: number | string;
  readonly id: string;
  /** The block's own data. */
  readonly value: unknown;
  /** For blocks of events only. */
  readonly collectionId?: string;
}

const { SUMMARY, SUMMARY_V2, CALENDAR } = blockTypes;
const eventBlocks: readonly (number | null)[] = [SUMMARY, SUMMARY_V2, CALENDAR];

/** Returns the request for a block, whose id is without its prefix `block-`; null where the block's data cannot be read. */
export function widgetRequest({ id, dataset }: Pick<HTMLElement, 'id' | 'dataset'>): WidgetRequest | null {
  const value = parseBlockJson(dataset.blockJson ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const type = readNumber(dataset.blockType);
  const collectionId = readText(readFields(value).collectionId);
  return {
    type: type ?? dataset.definitionName ?? 0,
    id: id.replace(/^block-/, ''),
    value,
    ...(collectionId && eventBlocks.includes(type) ? { collectionId } : {}),
  };
}

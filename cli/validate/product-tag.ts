import { dataOf, type FoundItem } from './item.ts';
import { type MappedText, mappedThrough } from './mapped-text.ts';
import { readJson } from './read-json.ts';
import type { PageTag } from './tokenize-page.ts';

/** The variants that a tag holds: `.product-variants[data-variants]`; undefined for any other tag. Wild §3. */
export function productOfTag(tag: PageTag, page: MappedText): FoundItem | undefined {
  const attribute = tag.attributes.get('data-variants');
  if (!attribute || !/(?:^|\s)product-variants(?:\s|$)/.test(tag.attributes.get('class')?.value.text ?? '')) return undefined;
  const text = mappedThrough(attribute.value, page);
  const read = readJson(text.text);
  const item = { kind: 'product', pointer: '', text } as const;
  if ('problem' in read) return { ...item, start: 0, data: { state: 'unreadable', problem: read.problem } };
  return { ...item, start: read.node.start, data: dataOf(read.node) };
}

import type { FoundItem } from './item.ts';
import { readJson } from './literal.ts';
import { type MappedText, mappedThrough, sliceOf } from './mapped-text.ts';
import type { PageAttribute, PageTag } from './page-scan.ts';
import { isGalleryLike, isGalleryTag } from './recognise.ts';

/**
 * The gallery or summary block a tag is, by its class or block type, or by what its data holds; undefined for any other
 * tag, and for one whose data is on an ancestor (spec 1 §3). Wild §2.
 */
export function galleryOfTag(tag: PageTag, page: MappedText): FoundItem | undefined {
  const attribute = tag.attributes.get('data-block-json');
  if (!attribute || attribute.value.text.trim() === '') {
    if (!isGallery(tag) || (!attribute && tag.insideBlock)) return undefined;
    return {
      kind: 'gallery',
      pointer: '',
      text: mappedThrough(sliceOf(page.text, tag.start, tag.end), page),
      start: 0,
      data: { state: 'missing' },
    };
  }
  const text = mappedThrough(attribute.value, page);
  const found = { kind: 'gallery', pointer: '', text, ...repeated(attribute, page) } as const;
  const read = readJson(text.text);
  if ('problem' in read) {
    return isGallery(tag) ? { ...found, start: 0, data: { state: 'unreadable', problem: read.problem } } : undefined;
  }
  const { node } = read;
  if (node.kind === 'object') {
    return isGallery(tag) || isGalleryLike(node) ? { ...found, start: node.start, data: { state: 'read', node } } : undefined;
  }
  return isGallery(tag) ? { ...found, start: node.start, data: { state: 'not-object', node } } : undefined;
}

const repeated = ({ repeatedAt }: PageAttribute, page: MappedText): { repeatedAt?: number } =>
  repeatedAt === undefined ? {} : { repeatedAt: page.offsetOf(repeatedAt) };

/** Whether a tag says of itself that it is a gallery or summary block. */
export const isGallery = (tag: PageTag): boolean =>
  isGalleryTag(tag.attributes.get('class')?.value.text ?? '', tag.attributes.get('data-block-type')?.value.text.trim() ?? '');

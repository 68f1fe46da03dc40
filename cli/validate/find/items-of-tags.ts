import { galleryBlockKeys } from '../replacements/gallery-block.ts';
import { type MappedText, MappedTextBuilder, mappedThrough, sliceOf } from '../text/mapped-text.ts';
import { dataOf, type FoundItem } from './item.ts';
import type { LiteralMember, LiteralNode } from './literals/literal-node.ts';
import { readJson } from './literals/read-json.ts';
import type { PageAttribute, PageTag } from './page/read-tag.ts';
import { isGalleryLike, isGalleryTag, isProductClass, isWrapperTag } from './recognise.ts';

/**
 * Returns the gallery or summary block of a tag, recognised by class, block type or data; undefined for another tag, and for one
 * whose data is on an ancestor: gallery#data-source.
 */
export function galleryOfTag(tag: PageTag, page: MappedText): FoundItem | undefined {
  const attribute = tag.attributes.get('data-block-json');
  if (!attribute || attribute.value.text.trim() === '') {
    if (isWrapper(tag) && !tag.insideBlock) return galleryOfWrapper(tag, page);
    // The data of a website component are attributes of its wrapper.
    if (!isGallery(tag) || (!attribute && (tag.insideBlock || tag.attributes.has('data-definition-name')))) return undefined;
    return {
      kind: 'gallery',
      pointer: '',
      text: mappedThrough(sliceOf(page.text, tag.start, tag.end), page),
      // The empty attribute may be lines below the start of the tag.
      start: attribute ? attribute.start - tag.start : 0,
      data: { state: 'missing' },
    };
  }
  const written = mappedThrough(attribute.value, page);
  const direct = readJson(written.text);
  const unescaped = 'problem' in direct ? readUnescaped(written) : null;
  const { text, read, ...escapes } = unescaped ?? { text: written, read: direct };
  const found = {
    kind: 'gallery',
    pointer: '',
    text,
    ...escapes,
    ...repeated(attribute, page),
  } as const;
  if ('problem' in read) {
    return isGallery(tag) ? { ...found, start: 0, data: { state: 'unreadable', problem: read.problem } } : undefined;
  }
  const { node } = read;
  if (node.kind === 'object') {
    return isGallery(tag) || isGalleryLike(node) ? { ...found, start: node.start, data: { state: 'read', node } } : undefined;
  }
  return isGallery(tag) ? { ...found, start: node.start, data: { state: 'not-object', node } } : undefined;
}

/** Reads data whose quotes are escaped with backslashes, as the runtime does; null for other unreadable data: site#block-json. */
function readUnescaped(
  written: MappedText,
): ({ text: MappedText; read: { node: LiteralNode } } & Pick<FoundItem, 'escapedAt' | 'backslashes'>) | null {
  const first = written.text.indexOf('\\"');
  if (first < 0) return null;
  const builder = new MappedTextBuilder();
  const backslashes: [number, number][] = [];
  let from = 0;
  for (let at = first; at >= 0; at = written.text.indexOf('\\"', from)) {
    builder.addCopied(written.text.slice(from, at), from);
    builder.addDecoded('"', at);
    backslashes.push([written.offsetOf(at), written.offsetOf(at + 1)]);
    from = at + 2;
  }
  builder.addCopied(written.text.slice(from), from);
  const text = mappedThrough(builder.build(written.text.length, withoutEscapes), written);
  const read = readJson(text.text);
  return 'node' in read ? { text, read, escapedAt: written.offsetOf(first), backslashes } : null;
}

/** Encodes edits of such data without backslashes. */
const withoutEscapes = (text: string): string => text;

const repeated = ({ repeatedAt }: PageAttribute, page: MappedText): { repeatedAt?: number } =>
  repeatedAt === undefined ? {} : { repeatedAt: page.offsetOf(repeatedAt) };

/** Whether a tag is the wrapper in a gallery or summary block of 2026, whose attributes are the block's data. */
const isWrapper = ({ attributes }: PageTag): boolean =>
  isWrapperTag(attributes.get('class')?.value.text ?? '', attributes.get('data-design')?.value.text);

/** Returns the gallery of such a wrapper: its attributes that are keys of galleries, as text or flag. gallery#data-source */
function galleryOfWrapper(tag: PageTag, page: MappedText): FoundItem {
  const members = [...tag.attributes].flatMap(([name, { value, start }]): LiteralMember[] => {
    const key = keyOfAttribute(name);
    const from = start - tag.start;
    const node = { start: from, end: from };
    const isFlag = value.text === 'true' || value.text === 'false';
    const literal: LiteralNode = isFlag
      ? { ...node, kind: 'scalar', value: value.text === 'true' }
      : { ...node, kind: 'string', value: value.text };
    return key === undefined ? [] : [{ key, keyStart: from, value: literal }];
  });
  const text = mappedThrough(sliceOf(page.text, tag.start, tag.end), page);
  const node: LiteralNode = { kind: 'object', start: 0, end: tag.end - tag.start, members };
  return { kind: 'gallery', pointer: '', text, start: 0, isOfAttributes: true, data: { state: 'read', node } };
}

/** Returns the key of a block's data that an attribute such as `data-column-width` is; undefined for other attributes. */
function keyOfAttribute(name: string): string | undefined {
  const dashed = name.replace(/^data-/, '');
  const camel = dashed.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return dashed === name
    ? undefined
    : (galleryBlockKeys.find((key) => key === camel) ?? galleryBlockKeys.find((key) => key === dashed));
}

/** Whether a tag is marked as a gallery or summary block. JSX names the class `className`. */
function isGallery({ attributes }: PageTag): boolean {
  const className = (attributes.get('class') ?? attributes.get('classname'))?.value.text ?? '';
  return isGalleryTag(className, attributes.get('data-block-type')?.value.text.trim() ?? '');
}

/** Returns the variants of a tag `.product-variants[data-variants]`; undefined for another tag: commerce#product-shapes. */
export function productOfTag(tag: PageTag, page: MappedText): FoundItem | undefined {
  const attribute = tag.attributes.get('data-variants');
  if (!attribute || !isProductClass(tag.attributes.get('class')?.value.text ?? '')) return undefined;
  const text = mappedThrough(attribute.value, page);
  const read = readJson(text.text);
  const item = { kind: 'product', pointer: '', text } as const;
  if ('problem' in read) return { ...item, start: 0, data: { state: 'unreadable', problem: read.problem } };
  return { ...item, start: read.node.start, data: dataOf(read.node) };
}

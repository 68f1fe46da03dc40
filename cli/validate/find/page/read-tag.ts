import { referencesIn } from '../../../../fake-server/html/references.ts';
import { Tag } from '../../../../fake-server/html/start-tag.ts';
import { type MappedText, MappedTextBuilder } from '../../text/mapped-text.ts';

export interface PageAttribute {
  readonly value: MappedText;
  /** Index of the attribute's name. */
  readonly start: number;
  /** Index of a second attribute of that name, which browsers drop. */
  repeatedAt?: number;
}

/** A start tag whose attributes have the place of each character. */
export interface PageTag {
  readonly name: string;
  /** Index of the tag's `<`. */
  readonly start: number;
  /** Index after its `>`. */
  readonly end: number;
  readonly attributes: ReadonlyMap<string, PageAttribute>;
  /** Whether an ancestor has data-block-json. */
  readonly insideBlock: boolean;
}

/** Reads the start tag at an index of a page. */
export function readTag(html: string, start: number, insideBlock: boolean): PageTag {
  const tag = new Tag(html);
  tag.read(start, start + 1);
  const attributes = new Map<string, PageAttribute>();
  for (let index = 0; index < tag.count; index += 1) {
    const { nameStart, nameEnd, valueStart, valueEnd } = tag.at(index);
    const name = html.slice(nameStart, nameEnd).toLowerCase();
    const first = attributes.get(name);
    if (first) first.repeatedAt ??= nameStart;
    else attributes.set(name, { value: attributeValue(html, valueStart, valueEnd), start: nameStart });
  }
  return { name: tag.name, start, end: tag.end, attributes, insideBlock };
}

/** Decodes an attribute's value, which is between two indexes of a text, and maps each character to its place. */
export function attributeValue(text: string, start: number, end: number): MappedText {
  const written = text.slice(start, end);
  const builder = new MappedTextBuilder();
  let from = 0;
  for (const { at, written: reference, decoded } of referencesIn(written)) {
    builder.addCopied(written.slice(from, at), start + from);
    builder.addDecoded(decoded, start + at);
    from = at + reference.length;
  }
  builder.addCopied(written.slice(from), start + from);
  const special = specialIn[text.charAt(start - 1)] ?? /[&<>"'=`\s]/g;
  return builder.build(end, (value) => value.replace(special, encoded));
}

/** Characters that an attribute must escape, by its quote. */
const specialIn: Partial<Record<string, RegExp>> = { '"': /[&<>"]/g, "'": /[&<>']/g };
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encoded = (character: string): string => entities[character] ?? `&#${character.charCodeAt(0)};`;

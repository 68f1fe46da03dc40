import jsTokens from 'js-tokens';
import { findInPage, type ItemSink } from '../items/find-items.ts';
import { type MappedText, MappedTextBuilder } from '../text/mapped-text.ts';

/** An attribute with a string, which JSX reads as HTML does: with character references, without backslash escapes. */
interface JsxAttribute {
  readonly name: string;
  readonly start: number;
  /** The value with its quotes, and its index. */
  readonly value: string;
  readonly valueStart: number;
}

interface JsxTag {
  readonly start: number;
  readonly attributes: JsxAttribute[];
}

/**
 * Finds items in the tags of JSX and TSX whose data is a string. Tokens are enough for that, and a file with a mistake or a newer syntax has
 * tokens as well.
 */
export function findInJsx(text: string, sink: ItemSink): void {
  for (const { tag, end } of tagsOf(text)) {
    if (tag.attributes.some(({ name }) => name === 'data-block-json' || name === 'data-variants'))
      findInPage(pageOf(tag, end), sink);
  }
}

function* tagsOf(text: string): Generator<{ tag: JsxTag; end: number }> {
  const open: JsxTag[] = [];
  let name: { readonly name: string; readonly start: number } | undefined;
  let hasSign = false;
  let at = 0;
  for (const { type, value } of jsTokens(withoutTypes(text), { jsx: true })) {
    const start = at;
    at += value.length;
    if (type === 'JSXIdentifier') [name, hasSign] = [{ name: value, start }, false];
    else if (type === 'JSXString') {
      if (name && hasSign) open.at(-1)?.attributes.push({ ...name, value, valueStart: start });
      name = undefined;
    } else if (type === 'JSXPunctuator') {
      hasSign = value === '=';
      if (!hasSign) name = undefined;
      if (value === '<') open.push({ start, attributes: [] });
      const tag = value === '>' ? open.pop() : undefined;
      if (tag) yield { tag, end: at };
    }
  }
}

/**
 * Returns a text of the same length without those type parameters and type arguments that look like tags: `<T,>(x)`, `<T extends U>(x)`,
 * `<T>(x)` without a closing tag, and `<List<T> />`.
 */
function withoutTypes(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/([\w$]+)/g), ([, name]) => name));
  const blank = (part: string) => ' '.repeat(part.length);
  return text
    .replace(/<(?=\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:,|extends\s+[^\s=/>]))/g, blank)
    .replace(/<\s*([A-Za-z_$][\w$]*)\s*>(?=\s*\()/g, (part, name: string) => (closed.has(name) ? part : blank(part)))
    .replace(/(?<=<[A-Za-z][\w.$]*)<[^<>]*(?:<[^<>]*>[^<>]*)*>(?=[\s/>])/g, blank);
}

/** Returns a page of one tag, whose characters have their places in the file. */
function pageOf({ start, attributes }: JsxTag, end: number): MappedText {
  const builder = new MappedTextBuilder();
  builder.addDecoded('<x', start);
  for (const attribute of attributes) {
    builder.addDecoded(` ${attribute.name === 'className' ? 'class' : attribute.name}=`, attribute.start);
    builder.addCopied(attribute.value, attribute.valueStart);
  }
  builder.addDecoded('>', end - 1);
  return builder.build(end, (written) => written);
}

import jsTokens from 'js-tokens';
import { sliceOf } from '../../text/mapped-text.ts';
import { findInTag } from '../find-items.ts';
import type { Found } from '../found.ts';
import { readString } from '../literals/string-literal.ts';
import { attributeValue, type PageAttribute } from '../page/read-tag.ts';

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
  /** Attributes with a string in braces, which is a string of a script. */
  readonly braced: JsxAttribute[];
}

/**
 * Yields the items in the tags of JSX and TSX whose data is a string, also in braces: `a='{…}'`, `a={'{…}'}`. Tokens are enough
 * for that, and a file with a mistake or a newer syntax has tokens as well.
 */
export function* findInJsx(text: string): Generator<Found> {
  const file = sliceOf(text, 0);
  for (const { tag, end } of tagsOf(text)) {
    const hasData = ({ name }: JsxAttribute) => name === 'data-block-json' || name === 'data-variants';
    if (!(tag.attributes.some(hasData) || tag.braced.some(hasData))) continue;
    const attributes = new Map([...writtenAttributes(text, tag), ...bracedAttributes(text, tag)]);
    yield* findInTag({ name: 'x', start: tag.start, end, attributes, insideBlock: false }, file);
  }
}

/** Returns the attributes with a string, of equal ones the first. */
function writtenAttributes(text: string, tag: JsxTag): Map<string, PageAttribute> {
  const written = new Map<string, PageAttribute>();
  for (const { name, start, value, valueStart } of tag.attributes) {
    if (written.has(pageName(name))) continue;
    written.set(pageName(name), { value: attributeValue(text, valueStart + 1, valueStart + value.length - 1), start });
  }
  return written;
}

/** Yields the attributes with a string in braces. */
function* bracedAttributes(text: string, { braced }: JsxTag): Generator<[string, PageAttribute]> {
  for (const { name, start, valueStart } of braced) {
    const read = readString(text, valueStart, 'script');
    if ('value' in read) yield [pageName(name), { value: read.value, start }];
  }
}

/** Returns the name of an attribute in a page. */
const pageName = (name: string): string => (name === 'className' ? 'class' : name.toLowerCase());

function* tagsOf(text: string): Generator<{ tag: JsxTag; end: number }> {
  const open: JsxTag[] = [];
  let name: { readonly name: string; readonly start: number } | undefined;
  let hasSign = false;
  /** The attribute whose braces contain only a string so far. */
  let braced: JsxAttribute | undefined;
  let at = 0;
  for (const { type, value } of jsTokens(withoutTypes(text), { jsx: true })) {
    const start = at;
    at += value.length;
    if (braced && isLiteral(type) && braced.value === '') {
      braced = { ...braced, value, valueStart: start };
      continue;
    }
    if (braced && (isBlank(type) || value === '(' || value === ')')) continue;
    if (braced && type === 'JSXPunctuator' && value === '}' && braced.value !== '') open.at(-1)?.braced.push(braced);
    braced = undefined;
    if (type === 'JSXIdentifier') [name, hasSign] = [{ name: value, start }, false];
    else if (type === 'JSXString') {
      if (name && hasSign) open.at(-1)?.attributes.push({ ...name, value, valueStart: start });
      name = undefined;
    } else if (type === 'JSXPunctuator') {
      if (name && hasSign && value === '{') braced = { ...name, value: '', valueStart: start };
      hasSign = value === '=';
      if (!hasSign) name = undefined;
      if (value === '<') open.push({ start, attributes: [], braced: [] });
      const tag = value === '>' ? open.pop() : undefined;
      if (tag) yield { tag, end: at };
    }
  }
}

const isLiteral = (type: string): boolean => type === 'StringLiteral' || type === 'NoSubstitutionTemplate';
const isBlank = (type: string): boolean =>
  type === 'WhiteSpace' || type === 'LineTerminatorSequence' || type === 'MultiLineComment' || type === 'SingleLineComment';

/**
 * Returns a text of the same length without those type parameters and type arguments that look like tags: `<T,>(x)`, `<T extends
 * U>(x)`, `<T>(x)` without a closing tag, and `<List<T> />`.
 */
function withoutTypes(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/([\w$]+)/g), ([, name]) => name));
  const blank = (part: string) => ' '.repeat(part.length);
  return text
    .replace(/<(?=\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:,|extends\s+[^\s=/>]))/g, blank)
    .replace(/<\s*([A-Za-z_$][\w$]*)\s*>(?=\s*\()/g, (part, name: string) => (closed.has(name) ? part : blank(part)))
    .replace(/(?<=<[A-Za-z][\w.$]*)<[^<>]*(?:<[^<>]*>[^<>]*)*>(?=[\s/>])/g, blank);
}

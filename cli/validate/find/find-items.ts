import { type MappedText, mappedThrough, sliceOf } from '../text/mapped-text.ts';
import type { Found } from './found.ts';
import { dataOf, type FoundItem } from './item.ts';
import { itemsInValue, type StringNode } from './items-in-value.ts';
import { galleryOfTag, productOfTag } from './items-of-tags.ts';
import type { LiteralNode } from './literals/literal-node.ts';
import { findPageContexts } from './literals/page-contexts.ts';
import { readJson } from './literals/read-json.ts';
import { type Dialect, readString } from './literals/string-literal.ts';
import { type PageTag, readTag } from './page/read-tag.ts';
import { type PagePart, partsOfPage } from './page-parts.ts';
import { isJsonWithItems, mayContainItems } from './text-with-items.ts';

/**
 * Yields gallery and summary blocks, forms, products, and cookie settings of page contexts, in the order of the page, so that
 * the items of a large page are not kept in memory.
 */
export const findInPage = (page: MappedText): Generator<Found> => findInPageParts(partsOfPage(page.text), page);

/** Yields the items of the parts of a page; a gallery without findings as it is. */
export function* findInPageParts(parts: readonly PagePart[], page: MappedText): Generator<Found> {
  for (const part of parts) {
    if ('clean' in part) yield part;
    else if ('problem' in part) yield { problem: { ...part.problem, offset: page.offsetOf(part.problem.offset) } };
    else if ('tagStart' in part) yield* findInTag(readTag(page.text, part.tagStart, part.insideBlock), page);
    else {
      const script = mappedThrough(sliceOf(page.text, part.scriptStart, part.scriptEnd), page);
      if (part.isForm) yield { item: formOfScript(script) };
      else yield* findInScript(script);
    }
  }
}

/** Yields the gallery and the product of a tag. */
export function* findInTag(tag: PageTag, page: MappedText): Generator<Found> {
  const items = [galleryOfTag(tag, page), productOfTag(tag, page)];
  for (const item of items) if (item) yield { item };
}

/** Returns the form of a form context's script: forms#context-script. */
function formOfScript(text: MappedText): FoundItem {
  const read = readJson(text.text);
  const item = { kind: 'form', pointer: '', text } as const;
  if ('problem' in read) return { ...item, start: 0, data: { state: 'unreadable', problem: read.problem } };
  return { ...item, start: read.node.start, data: dataOf(read.node) };
}

/** Yields cookie settings and other items in the page contexts that a script assigns. */
export function* findInScript(script: MappedText): Generator<Found> {
  for (const context of findPageContexts(script)) {
    if ('node' in context) yield* findInJson(context.text, context.node, 'script');
    else {
      const message = `the page context cannot be read: ${context.problem.message}`;
      yield { problem: { ruleId: 'page-context-syntax', message, offset: context.text.offsetOf(context.problem.index) } };
    }
  }
}

/** Yields every item of a value, also in strings that contain JSON or HTML, each with its place in the file. */
export function* findInJson(text: MappedText, root: LiteralNode, dialect: Dialect = 'json'): Generator<Found> {
  for (const each of itemsInValue(text, root)) {
    if ('item' in each) yield each;
    else if (mayContainItems(each.string.value)) {
      for (const found of findInString(text, each.string, dialect))
        yield 'item' in found ? { item: { ...found.item, pointer: each.pointer() + found.item.pointer } } : found;
    }
  }
}

function* findInString(text: MappedText, { start, value }: StringNode, dialect: Dialect): Generator<Found> {
  const read = readString(text.text, start, dialect);
  if ('problem' in read) return;
  const inner = mappedThrough(read.value, text);
  const json = isJsonWithItems(value) ? readJson(inner.text) : null;
  if (json === null) yield* findInPage(inner);
  else if ('node' in json) yield* findInJson(inner, json.node);
}

import type { LiteralNode } from './literals/literal-node.ts';
import { findPageContexts } from './literals/page-contexts.ts';
import { readJson } from './literals/read-json.ts';
import { type Dialect, readString } from './literals/string-literal.ts';
import { type PageTag, readTag } from './page/read-tag.ts';
import { type MappedText, mappedThrough, sliceOf } from '../text/mapped-text.ts';
import { dataOf, type FoundItem } from './item.ts';
import { itemsInValue, type StringNode } from './items-in-value.ts';
import { galleryOfTag, productOfTag } from './items-of-tags.ts';
import { type PagePart, type PageProblem, partsOfPage } from './page-parts.ts';
import { isJsonWithItems, mayContainItems } from './text-with-items.ts';

/** Receives items as they are found, so that the items of a large page are not kept in memory. */
export interface ItemSink {
  item(item: FoundItem): void;
  problem(problem: PageProblem): void;
}

/** Finds gallery and summary blocks, forms, products, and cookie settings of page contexts, in the order of the page. */
export function findInPage(page: MappedText, sink: ItemSink): void {
  for (const part of partsOfPage(page.text)) findInPart(part, page, sink);
}

/** Finds the items of a part of a page; those of a gallery without findings are left to the caller. */
export function findInPart(part: PagePart, page: MappedText, sink: ItemSink): void {
  if (typeof part === 'number') return;
  if ('problem' in part) sink.problem({ ...part.problem, offset: page.offsetOf(part.problem.offset) });
  else if ('tagStart' in part) findInTag(readTag(page.text, part.tagStart, part.insideBlock), page, sink);
  else {
    const script = mappedThrough(sliceOf(page.text, part.scriptStart, part.scriptEnd), page);
    if (part.isForm) sink.item(formOfScript(script));
    else findInScript(script, sink);
  }
}

/** Finds the gallery and the product of a tag. */
export function findInTag(tag: PageTag, page: MappedText, sink: ItemSink): void {
  const item = galleryOfTag(tag, page);
  if (item) sink.item(item);
  const product = productOfTag(tag, page);
  if (product) sink.item(product);
}

/** Returns the form of a form context's script: forms#context-script. */
function formOfScript(text: MappedText): FoundItem {
  const read = readJson(text.text);
  const item = { kind: 'form', pointer: '', text } as const;
  if ('problem' in read) return { ...item, start: 0, data: { state: 'unreadable', problem: read.problem } };
  return { ...item, start: read.node.start, data: dataOf(read.node) };
}

/** Finds cookie settings and other items in the page contexts that a script assigns. */
export function findInScript(script: MappedText, sink: ItemSink): void {
  for (const context of findPageContexts(script)) {
    if ('node' in context) findInJson(context.text, context.node, sink, 'script');
    else {
      const message = `the page context cannot be read: ${context.problem.message}`;
      sink.problem({ ruleId: 'page-context-syntax', message, offset: context.text.offsetOf(context.problem.index) });
    }
  }
}

/** Finds every item of a value, also in strings that contain JSON or HTML, each with its place in the file. */
export function findInJson(text: MappedText, root: LiteralNode, sink: ItemSink, dialect: Dialect = 'json'): void {
  for (const found of itemsInValue(text, root)) {
    if ('item' in found) sink.item(found.item);
    else findInString(text, found.string, dialect, found.pointer, sink);
  }
}

function findInString(text: MappedText, node: StringNode, dialect: Dialect, pointer: () => string, sink: ItemSink): void {
  if (!mayContainItems(node.value)) return;
  const isJson = isJsonWithItems(node.value);
  const read = readString(text.text, node.start, dialect);
  if ('problem' in read) return;
  const inner = mappedThrough(read.value, text);
  const innerSink: ItemSink = {
    item: (item) => sink.item({ ...item, pointer: pointer() + item.pointer }),
    problem: (problem) => sink.problem(problem),
  };
  if (!isJson) findInPage(inner, innerSink);
  else {
    const json = readJson(inner.text);
    if ('node' in json) findInJson(inner, json.node, innerSink);
  }
}

import type { LiteralNode } from '../literals/literal-node.ts';
import { findPageContexts } from '../literals/page-contexts.ts';
import { readJson } from '../literals/read-json.ts';
import { type Dialect, readString } from '../literals/string-literal.ts';
import { LayoutCounter, layoutLimitMessage } from '../page/layout-counter.ts';
import { isFormContext, isScriptType } from '../page/script-types.ts';
import { type PageTag, tokenizePage } from '../page/tokenize-page.ts';
import { shorten } from '../text/describe.ts';
import { type MappedText, mappedThrough } from '../text/mapped-text.ts';
import { dataOf, type FoundItem } from './item.ts';
import { itemsInValue, type StringNode } from './items-in-value.ts';
import { galleryOfTag, isGallery, productOfTag } from './items-of-tags.ts';
import { isJsonWithItems, mayContainItems } from './text-with-items.ts';

/** Receives items as they are found, so that the items of a large page are not kept in memory. */
export interface ItemSink {
  item(item: FoundItem): void;
  problem(problem: ItemProblem): void;
}

/** A problem of a page or script, with its offset in the file. */
export interface ItemProblem {
  readonly ruleId: 'page-context-syntax' | 'unfinished-tag' | 'layout-limit';
  readonly message: string;
  readonly offset: number;
}

/** Finds gallery and summary blocks, forms, products, and cookie settings of page contexts, in the order of the page. */
export function findInPage(page: MappedText, sink: ItemSink): void {
  const layouts = new LayoutCounter((blocks, start) => {
    sink.problem({ ruleId: 'layout-limit', message: layoutLimitMessage(blocks), offset: page.offsetOf(start) });
  });
  tokenizePage(page.text, {
    onTag(tag) {
      layouts.add(tag.attributes.get('class')?.value.text ?? '', tag.start);
      findInTag(tag, page, sink);
    },
    onScript: (script, type, className) => findInScriptElement(mappedThrough(script, page), type, className, sink),
    onUnfinishedTag(tag) {
      if (!tag.attributes.has('data-block-json') && !isGallery(tag)) return;
      const message = `the page ends inside the tag <${shorten(tag.name)}> of a gallery block; browsers drop it`;
      sink.problem({ ruleId: 'unfinished-tag', message, offset: page.offsetOf(tag.start) });
    },
  });
  layouts.end();
}

/** Finds the gallery and the product of a tag. */
export function findInTag(tag: PageTag, page: MappedText, sink: ItemSink): void {
  const item = galleryOfTag(tag, page);
  if (item) sink.item(item);
  const product = productOfTag(tag, page);
  if (product) sink.item(product);
}

/** Finds the items of a script element: a form, or those of page contexts. */
export function findInScriptElement(script: MappedText, type: string, className: string, sink: ItemSink): void {
  if (isFormContext(className)) sink.item(formOfScript(script));
  else if (isScriptType(type)) findInScript(script, sink);
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

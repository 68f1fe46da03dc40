import { galleryOfTag, isGallery } from './gallery-tag.ts';
import type { FoundItem } from './item.ts';
import { itemsInValue, type StringNode } from './items-in-value.ts';
import { readJson } from './literal.ts';
import type { LiteralNode } from './literal-node.ts';
import { type MappedText, mappedThrough } from './mapped-text.ts';
import { findPageContexts } from './page-contexts.ts';
import { scanPage } from './page-scan.ts';
import { type Dialect, readString } from './string-literal.ts';

/** What a page or script holds; problems are places of the file (not of the text) where reading ended. */
export interface ItemsFound {
  readonly items: FoundItem[];
  readonly problems: readonly ItemProblem[];
}

export interface ItemProblem {
  readonly ruleId: 'page-context-syntax' | 'unfinished-tag';
  readonly message: string;
  readonly offset: number;
}

/** Gallery and summary blocks, and cookie settings of page contexts, in the order of the page. Wild §1-§2. */
export function itemsInPage(page: MappedText): ItemsFound {
  const items: FoundItem[] = [];
  const problems: ItemProblem[] = [];
  scanPage(page.text, {
    onTag(tag) {
      const item = galleryOfTag(tag, page);
      if (item) items.push(item);
    },
    onScript(script, type) {
      if (!isScriptType(type)) return;
      const found = itemsInScript(mappedThrough(script, page));
      items.push(...found.items);
      problems.push(...found.problems);
    },
    onUnfinishedTag(tag) {
      if (!tag.attributes.has('data-block-json') && !isGallery(tag)) return;
      const message = `the page ends inside the tag <${tag.name}> of a gallery block; browsers drop it`;
      problems.push({ ruleId: 'unfinished-tag', message, offset: page.offsetOf(tag.start) });
    },
  });
  return { items, problems };
}

/** The cookie settings, and whatever else is found, in the page contexts that a script assigns. */
export function itemsInScript(script: MappedText): ItemsFound {
  const items: FoundItem[] = [];
  const problems: ItemProblem[] = [];
  for (const context of findPageContexts(script)) {
    if ('node' in context) items.push(...itemsInJson(context.text, context.node, 'script'));
    else {
      const message = `the page context cannot be read: ${context.problem.message}`;
      problems.push({ ruleId: 'page-context-syntax', message, offset: context.text.offsetOf(context.problem.index) });
    }
  }
  return { items, problems };
}

/** Every item of a value, also in those of its strings that hold JSON or HTML, each at its own place in the file. */
export const itemsInJson = (text: MappedText, root: LiteralNode, dialect: Dialect = 'json'): FoundItem[] =>
  itemsInValue(text, root, (node, pointer) => itemsInString(text, node, dialect, pointer));

const jsonWithItems = /^\s*[[{][\s\S]*"(?:design|cookieSettings|cookieBanner|isCookieBanner|isRestrictiveCookiePolicy)/;
const pageWithItems = /data-block-json|data-block-type|sqs-block|gallery-block|SQUARESPACE_CONTEXT/i;

function itemsInString(text: MappedText, node: StringNode, dialect: Dialect, pointer: string): FoundItem[] {
  const isJson = jsonWithItems.test(node.value);
  if (!isJson && !(node.value.includes('<') && pageWithItems.test(node.value))) return [];
  const read = readString(text.text, node.start, dialect);
  if ('problem' in read) return [];
  const inner = mappedThrough(read.value, text);
  const json = isJson ? readJson(inner.text) : undefined;
  if (json && 'problem' in json) return [];
  const items = json ? itemsInJson(inner, json.node) : itemsInPage(inner).items;
  return items.map((item) => ({ ...item, pointer: pointer + item.pointer }));
}

/** Whether browsers run a script of that type. */
const isScriptType = (type: string): boolean =>
  type === '' ||
  type === 'module' ||
  /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript|jscript|livescript)(?:1\.\d)?(?:\s*;.*)?$/.test(type);

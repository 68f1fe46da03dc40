import type { MappedText } from '../text/mapped-text.ts';
import { dataOf, type FoundItem, type ItemKind, pointerStep } from './item.ts';
import { type LiteralNode, memberNamed, type ObjectNode, stringMember } from './literals/literal-node.ts';
import { isCollection, isGalleryRecord, isSchemaAddress, isVariantList, recognise } from './recognise.ts';

/** A value to search. */
interface Step {
  readonly node: LiteralNode;
  readonly path: Path | undefined;
  readonly parent: ObjectNode | undefined;
  /** Whether the value is the document, or an element of a document that is a list. */
  readonly alone: boolean;
}

interface Path {
  readonly key: string | number;
  readonly before: Path | undefined;
}

export type StringNode = Extract<LiteralNode, { kind: 'string' }>;

/** An item, or a string that may contain items. */
export type FoundInValue = { readonly item: FoundItem } | { readonly string: StringNode; readonly pointer: () => string };

/**
 * Yields the items in a value (in page contexts, block records and bare objects) and its strings, in the order of the text, at
 * any depth, without recursion.
 */
export function* itemsInValue(text: MappedText, root: LiteralNode): Generator<FoundInValue> {
  if (root.kind === 'object' && isSchemaAddress(stringMember(root, '$schema'))) return;
  const steps: Step[] = [{ node: root, path: undefined, parent: undefined, alone: true }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, path } = step;
    const kind = kindOf(step);
    // The products of a collection are items themselves.
    if (!kind && node.kind === 'object' && isCollection(node))
      yield { item: { kind: 'product', pointer: pointerOf(path), text, start: node.start, data: dataOf(node) } };
    if (kind) yield { item: { kind, pointer: pointerOf(path), text, start: node.start, data: dataOf(node) } };
    else if (node.kind === 'string') yield { string: node, pointer: () => pointerOf(path) };
    else pushChildren(steps, step);
  }
}

/** Returns the value, or each element of a list, as an item of the given kind, whatever its content. */
export function itemsByForce(text: MappedText, root: LiteralNode, kind: ItemKind): FoundItem[] {
  const found = (node: LiteralNode, pointer: string): FoundItem => ({
    kind,
    pointer,
    text,
    start: node.start,
    data: dataOf(node),
  });
  if (kind === 'product' && root.kind === 'object' && isCollection(root)) {
    const items = memberNamed(root, 'items')?.value;
    const elements = items?.kind === 'array' ? items.elements : [];
    return [found(root, ''), ...elements.map((element, index) => found(element, `/items${pointerStep(index)}`))];
  }
  if (root.kind !== 'array') return [found(root, '')];
  return root.elements.map((element, index) => found(element, pointerStep(index)));
}

function kindOf({ node, path, parent, alone }: Step): ItemKind | undefined {
  const key = path?.key;
  if (key === 'cookieSettings' && !isUnset(node) && !isJsonText(node)) return 'cookie-banner';
  if (key === 'blockJson' && parent && isGalleryRecord(parent) && node.kind !== 'string' && !isUnset(node)) return 'gallery';
  // The runtime does not read the cookie settings that this object repeats.
  if (key === 'websiteSettings') return undefined;
  if (alone && path === undefined && isVariantList(node)) return 'product';
  return node.kind === 'object' ? recognise(node, alone) : undefined;
}

const isUnset = (node: LiteralNode): boolean =>
  (node.kind === 'scalar' && (node.value === null || node.value === undefined)) || (node.kind === 'string' && node.value === '');

/** Whether a string is JSON text, which is searched instead: recordings contain settings in this form. */
const isJsonText = (node: LiteralNode): boolean => node.kind === 'string' && /^\s*[[{]/.test(node.value);

function pushChildren(steps: Step[], { node, path, alone }: Step): void {
  if (node.kind === 'object') {
    for (let index = node.members.length - 1; index >= 0; index -= 1) {
      const member = node.members[index];
      if (member) steps.push({ node: member.value, path: { key: member.key, before: path }, parent: node, alone: false });
    }
  } else if (node.kind === 'array') {
    for (let index = node.elements.length - 1; index >= 0; index -= 1) {
      const element = node.elements[index];
      const inList = alone && path === undefined;
      if (element) steps.push({ node: element, path: { key: index, before: path }, parent: undefined, alone: inList });
    }
  }
}

function pointerOf(path: Path | undefined): string {
  const steps: string[] = [];
  for (let at = path; at; at = at.before) steps.push(pointerStep(at.key));
  return steps.reverse().join('');
}

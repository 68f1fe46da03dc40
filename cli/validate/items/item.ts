import type { LiteralNode, ObjectNode } from '../literals/literal-node.ts';
import type { LiteralProblem } from '../literals/string-literal.ts';
import type { MappedText } from '../text/mapped-text.ts';

const itemKinds = ['gallery', 'cookie-banner', 'form', 'product'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** One block, one settings object or one product as it was found, before any rule has looked at it. */
export interface FoundItem {
  readonly kind: ItemKind;
  /** RFC 6901 pointer into the document, script literal or attribute that holds it. */
  readonly pointer: string;
  /** The text that the indexes of `data` belong to; it knows their offsets in the file. */
  readonly text: MappedText;
  /** Index in `text` at which the item begins. */
  readonly start: number;
  readonly data: ItemData;
  /** Index in the file of a second data-block-json attribute on the same tag. */
  readonly repeatedAt?: number;
  /** Offset in the file of the first quote that is escaped once too often; `text` is without those backslashes. */
  readonly escapedAt?: number;
}

export type ItemData =
  | { readonly state: 'read'; readonly node: ObjectNode }
  /** It is there but no object: another value, or an expression of a script. */
  | { readonly state: 'not-object'; readonly node: LiteralNode }
  | { readonly state: 'unreadable'; readonly problem: LiteralProblem }
  /** A gallery block without the attribute, or with an empty one. */
  | { readonly state: 'missing' };

export const dataOf = (node: LiteralNode): ItemData =>
  node.kind === 'object' ? { state: 'read', node } : { state: 'not-object', node };

/** One step of an RFC 6901 pointer. */
export const pointerStep = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

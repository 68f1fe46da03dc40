import type { MappedText } from '../text/mapped-text.ts';
import type { LiteralNode, ObjectNode } from './literals/literal-node.ts';
import type { LiteralProblem } from './literals/string-literal.ts';

export const itemKinds = ['gallery', 'cookie-banner', 'form', 'product'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A block, settings object or product, before it is checked. */
export interface FoundItem {
  readonly kind: ItemKind;
  /** RFC 6901 pointer into the document, script literal or attribute that contains it. */
  readonly pointer: string;
  /** Text to which the indexes in `data` refer; it maps them to offsets in the file. */
  readonly text: MappedText;
  /** Index in `text` of the item's start. */
  readonly start: number;
  readonly data: ItemData;
  /** Whether the data are attributes of a tag, which `--fix` leaves as they are. */
  readonly isOfAttributes?: boolean;
  /** Offset in the file of a second data-block-json attribute on the same tag. */
  readonly repeatedAt?: number;
  /** Offset in the file of the first quote with a backslash, when quotes are escaped; `text` is without those backslashes. */
  readonly escapedAt?: number;
  /** Offsets in the file of the start and the end of each of those backslashes. */
  readonly backslashes?: readonly (readonly [start: number, end: number])[];
}

export type ItemData =
  | { readonly state: 'read'; readonly node: ObjectNode }
  /** Another value than an object, or an expression of a script. */
  | { readonly state: 'not-object'; readonly node: LiteralNode }
  | { readonly state: 'unreadable'; readonly problem: LiteralProblem }
  /** A gallery block without the attribute, or with an empty one. */
  | { readonly state: 'missing' };

export const dataOf = (node: LiteralNode): ItemData =>
  node.kind === 'object' ? { state: 'read', node } : { state: 'not-object', node };

/** Returns one step of an RFC 6901 pointer. */
export const pointerStep = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

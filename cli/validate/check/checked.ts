import type { Finding } from '../../../fake-server/common/findings.ts';
import type { ItemKind } from '../find/item.ts';

/** A block or settings object as `validate --format json` lists it. */
export interface CheckedItem {
  readonly kind: ItemKind;
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** Whether it has no errors; warnings and notes leave an item valid. */
  readonly valid: boolean;
  readonly findings: readonly Finding[];
  /** Effective values that the runtime uses; null for a gallery or form with unreadable data. */
  readonly effective?: object | null;
}

/** Result of the check of one thing that was found. */
export type Checked =
  | { readonly item: CheckedItem }
  /** A finding that belongs to no item. */
  | { readonly finding: Finding }
  /** An item without findings that the report only counts. */
  | { readonly isCounted: true };

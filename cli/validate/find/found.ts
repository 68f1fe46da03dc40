import type { InputProblem } from '../read/input-problem.ts';
import type { FoundItem, ItemKind } from './item.ts';

/** A gallery without findings. */
export interface CleanGallery {
  readonly pointer: string;
  /** Offset in the file. */
  readonly offset: number;
}

/** A gallery or problem that is found without the place of each character. */
export type FoundAtOnce = { readonly clean: CleanGallery } | { readonly problem: InputProblem };

/** An item, gallery or problem in a part of an input. */
export type Found = { readonly item: FoundItem } | FoundAtOnce;

/** Whether something is of a kind, as problems are of every kind. */
export const isOfKind = (found: Found, kind: 'auto' | ItemKind): boolean =>
  kind === 'auto' || 'problem' in found || kind === ('item' in found ? found.item.kind : 'gallery');

import { findInPart } from '../find/find-in-part.ts';
import type { PagePart } from '../find/page-parts.ts';
import type { InputPart } from '../read/read-input.ts';
import { checkAtOnce, type PartOptions } from './check-at-once.ts';
import { checkItem } from './check-item.ts';
import type { Checked } from './checked.ts';

/** Finds the items and problems of a part, and yields each with its check, in order. `pageParts`: the parts of a page. */
export function* checkFound(part: InputPart, options: PartOptions, pageParts?: readonly PagePart[]): Generator<Checked> {
  const { source } = part;
  for (const found of findInPart(part, options.kind, pageParts))
    yield 'item' in found ? { item: checkItem(found.item, source, options.withEffective) } : checkAtOnce(found, source, options);
}

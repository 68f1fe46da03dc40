import type { FoundAtOnce } from '../find/found.ts';
import type { ItemKind } from '../find/item.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Checked } from './checked.ts';
import { findingOf } from './finding-of.ts';

export interface PartOptions {
  readonly kind: 'auto' | ItemKind;
  /** Whether items without findings are wanted with their places, and not only counted. */
  readonly needsPlaces: boolean;
  readonly withEffective: boolean;
}

const counted: Checked = { isCounted: true };

/** Checks what is known without places. */
export function checkAtOnce(found: FoundAtOnce, source: SourceText, { needsPlaces }: PartOptions): Checked {
  if ('problem' in found) {
    const { ruleId, message, offset } = found.problem;
    return { finding: findingOf(ruleId, message, source, offset) };
  }
  if (!needsPlaces) return counted;
  const { pointer, offset } = found.clean;
  const item = { kind: 'gallery', source: source.name, ...source.placeOf(offset), pointer, valid: true, findings: [] } as const;
  return { item };
}

import { isDeepStrictEqual } from 'node:util';
import { problemsOf } from '../check/check-item.ts';
import { effectiveOf, effectiveOfObject } from '../check/effective-settings.ts';
import type { Near } from '../check/near.ts';
import type { Problem } from '../check/rules.ts';
import type { FoundItem } from '../find/item.ts';
import { plainValueOf } from '../find/literals/literal-node.ts';
import { literalOf } from '../find/literals/string-literal.ts';
import { describe, shorten } from '../text/describe.ts';
import type { SourceText } from '../text/source-text.ts';

/** The replacement of a part of a source, from one offset to another, by a new text. */
export interface TextEdit {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The change that is printed; absent for an edit that belongs to another one's change. */
  readonly change?: Change;
}

/** A change that is printed. */
export interface Change {
  /** RFC 6901 pointer into the document, script literal or attribute. */
  readonly pointer: string;
  readonly what: string;
}

/**
 * Steps of a fix, in their order, because each changes what the next one finds: `keys` and `values` write known names in place of
 * misspelt ones, `effective` the values that the runtime uses.
 */
export type FixStep = 'keys' | 'values' | 'effective';

/** Returns the edits of one step for an item. */
export function editsOf(item: FoundItem, source: SourceText, step: FixStep): readonly TextEdit[] {
  if (item.isOfAttributes) return [];
  if (step === 'effective') return item.data.state === 'read' ? effectiveEdits(item, source) : [];
  const what: Near['what'] = step === 'keys' ? 'key' : 'value';
  const written = new Set<string>();
  return problemsOf(item).flatMap(({ near, pointer }): TextEdit[] => {
    if (near?.what !== what) return [];
    // Two keys of an object that resemble the same one would give it twice.
    const meant = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${near.to}`;
    if (what === 'key' && written.has(meant)) return [];
    written.add(meant);
    return [edit(item, source, { ...near, pointer })];
  });
}

/**
 * Returns edits that write the runtime's values, and remove the backslashes before quotes. A value that resembles a known one is
 * left, and so is a value whose edit would change the effective ones.
 */
function effectiveEdits(item: FoundItem, source: SourceText): readonly TextEdit[] {
  const { backslashes = [], pointer } = item;
  const values = harmlessFixes(item).map(({ fix, pointer: at }) =>
    edit(item, source, { start: fix.member.value.start, end: fix.member.value.end, to: fix.used, pointer: at }),
  );
  // A value that is replaced is written without its backslashes.
  const left = backslashes.filter(([at]) => !values.some(({ start, end }) => start <= at && at < end));
  const removals = left.map(([start, end], index): TextEdit => {
    const what = 'quotes without the backslashes';
    return { source, start, end, text: '', ...(index === 0 && { change: { pointer, what } }) };
  });
  return [...removals, ...values].sort((a, b) => a.start - b.start);
}

interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly to: string | number | boolean;
  readonly pointer: string;
}

function edit({ text, pointer }: FoundItem, source: SourceText, { start, end, to, pointer: inItem }: Replaced): TextEdit {
  return {
    source,
    start: text.offsetOf(start),
    end: text.offsetOf(end),
    text: text.encode(literalOf(to)),
    change: { pointer: pointer + inItem, what: `${shorten(text.text.slice(start, end))} → ${describe(to)}` },
  };
}

type FixedProblem = Problem & { readonly fix: NonNullable<Problem['fix']> };

/** Returns the fixes that do not change the effective values. */
function harmlessFixes(item: FoundItem): readonly FixedProblem[] {
  const { data, kind } = item;
  if (data.state !== 'read') return [];
  const effective = effectiveOf(item);
  let value = plainValueOf(data.node) as object;
  return problemsOf(item).filter((problem): problem is FixedProblem => {
    if (!problem.fix || problem.near) return false;
    const fixed = { ...value, [problem.fix.member.key]: problem.fix.used };
    if (!isDeepStrictEqual(effectiveOfObject(kind, fixed), effective)) return false;
    value = fixed;
    return true;
  });
}

import { isDeepStrictEqual } from 'node:util';
import { problemsOf } from '../checks/check-item.ts';
import { effectiveOf, effectiveOfObject } from '../checks/effective-settings.ts';
import type { Problem } from '../checks/rules.ts';
import type { FoundItem } from '../items/item.ts';
import { plainValueOf } from '../literals/literal-node.ts';
import { literalOf } from '../literals/string-literal.ts';
import { describe } from '../text/describe.ts';
import type { SourceText } from '../text/source-text.ts';

/** The replacement of a part of a source, from one offset to another, by a new text. */
export interface TextEdit {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Descriptions of the changes. */
  readonly changes: readonly Change[];
}

interface Change {
  /** RFC 6901 pointer into the document, script literal or attribute. */
  readonly pointer: string;
  readonly offset: number;
  readonly what: string;
}

/**
 * Returns edits that write the runtime's values into an item: replaced values, and quotes without their backslashes. An edit that
 * would change the effective values is left out.
 */
export function editsOf(item: FoundItem, source: SourceText): readonly TextEdit[] {
  const { text, data, escapedAt } = item;
  if (data.state !== 'read') return [];
  const fixes = harmlessFixes(item);
  const change = ({ fix, pointer }: FixedProblem): Change => ({
    pointer: item.pointer + pointer,
    offset: text.offsetOf(fix.member.value.start),
    what: `${describe(plainValueOf(fix.member.value))} → ${describe(fix.used)}`,
  });
  if (escapedAt === undefined)
    return fixes.map((problem) => ({
      source,
      start: text.offsetOf(problem.fix.member.value.start),
      end: text.offsetOf(problem.fix.member.value.end),
      text: text.encode(literalOf(problem.fix.used)),
      changes: [change(problem)],
    }));
  // A value between escaped quotes cannot be replaced alone.
  const parts: string[] = [];
  let from = 0;
  for (const { fix } of fixes) {
    parts.push(text.text.slice(from, fix.member.value.start), literalOf(fix.used));
    from = fix.member.value.end;
  }
  parts.push(text.text.slice(from));
  const unescaped: Change = { pointer: item.pointer, offset: escapedAt, what: 'quotes without the backslashes' };
  return [
    {
      source,
      start: text.offsetOf(0),
      end: text.offsetOf(text.text.length),
      text: text.encode(parts.join('')),
      changes: [unescaped, ...fixes.map(change)],
    },
  ];
}

type FixedProblem = Problem & { readonly fix: NonNullable<Problem['fix']> };

/** Returns the fixes that do not change the effective values, in the order of the text. */
function harmlessFixes(item: FoundItem): FixedProblem[] {
  const { data, kind } = item;
  if (data.state !== 'read') return [];
  const effective = effectiveOf(item);
  let value = plainValueOf(data.node) as object;
  const harmless = problemsOf(item).filter((problem): problem is FixedProblem => {
    if (!problem.fix) return false;
    const fixed = { ...value, [problem.fix.member.key]: problem.fix.used };
    if (!isDeepStrictEqual(effectiveOfObject(kind, fixed), effective)) return false;
    value = fixed;
    return true;
  });
  return harmless.sort((a, b) => a.fix.member.value.start - b.fix.member.value.start);
}

import { closest, closestNames } from '../../core/closest.ts';
import { type LiteralMember, memberNamed, type ObjectNode } from '../find/literals/literal-node.ts';
import { readString } from '../find/literals/string-literal.ts';
import { describe } from '../text/describe.ts';

/** A known name that is likely meant by a misspelt one. `--fix=near` writes it. */
export interface Near {
  readonly what: 'key' | 'value';
  /** Indexes in the item's text of the part to replace. */
  readonly start: number;
  readonly end: number;
  readonly to: string | number | boolean;
}

/** What a problem adds for a misspelt name: the end of its sentence, and the name, if only one is as close. */
export interface NearHint {
  readonly hint: string;
  readonly near?: Near;
}

/** Returns the hint for a text that resembles the name of a number, such as that of a type of product. */
export function nearNumber(member: LiteralMember | undefined, known: Readonly<Record<string, number>>): NearHint {
  if (member?.value.kind !== 'string') return noHint;
  const { value, start, end } = member.value;
  const names = closestNames(value, Object.keys(known));
  const to = known[names[0] ?? ''];
  if (to === undefined) return noHint;
  const hint = `; did you mean ${to} (${names[0]})?`;
  return names.length === 1 ? { hint, near: { what: 'value', start, end, to } } : { hint };
}

const flags: readonly string[] = ['true', 'false'];
const noHint: NearHint = { hint: '' };

/**
 * Returns the hint for a text that resembles one of the known values, other than `used`, which the runtime takes. Flags are
 * `true` and `false`.
 */
export function nearValue(member: LiteralMember | undefined, known: readonly string[] | 'flag', used: unknown): NearHint {
  if (member?.value.kind !== 'string') return noHint;
  const { value, start, end } = member.value;
  const names = closestNames(value, known === 'flag' ? flags : known);
  const to = known === 'flag' ? names[0] === 'true' : names[0];
  if (names[0] === undefined || to === undefined || to === used) return noHint;
  const hint = `; did you mean ${describe(to)}?`;
  return names.length === 1 ? { hint, near: { what: 'value', start, end, to } } : { hint };
}

/** Returns the hint for a key that resembles a known one which the object does not have. */
export function nearKey(text: string, { key, keyStart }: LiteralMember, node: ObjectNode, known: ReadonlySet<string>): NearHint {
  const meant = closest(key, known);
  if (meant === undefined || memberNamed(node, meant)) return noHint;
  const hint = `; did you mean "${meant}"?`;
  if (closestNames(key, known).length > 1) return { hint };
  return { hint, near: { what: 'key', start: keyStart, end: endOfKey(text, keyStart), to: meant } };
}

/** Returns the index after a key: a string, or a name of a script. */
function endOfKey(text: string, start: number): number {
  const read = /["']/.test(text[start] ?? '') ? readString(text, start, 'script') : null;
  if (read) return 'end' in read ? read.end : start;
  const name = /[^\s:]*/y;
  name.lastIndex = start;
  name.test(text);
  return name.lastIndex;
}

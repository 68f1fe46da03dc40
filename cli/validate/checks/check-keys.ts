import { type ItemKind, pointerStep } from '../items/item.ts';
import type { LiteralMember, ObjectNode } from '../literals/literal-node.ts';
import { closest, describe } from '../text/describe.ts';
import { knownKeys } from './known-keys.ts';
import type { Problem } from './rules.ts';

/** Maximum number of listed keys of an item, because a broken export may have any number. */
const maxListed = 100;

/**
 * Returns problems for keys that occur twice, that the runtime does not read, or whose value needs the script to run; the first
 * hundred of them.
 */
export function checkKeys(kind: ItemKind, node: ObjectNode): Problem[] {
  const lastOf = new Map(node.members.map((member) => [member.key, member]));
  const problems: Problem[] = [];
  for (const member of node.members) {
    const problem = problemOf(member, lastOf, knownKeys[kind]);
    if (problem) problems.push(problem);
    if (problems.length === maxListed) break;
  }
  return problems;
}

function problemOf(
  member: LiteralMember,
  lastOf: ReadonlyMap<string, LiteralMember>,
  known: ReadonlySet<string> | null,
): Problem | undefined {
  const { key, keyStart, value } = member;
  const place = { index: keyStart, pointer: pointerStep(key) };
  if (value.kind === 'expression') {
    const what = key === '' ? 'a key or value' : describe(key);
    return { ruleId: 'computed-value', message: `${what} is computed by the script; it was not checked`, ...place };
  }
  if (lastOf.get(key) !== member) {
    const message = `${describe(key)} is given more than once; the last one counts, not this one`;
    return { ruleId: 'duplicate-key', message, ...place };
  }
  if (!known || known.has(key)) return undefined;
  const meant = closest(key, known);
  const hint = meant === undefined || lastOf.has(meant) ? '' : `; did you mean "${meant}"?`;
  return { ruleId: 'unknown-key', message: `${describe(key)} is not a key the runtime reads${hint}`, ...place };
}

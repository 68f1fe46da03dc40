import { type ItemKind, pointerStep } from '../find/item.ts';
import type { LiteralMember, ObjectNode } from '../find/literals/literal-node.ts';
import { describe } from '../text/describe.ts';
import { knownKeys } from './known-keys.ts';
import { nearKey } from './near.ts';
import type { Problem } from './rules.ts';

/** Maximum number of listed keys of an item, because a broken export may have any number. */
const maxListed = 100;

/**
 * Returns problems for keys that occur twice, that the runtime does not read, or whose value needs the script to run; the first
 * hundred of them.
 */
export function checkKeys(kind: ItemKind, node: ObjectNode, text: string): Problem[] {
  const lastOf = new Map(node.members.map((member) => [member.key, member]));
  const problems: Problem[] = [];
  for (const member of node.members) {
    const problem = problemOf(member, lastOf) ?? unknownKey(text, member, node, knownKeys[kind]);
    if (problem) problems.push(problem);
    if (problems.length === maxListed) break;
  }
  return problems;
}

function problemOf(member: LiteralMember, lastOf: ReadonlyMap<string, LiteralMember>): Problem | undefined {
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
  return undefined;
}

function unknownKey(
  text: string,
  member: LiteralMember,
  node: ObjectNode,
  known: ReadonlySet<string> | null,
): Problem | undefined {
  const { key, keyStart } = member;
  if (!known || known.has(key)) return undefined;
  const { hint, ...near } = nearKey(text, member, node, known);
  const message = `${describe(key)} is not a key the runtime reads${hint}`;
  return { ruleId: 'unknown-key', message, index: keyStart, pointer: pointerStep(key), ...near };
}

import { closest } from './describe.ts';
import { type ItemKind, pointerStep } from './item.ts';
import { knownKeys } from './known-keys.ts';
import type { ObjectNode } from './literal-node.ts';
import type { Problem } from './rules.ts';

/** Keys that occur twice, that nobody reads, or whose value only running the script could tell. */
export function checkKeys(kind: ItemKind, node: ObjectNode): Problem[] {
  const known = knownKeys[kind];
  const lastOf = new Map(node.members.map((member) => [member.key, member]));
  return node.members.flatMap((member): Problem[] => {
    const { key, keyStart, value } = member;
    const place = { index: keyStart, pointer: pointerStep(key) };
    if (value.kind === 'expression') {
      const message =
        key === '' ? 'a key or value that only running the script could tell' : `"${key}" is computed by the script`;
      return [{ ruleId: 'computed-value', message: `${message}; it was not checked`, ...place }];
    }
    if (lastOf.get(key) !== member) {
      return [
        { ruleId: 'duplicate-key', message: `"${key}" is given more than once; the last one counts, not this one`, ...place },
      ];
    }
    if (known.has(key)) return [];
    const meant = closest(key, known);
    const hint = meant === undefined || lastOf.has(meant) ? '' : `; did you mean "${meant}"?`;
    return [{ ruleId: 'unknown-key', message: `"${key}" is not a key the runtime reads${hint}`, ...place }];
  });
}

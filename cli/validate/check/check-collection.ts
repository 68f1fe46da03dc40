import { commerceLimits } from '../../../runtime/contract/commerce/constants.ts';
import { collectionTypes } from '../../../runtime/contract/site/collection-types.ts';
import { contentLimits } from '../../../runtime/contract/site/constants.ts';
import { pointerStep } from '../find/item.ts';
import { type LiteralNode, memberNamed, type ObjectNode } from '../find/literals/literal-node.ts';
import { collectionTypeOf, isProductLike } from '../find/recognise.ts';
import type { Problem } from './rules.ts';

/**
 * Returns problems for a collection over its limits: commerce#catalogue-limits. Items with a `displayIndex` are in the owner's
 * order, and categories are nested by `children` (our reading).
 */
export function checkCollection(node: ObjectNode): Problem[] {
  const items = memberNamed(node, 'items')?.value;
  const elements = items?.kind === 'array' ? items.elements : [];
  const isOfProducts =
    collectionTypeOf(node) === collectionTypes.PRODUCTS || elements.some((each) => each.kind === 'object' && isProductLike(each));
  const isOrdered = elements.some((each) => each.kind === 'object' && memberNamed(each, 'displayIndex'));
  const nested = memberNamed(node, 'nestedCategories')?.value;
  const counts = [
    ['items', items, isOfProducts ? elements.length : 0, commerceLimits.maxCollectionProducts, 'products'],
    ['items', items, isOrdered ? elements.length : 0, contentLimits.maxOrderableItems, 'ordered items'],
    ['nestedCategories', nested, nested ? countNested(nested) : 0, commerceLimits.maxNestedCategories, 'nested categories'],
  ] as const;
  return counts.flatMap(([name, at, count, most, what]): Problem[] =>
    count > most
      ? [
          {
            ruleId: 'collection-limit',
            message: `a collection has ${most} ${what} at most, this one ${count}`,
            index: at?.start ?? node.start,
            pointer: pointerStep(name),
          },
        ]
      : [],
  );
}

/** Counts categories at any depth, without recursion. */
function countNested(root: LiteralNode): number {
  const open = [root];
  let count = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'array') open.push(...node.elements);
    else if (node.kind === 'object') {
      const lists = ['categories', 'children'].flatMap((name) => memberNamed(node, name)?.value ?? []);
      if (node !== root) count += 1;
      open.push(...lists);
    }
  }
  return count;
}

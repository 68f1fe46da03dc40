/** The DOM element in an element, a library's wrapper of one, or undefined. */
export const elementOf = (given: unknown): unknown => {
  const inner = (given as { _node?: unknown } | null | undefined)?._node;
  return inner ?? given;
};

/** The same of a list of elements, of a library's list of them (`_nodes`, jQuery), or of one. */
export function elementsIn(given: unknown): unknown {
  const { _nodes, jquery } = Object(given);
  const list = _nodes ?? (jquery ? Array.from(given as ArrayLike<unknown>) : given);
  return Array.isArray(list) ? list.map(elementOf) : elementOf(list);
}

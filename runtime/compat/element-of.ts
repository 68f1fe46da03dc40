/** The DOM element in an element, a library's wrapper of one, or undefined. */
export const elementOf = (input: unknown): unknown => {
  const inner = (input as { _node?: unknown } | null | undefined)?._node;
  return inner ?? input;
};

/** The same of a list of elements, of a library's list of them (`_nodes`, jQuery), or of one. */
export function elementsIn(input: unknown): unknown {
  const { _nodes, jquery } = Object(input);
  const list = _nodes ?? (jquery ? Array.from(input as ArrayLike<unknown>) : input);
  return Array.isArray(list) ? list.map(elementOf) : elementOf(list);
}

/** Returns the DOM element of a library's wrapper; any other value unchanged. */
export const elementOf = (input: unknown): unknown => {
  const inner = (input as { _node?: unknown } | null | undefined)?._node;
  return inner ?? input;
};

/** Returns the first element among the arguments of an initialiser, wrapped or not; undefined without one. */
export const rootIn = (args: readonly unknown[], y: unknown): Element | undefined =>
  args
    .filter((arg) => arg !== y)
    .map(elementOf)
    .find((arg) => arg instanceof Element);

/** Does the same for each element of a list, of a library's list (`_nodes`, jQuery), or for one element. */
export function elementsIn(input: unknown): unknown {
  const { _nodes, jquery } = Object(input);
  const list = _nodes ?? (jquery ? Array.from(input as ArrayLike<unknown>) : input);
  return Array.isArray(list) ? list.map(elementOf) : elementOf(list);
}

/** The DOM element in an element, a library's wrapper of one, or undefined. */
export const elementOf = (given: unknown): unknown => {
  const inner = (given as { _node?: unknown } | null | undefined)?._node;
  return inner ?? given;
};

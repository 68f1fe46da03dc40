/** The elements below `root`, itself included, that a selector is true of. */
export const matches = (root: ParentNode, selector: string): HTMLElement[] => {
  const found = Array.from(root.querySelectorAll<HTMLElement>(selector));
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...found] : found;
};

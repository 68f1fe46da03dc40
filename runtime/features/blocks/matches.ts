/** Returns the elements below `root`, itself included, that match the selector. */
export const matches = (root: ParentNode, selector: string): HTMLElement[] => {
  const found = Array.from(root.querySelectorAll<HTMLElement>(selector));
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...found] : found;
};

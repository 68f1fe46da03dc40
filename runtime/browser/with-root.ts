/** Returns the elements below `root`, itself included, that match the selector. */
export const withRoot = <Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found[] => {
  const found = Array.from(root.querySelectorAll<Found>(selector));
  return root instanceof HTMLElement && root.matches(selector) ? [root as Found, ...found] : found;
};

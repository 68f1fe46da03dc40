/**
 * Returns a deep copy of an element in a document of its own: its pictures do not load and its event attributes do not run before the copy is put
 * into the page. A copy that `cloneNode` makes runs the page's own `onload` without a parent, and asks for its pictures.
 */
export const inertCopy = (element: Element): Element =>
  element.ownerDocument.createElement('template').content.ownerDocument.importNode(element, true);

import { putTrustedAttribute } from './trusted-types.ts';

/**
 * Gives an element the attributes of the one whose place it takes, as their owner wrote them: site#rebuilt-whole. Classes and the
 * tokens of `allow` are added to those that it has; of every other attribute the owner's value counts. `dropped` are names that
 * the new element sets itself.
 */
export function copyAttributes(from: Element, to: Element, dropped: RegExp): void {
  for (const { name, value } of Array.from(from.attributes)) {
    if (dropped.test(name)) continue;
    if (name === 'class') to.classList.add(...value.split(/\s+/).filter(Boolean));
    else if (name === 'allow') to.setAttribute(name, [to.getAttribute(name), value].filter(Boolean).join(';'));
    else putTrustedAttribute(to, name, value);
  }
}

/**
 * Returns a deep copy of an element in a document of its own: its pictures do not load and its event attributes do not run before
 * the copy is put into the page. A copy that `cloneNode` makes runs the page's own `onload` without a parent, and asks for its
 * pictures.
 */
export const inertCopy = (element: Element): Element =>
  element.ownerDocument.createElement('template').content.ownerDocument.importNode(element, true);

import { roots } from './elements.ts';

const maxHosts = 100;
const allowed = /^(div|span|section|aside|article|main|header|footer|nav|p)$/;

/** Returns elements that can have a closed shadow root: empty ones near the root, and custom elements. */
export function possibleHosts(): readonly Element[] {
  const found: Element[] = [];
  const isPossible = (element: Element) =>
    !element.shadowRoot &&
    (element.localName.includes('-') ||
      (!element.firstElementChild && allowed.test(element.localName) && (element.textContent ?? '').trim() === ''));
  const visit = (element: Element, depth: number) => {
    for (const child of element.children) {
      if (isPossible(child)) found.push(child);
      if (depth < 5 && found.length < maxHosts) visit(child, depth + 1);
    }
  };
  visit(document.documentElement, 0);
  for (const root of roots()) if (root !== document) found.push(...[...root.querySelectorAll('*')].filter(isPossible));
  return found.slice(0, maxHosts);
}

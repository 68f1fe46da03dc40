import { pageWide } from '../../../browser/page-wide.ts';

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    /** Elements that have their name from us. */
    readonly namedElements: WeakSet<Element>;
  }
}

/** Names an element for screen readers, unless the page does; a name of ours may change, when the page's language has come. */
export function nameIt(element: Element, name: string): void {
  const ours = pageWide('namedElements', () => new WeakSet());
  if (element.hasAttribute('aria-label') && !ours.has(element)) return;
  ours.add(element);
  element.setAttribute('aria-label', name);
}

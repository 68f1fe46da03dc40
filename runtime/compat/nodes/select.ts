import { warnOnce } from '../page-code.ts';

/** Quotes attribute values, and completes a leading combinator. compat#selectors */
const repaired = (selector: string): string =>
  selector.replace(/\[\s*([\w-]+)\s*([~|^$*]?=)\s*([^"'\]\s]+)\s*\]/g, '[$1$2"$3"]').replace(/(^|,)\s*(?=[>+~])/g, '$1:scope ');

function tried<Found>(selector: string, query: (selector: string) => Found, fallback: Found): Found {
  try {
    return query(selector);
  } catch {
    try {
      return query(repaired(selector));
    } catch {
      warnOnce(`The selector ${selector}`);
      return fallback;
    }
  }
}

/** Returns the elements below `root`; none for an invalid selector, which causes a warning. */
export const select = (root: ParentNode, selector: string): HTMLElement[] =>
  tried(selector, (valid) => Array.from(root.querySelectorAll<HTMLElement>(valid)), []);

export const matches = (element: Element, selector: string): boolean => tried(selector, (valid) => element.matches(valid), false);

export const closest = (element: Element, selector: string): Element | null =>
  tried(selector, (valid) => element.closest(valid), null);

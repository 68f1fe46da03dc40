import { warnOnce } from '../warn-once.ts';

/** Older templates write values without quotes, and begin with `>`. */
const repaired = (selector: string): string =>
  selector.replace(/\[\s*([\w-]+)\s*([~|^$*]?=)\s*([^"'\]\s]+)\s*\]/g, '[$1$2"$3"]').replace(/(^|,)\s*(?=[>+~])/g, '$1:scope ');

function tried<Found>(selector: string, work: (selector: string) => Found, none: Found): Found {
  try {
    return work(selector);
  } catch {
    try {
      return work(repaired(selector));
    } catch {
      warnOnce(`The selector ${selector}`);
      return none;
    }
  }
}

/** What a selector finds below `root`; nothing, and its name on the console, for one that browsers do not know. */
export const select = (root: ParentNode, selector: string): HTMLElement[] =>
  tried(selector, (valid) => Array.from(root.querySelectorAll<HTMLElement>(valid)), []);

/** Whether an element is meant; functions of older templates decide by themselves. */
export const matches = (element: Element, selector: string): boolean => tried(selector, (valid) => element.matches(valid), false);

export const closest = (element: Element, selector: string): Element | null =>
  tried(selector, (valid) => element.closest(valid), null);

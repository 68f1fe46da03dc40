import type { NodeFor, Page } from 'puppeteer';

/**
 * Returns the result of `measure`, run in the page, for all elements that match: `$$eval` in one message. Puppeteer's own sends
 * four for each element, too many for galleries of 1,000 slides.
 */
export const evaluateAll = <Selector extends string, T>(
  page: Page,
  selector: Selector,
  measure: (elements: NodeFor<Selector>[]) => T,
): Promise<Awaited<T>> =>
  page.evaluate(`(${measure})([...document.querySelectorAll(${JSON.stringify(selector)})])`) as Promise<Awaited<T>>;

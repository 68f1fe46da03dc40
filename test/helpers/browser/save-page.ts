import type { Page } from 'puppeteer';

/** Returns the page's HTML as a browser saves it after its scripts have run. */
export const savedHtml = (page: Page): Promise<string> =>
  page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);

/**
 * Returns what a visitor meets, in the order of the document: each displayed element with its classes, its box in whole pixels, its opacity
 * and its text. Marks that depend on the time of the call or on earlier windows are left out: loaded pictures, judged blocks, and the
 * resolution of pictures, which a saved page keeps.
 */
export const shownParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts: string[] = [];
    const isPassing =
      /^(class|id|style|src|srcset|sizes|d|checked|selected|loading|fetchpriority|data-(image-resolution|parent-ratio|ss-(runtime|box|near|widget)))$/;
    const walk = (element: Element, indent: string): void => {
      if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD|OPTION|PATH)$/i.test(element.tagName)) return;
      const { display, opacity, visibility } = getComputedStyle(element);
      if (display === 'none') return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left + scrollX, top + scrollY, width, height].map(Math.round).join();
      const isPicture = element instanceof HTMLImageElement;
      const isSeen = visibility === 'visible' ? '' : ' hidden';
      const own = [...element.childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue?.trim() : '')).join(' ');
      const classes = [...element.classList].filter((name) => name !== 'loaded').sort();
      const others = [...element.attributes].filter(({ name }) => !isPassing.test(name));
      const attributes = others.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).sort();
      const name = [element.tagName.toLowerCase(), ...classes].join('.');
      parts.push(
        `${indent}${name} [${box}]${isPicture ? '' : `${isSeen} ${Math.round(Number(opacity) * 100)}%`} ${own.trim().slice(0, 40)} ${attributes.join(' ')}`,
      );
      for (const child of element.children) walk(child, `${indent} `);
    };
    walk(document.documentElement, '');
    return parts;
  });

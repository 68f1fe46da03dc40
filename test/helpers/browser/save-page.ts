import type { Page } from 'puppeteer';

/** Returns the page's HTML as a browser saves it after its scripts have run. */
export const savedHtml = (page: Page): Promise<string> =>
  page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);

/**
 * Returns what a visitor meets, in the order of the document: each displayed element with its classes, its box in whole pixels,
 * its opacity and its text. Marks that depend on the time of the call or on earlier windows are left out: loaded pictures, judged
 * blocks, and the resolution of pictures, which a saved page keeps.
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
        `${indent}${name} [${box}]${isPicture ? '' : `${isSeen} ${Math.round(Number(opacity) * 100)}%`} ` +
          `${own.trim().slice(0, 40)} ${attributes.join(' ')}`,
      );
      for (const child of element.children) walk(child, `${indent} `);
    };
    walk(document.documentElement, '');
    return parts;
  });

/**
 * Returns the page as SingleFile saves it: no scripts, style sheets and pictures as text of the page, a policy, and elements
 * without a box have lost their elements and are kept without one by a rule. Pictures that wait for their turn are loaded, and
 * lose their address.
 */
export const singleFileHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const dataAddress = async (address: string): Promise<string> => {
      const type = (await fetch(address)).headers.get('Content-Type') ?? '';
      return `data:${type};base64,${btoa(await (await fetch(address)).text())}`;
    };
    const hidden = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        getComputedStyle(element).display === 'none' &&
        !element.matches('script,style,noscript,template,option') &&
        element.parentElement?.checkVisibility(),
    );
    const styles = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => {
      const style = document.createElement('style');
      style.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('');
      // Of the runtime's own sheets the name is an attribute of the element.
      if (sheet.ownerNode instanceof HTMLStyleElement)
        for (const name of sheet.ownerNode.getAttributeNames()) style.setAttribute(name, '');
      return style;
    });
    for (const element of document.querySelectorAll('script,noscript,style,link[rel=stylesheet]')) element.remove();
    document.head.append(...styles);
    for (const element of hidden) {
      element.classList.add('sf-hidden');
      for (const child of [...element.children]) child.remove();
    }
    for (const image of document.images) {
      const waiting = image.hasAttribute('src') ? undefined : image.dataset.src;
      for (const name of ['srcset', 'sizes', ...(waiting ? ['data-src'] : [])]) image.removeAttribute(name);
      if (waiting || image.src) image.src = await dataAddress(waiting ?? image.src);
    }
    document.documentElement.prepend(new Comment(` Page saved with SingleFile \n url: ${location.href} \n`));
    const added =
      '<style>.sf-hidden{display:none!important}</style><meta http-equiv=content-security-policy content="default-src ' +
      `'none'; img-src data:; script-src 'unsafe-inline' data:">`;
    document.head.insertAdjacentHTML('beforeend', added);
    return `<!DOCTYPE html> ${document.documentElement.outerHTML}`;
  });

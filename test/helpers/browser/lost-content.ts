import type { Page } from 'puppeteer';

/** A text, date or picture of the served page: the node, the elements around it, and what it said. */
interface Part {
  readonly node: Node;
  readonly around: readonly Element[];
  readonly said: string;
}

declare global {
  interface Window {
    servedParts: { readonly parts: readonly Part[]; readonly saysNow: (node: Node) => string };
  }
}

/** Records the parts of each page that is opened after this call, once it is parsed, before deferred scripts run. */
export const recordContent = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const saysNow = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        return text && !node.parentElement?.closest('script,style,noscript,template') ? text : '';
      }
      if (!(node instanceof Element)) return '';
      const date = node.matches('time') && node.getAttribute('datetime');
      if (date) return `date ${date}`;
      // The platform shows a placeholder for a picture that a saved site lacks.
      const addresses = ['data-ss-placeholder', 'data-src', 'src'].map((name) => node.getAttribute(name));
      const picture = node.matches('img:not(noscript *)') && addresses.find(Boolean);
      return picture ? `picture ${picture.split(/[?#]/)[0]?.split('/').pop()}` : '';
    };
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const parts: Part[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const said = saysNow(node);
        const around: Element[] = [];
        for (let parent = node.parentElement; parent; parent = parent.parentElement) around.push(parent);
        if (said) parts.push({ node, around, said });
      }
      window.servedParts = { parts, saysNow };
    });
  });

/**
 * Returns the parts of the served page that are lost from their places, in their order: the node is off the page or says
 * something else, and the nearest element around it that is still there says it less often than it did. The same text elsewhere
 * does not count.
 */
export const lostContent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { parts, saysNow } = window.servedParts;
    const countIn = (place: Element, said: string): number => {
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      let count = 0;
      for (let node = walk.nextNode(); node; node = walk.nextNode()) if (saysNow(node) === said) count += 1;
      return count;
    };
    return parts
      .filter(({ node, around, said }) => {
        if (node.isConnected && saysNow(node) === said) return false;
        const place = around.find((each) => each.isConnected) ?? document.body;
        return countIn(place, said) < parts.filter((other) => other.said === said && other.around.includes(place)).length;
      })
      .map(({ said }) => said);
  });

/**
 * Returns the texts, dates and pictures of served HTML that the parsed page had less often: an inline script has taken them away.
 */
export const unparsedContent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { parts, saysNow } = window.servedParts;
    const served = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const left = parts.map(({ said }) => said);
    const missing: string[] = [];
    const walk = document.createTreeWalker(served.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const said = saysNow(node);
      const at = left.indexOf(said);
      if (at >= 0) left.splice(at, 1);
      else if (said) missing.push(said);
    }
    return missing;
  });

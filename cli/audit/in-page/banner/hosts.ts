import type { BannerTools } from './tools.ts';

/** Finds elements that can have a closed shadow root. Self-contained, because it runs in the page as text. */
export function hostTools(tools: BannerTools): Pick<BannerTools, 'possibleHosts'> {
  const maxHosts = 100;
  const allowed = /^(div|span|section|aside|article|main|header|footer|nav|p)$/;
  return {
    possibleHosts() {
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
      for (const root of tools.roots()) if (root !== document) found.push(...[...root.querySelectorAll('*')].filter(isPossible));
      return found.slice(0, maxHosts);
    },
  };
}

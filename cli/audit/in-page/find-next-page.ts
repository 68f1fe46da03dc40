/** Paths that are no pages, or that a visitor does not open in passing. */
const otherPaths = /\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$|log-?(in|out)|sign-?(in|out)|account|checkout|cart|delete|unsubscribe/i;

/** Returns the address of the first page of the same site to which a visible link leads; null without one. Never throws. */
export function findNextPage(): string | null {
  for (const link of document.querySelectorAll('a[href]')) {
    const { href } = link as HTMLAnchorElement;
    if (typeof href !== 'string' || !URL.canParse(href) || link.hasAttribute('download')) continue;
    const { origin, pathname } = new URL(href);
    if (origin !== location.origin || pathname === location.pathname || otherPaths.test(pathname)) continue;
    if (link.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return href.split('#')[0] ?? null;
  }
  return null;
}

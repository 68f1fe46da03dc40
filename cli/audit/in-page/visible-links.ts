const maxLinks = 500;

/**
 * Returns the addresses of the first links that a visitor can see, without downloads, in the order of the document. Never throws.
 */
export function visibleLinks(): string[] {
  const addresses: string[] = [];
  for (const link of document.querySelectorAll('a[href]')) {
    const { href } = link as HTMLAnchorElement;
    if (typeof href !== 'string' || !URL.canParse(href) || link.hasAttribute('download')) continue;
    if (link.checkVisibility({ opacityProperty: true, visibilityProperty: true })) addresses.push(href);
    if (addresses.length === maxLinks) break;
  }
  return addresses;
}

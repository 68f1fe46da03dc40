import { isFile, withoutHash } from '../../artifacts/addresses.ts';

/** Paths of pages that a visitor does not open in passing. */
const notInPassing = /log-?(in|out)|sign-?(in|out)|account|checkout|cart|delete|unsubscribe/i;

/** Returns the first of the links that leads to another page of the site at `address`; null without one. */
export function nextPageOf(links: readonly string[], address: string): string | null {
  const { origin, pathname } = new URL(address);
  const next = links
    .map((link) => new URL(link))
    .find((url) => url.origin === origin && url.pathname !== pathname && !isFile(url) && !notInPassing.test(url.pathname));
  return next ? withoutHash(next.href) : null;
}

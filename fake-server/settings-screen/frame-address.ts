/**
 * Returns the page to frame from the query of the screen's address: a path and query of this site. For other addresses and for
 * the panel itself it returns the site's first page.
 */
export function frameAddress(search: string, origin: string): string {
  const requested = new URLSearchParams(search).get('frameUrl') ?? '/';
  if (!URL.canParse(requested, origin)) return '/';
  const url = new URL(requested, origin);
  const isOwn = url.origin === origin && !/^\/(config|__ss|api)(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : '/';
}

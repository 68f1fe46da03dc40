/**
 * Returns the page to frame, from the screen's own address: a path and query of this site. Anything else, and the panel itself, is the
 * site's first page. Spec 2 §2.
 */
export function frameAddress(search: string, origin: string): string {
  const requested = new URLSearchParams(search).get('frameUrl') ?? '/';
  if (!URL.canParse(requested, origin)) return '/';
  const url = new URL(requested, origin);
  const isOwn = url.origin === origin && !/^\/(config|__ss|api)(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : '/';
}

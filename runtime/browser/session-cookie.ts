/**
 * Writes a cookie that lasts until the browser closes, for the whole site; with `domain`, for that domain and all hosts below
 * it (browsers refuse one that is not the page's own). Where cookies are refused nothing happens.
 */
export function writeSessionCookie(
  document: Document,
  location: Pick<Location, 'protocol'>,
  name: string,
  value: string,
  domain = '',
): void {
  // Only what a cookie's value may hold; `%` too, because reading takes it for an escape.
  const text = value.replace(/[^\x21\x23\x24\x26-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/g, encodeURIComponent);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${text}; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${secure}`;
  } catch {
    // Refused: the page goes on without.
  }
}

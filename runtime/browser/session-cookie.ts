import type { CookieJar } from './cookie-jar.ts';

/**
 * Writes a cookie for the whole site that lasts until the browser closes. Does nothing where cookies are refused.
 * @param domain the cookie is for this domain and all hosts below it; browsers refuse a domain that is not the page's.
 */
export function writeSessionCookie(
  document: Document,
  location: Pick<Location, 'protocol'>,
  name: string,
  value: string,
  domain = '',
): void {
  // Characters that a cookie's value may not contain, and `%`, which a reader decodes:
  // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  const text = value.replace(/[^\x21\x23\x24\x26-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/g, encodeURIComponent);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${text}; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${secure}`;
  } catch {
    // Cookies are refused.
  }
}

/**
 * Deletes all cookies of a name but the newest, of which a server reads the first: consent#several-records. Does nothing where
 * there is one.
 */
export function keepNewestCookie(document: Document, location: Pick<Location, 'protocol'>, jar: CookieJar, name: string): void {
  const newest = jar.read(name);
  if (newest === null || jar.readAll(name).length < 2) return;
  jar.clear([name]);
  writeSessionCookie(document, location, name, newest);
}

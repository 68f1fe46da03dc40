import { parseSetCookie } from 'cookie';

/** A cookie line of a script or a Set-Cookie header. */
export interface WrittenCookie {
  readonly name: string;
  readonly value: string;
  /** Domain attribute without a leading dot, in lower case; null without one. */
  readonly domain: string | null;
  readonly path: string | null;
  /**
   * Lifetime by Max-Age, otherwise by Expires (https://www.rfc-editor.org/rfc/rfc6265#section-5.3); null for a session cookie;
   * zero or less deletes.
   */
  readonly lifetimeMs: number | null;
}

/**
 * Parses a cookie line that was written at `atMs`. Browsers cap stored lifetimes, so only the line has a lifetime of two years.
 * Never throws; unknown attributes are ignored.
 */
export function parseWrittenCookie(line: string, atMs: number): WrittenCookie {
  const { name, value = '', domain = '', path = '', maxAge, expires } = parseSetCookie(line, { decode: (text) => text });
  const expiresInMs = expires ? expires.getTime() - atMs : null;
  return {
    name,
    value,
    domain: domain.replace(/^\./, '').toLowerCase() || null,
    path: path.startsWith('/') ? path : null,
    lifetimeMs: maxAge === undefined ? expiresInMs : maxAge * 1000,
  };
}

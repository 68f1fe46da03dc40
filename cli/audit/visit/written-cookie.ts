import { parseSetCookie } from 'cookie';

/** A cookie line as a script or a Set-Cookie header wrote it. */
export interface WrittenCookie {
  readonly name: string;
  readonly value: string;
  /** The Domain attribute without a leading dot, in lower case; null when there is none. */
  readonly domain: string | null;
  readonly path: string | null;
  /** Max-Age before Expires, as RFC 6265 §5.3 has it; null for a session cookie; zero or less deletes. */
  readonly lifetimeMs: number | null;
}

/**
 * Reads a cookie line; `atMs` is when it was written, for lifetimes given as a date. The browser caps what it stores, so this
 * is the only place where a written lifetime of two years can be seen. Never throws: what is no attribute is ignored.
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

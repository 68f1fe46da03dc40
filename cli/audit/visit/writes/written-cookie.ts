import { lastField, lifetimeOf, splitCookieLine } from '../../../../fake-server/common/visits/cookie-line.ts';

/** A cookie line of a script or a Set-Cookie header. */
export interface WrittenCookie {
  readonly name: string;
  readonly value: string;
  /** Domain attribute without a leading dot, in lower case; null without one. */
  readonly domain: string | null;
  readonly path: string | null;
  /** Browsers cap stored lifetimes, so only the line has one of two years. null for a session cookie; zero or less deletes. */
  readonly lifetimeMs: number | null;
}

/** Parses a cookie line that was written at `atMs`. Never throws; unknown attributes are ignored. */
export function parseWrittenCookie(line: string, atMs: number): WrittenCookie {
  const { name, value, fields } = splitCookieLine(line);
  const lifetime = lifetimeOf(fields, atMs);
  const path = lastField(fields, 'path');
  return {
    name,
    value,
    domain: lastField(fields, 'domain')?.replace(/^\./, '').toLowerCase() || null,
    path: path?.startsWith('/') ? path : null,
    lifetimeMs: lifetime === 'session' ? null : lifetime,
  };
}

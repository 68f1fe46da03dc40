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
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  const name = equals < 0 ? '' : pair.slice(0, equals).trim();
  let domain: string | null = null;
  let path: string | null = null;
  let maxAgeMs: number | null = null;
  let expiresInMs: number | null = null;
  for (const attribute of attributes) {
    const [key = '', ...rest] = attribute.split('=');
    const value = rest.join('=').trim();
    switch (key.trim().toLowerCase()) {
      case 'domain':
        domain = value.replace(/^\./, '').toLowerCase() || null;
        break;
      case 'path':
        path = value.startsWith('/') ? value : null;
        break;
      case 'max-age':
        if (/^-?\d+$/.test(value)) maxAgeMs = Number(value) * 1000;
        break;
      case 'expires': {
        const dateMs = Date.parse(value.replaceAll('-', ' '));
        if (!Number.isNaN(dateMs)) expiresInMs = dateMs - atMs;
        break;
      }
    }
  }
  return { name, value: pair.slice(equals + 1).trim(), domain, path, lifetimeMs: maxAgeMs ?? expiresInMs };
}

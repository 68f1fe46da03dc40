/** A cookie as a script or a Set-Cookie header asks for it (RFC 6265 §5.2). */
export interface CookieLine {
  /** Empty for a pair without `=`. */
  readonly name: string;
  readonly value: string;
  /** The attributes as written. */
  readonly attributes: string;
  /** In ms; 0 or less deletes the cookie. */
  readonly lifetime: number | 'session';
}

/** Reads `name=value; attributes`. `dateMs` is the browser's date, from which an `Expires` counts. Never throws. */
export function readCookieLine(text: string, dateMs: number): CookieLine {
  const end = text.indexOf(';');
  const pair = (end < 0 ? text : text.slice(0, end)).trim();
  const equals = pair.indexOf('=');
  const attributes = end < 0 ? '' : text.slice(end + 1).trim();
  return {
    name: equals < 0 ? '' : pair.slice(0, equals).trim(),
    value: pair.slice(equals + 1).trim(),
    attributes: attributes.replace(/;\s*$/, ''),
    lifetime: lifetimeOf(attributes, dateMs),
  };
}

/** Of repeated attributes the last one counts; `Max-Age` precedes `Expires`. */
function lifetimeOf(attributes: string, dateMs: number): CookieLine['lifetime'] {
  let maxAgeMs: number | null = null;
  let expiresMs: number | null = null;
  for (const attribute of attributes.split(';')) {
    const [, name = '', value = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(attribute) ?? [];
    if (/^max-age$/i.test(name) && /^-?\d+$/.test(value)) maxAgeMs = Number(value) * 1000;
    const date = /^expires$/i.test(name) ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(date)) expiresMs = date - dateMs;
  }
  return maxAgeMs ?? expiresMs ?? 'session';
}

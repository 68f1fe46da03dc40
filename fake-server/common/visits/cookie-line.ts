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

interface CookieParts extends Pick<CookieLine, 'name' | 'value' | 'attributes'> {
  /** Names of the attributes in lower case, with their values, in order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Reads `name=value; attributes`. `dateMs` is the browser's date, from which an `Expires` counts. Never throws. */
export function readCookieLine(text: string, dateMs: number): CookieLine {
  const { fields, ...parts } = splitCookieLine(text);
  return { ...parts, lifetime: lifetimeOf(fields, dateMs) };
}

/** Returns the lifetime by the attributes; `Max-Age` precedes `Expires`. */
export function lifetimeOf(fields: CookieParts['fields'], dateMs: number): CookieLine['lifetime'] {
  const maxAge = lastField(fields, 'max-age', (value) => /^-?\d+$/.test(value));
  if (maxAge !== null) return Number(maxAge) * 1000;
  const expires = lastField(fields, 'expires', (value) => !Number.isNaN(Date.parse(value)));
  return expires === null ? 'session' : Date.parse(expires) - dateMs;
}

/** Divides a cookie line into its parts, without judging them. */
export function splitCookieLine(text: string): CookieParts {
  const end = text.indexOf(';');
  const [name, value] = splitAt(end < 0 ? text : text.slice(0, end));
  const attributes = end < 0 ? '' : text.slice(end + 1).trim();
  const fields = attributes.split(';').map((attribute) => {
    const [key, rest] = splitAt(attribute);
    return attribute.includes('=') ? ([key.toLowerCase(), rest] as const) : ([rest.toLowerCase(), ''] as const);
  });
  return { name, value, attributes: attributes.replace(/;\s*$/, ''), fields };
}

/** Returns the value of an attribute; null without a valid one. Of repeated attributes the last one counts. */
export const lastField = (
  fields: CookieParts['fields'],
  name: string,
  isValid: (value: string) => boolean = () => true,
): string | null => fields.findLast(([each, value]) => each === name && isValid(value))?.[1] ?? null;

/** Returns both sides of the first `=`; a text without one is a value. */
function splitAt(pair: string): readonly [name: string, value: string] {
  const equals = pair.indexOf('=');
  return equals < 0 ? ['', pair.trim()] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
}

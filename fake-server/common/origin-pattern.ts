/** Returns a pattern of these origins. One may have `*` for a part of the host: `http://*.localhost:4100`. */
export const originPattern = (origins: readonly string[]): RegExp =>
  new RegExp(`^(?:${origins.map((origin) => origin.split('*').map(escapeText).join('.+')).join('|')})$`);

const escapeText = (text: string): string => text.replace(/\W/g, String.raw`\$&`);

/** Returns whether an origin is one of these, which may have `*`. */
export const matchesOrigin = (origin: string, origins: readonly string[]): boolean => originPattern(origins).test(origin);

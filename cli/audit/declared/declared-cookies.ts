/** Purpose of a cookie as far as consent depends on it. `other`: a purpose in words that the audit does not know. */
export type DeclaredPurpose = 'necessary' | 'preferences' | 'statistics' | 'marketing' | 'other';

export interface DeclaredCookie {
  /** Name; `*` and `#` stand for any characters. */
  readonly name: string;
  /** Host without a leading dot; null for every host. */
  readonly domain: string | null;
  /** Purpose as declared. */
  readonly purposeText: string;
  readonly purpose: DeclaredPurpose;
  /** 0 for a session cookie, Infinity for one without a limit; null when no lifetime is declared. */
  readonly lifetimeMs: number | null;
}

/** Cookies that a site declares, such as those of its cookie policy. */
export interface DeclaredCookies {
  /** Name of the file, for messages. */
  readonly source: string;
  readonly cookies: readonly DeclaredCookie[];
}

/**
 * Beginnings of words for purposes, in the languages of widespread cookie lists (our choice). The first purpose that matches
 * counts.
 */
const purposeWords: readonly (readonly [DeclaredPurpose, RegExp])[] = [
  [
    'necessary',
    /(?<!\b(not|nicht|non|no|pas|niet)[ -](strictly |technically |unbedingt |strikt )?)\b(strictly|necess|essential|essenziel|required|notwendig|erforderlich|technisch|n[ée]cessaire|indispensable|necesari|t[ée]cnic|noodzakelijk|security)/,
  ],
  ['marketing', /\b(market|advert|ads?\b|target|werb|publicit|pubblicit|retarget|remarket|social|profil|tracking)/],
  ['statistics', /\b(stati|analy|performance|measur|mess|leistung|mesure|audience|reichweite|prestaz|rendimi)/],
  ['preferences', /\b(prefer|pr[éäe]f[ée]r|function|funktion|fonction|funcional|funzional|functione|personali|komfort|comfort)/],
];

/** Returns the purpose in a declared text, such as `Statistics` or `Strictly necessary`. */
export const purposeOf = (text: string): DeclaredPurpose =>
  purposeWords.find(([, words]) => words.test(text.toLowerCase()))?.[0] ?? 'other';

/**
 * Returns the declaration of a cookie: one with its exact name, else the one with the longest pattern; null for an undeclared
 * one.
 */
export function declarationOf(
  { cookies }: DeclaredCookies,
  cookie: { readonly name: string; readonly domain: string },
): DeclaredCookie | null {
  const matching = cookies.filter((one) => matches(one, cookie));
  const exact = matching.find(({ name }) => name === cookie.name);
  return exact ?? matching.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;
}

export function matches({ name, domain }: DeclaredCookie, cookie: { readonly name: string; readonly domain: string }): boolean {
  const host = cookie.domain.toLowerCase();
  const isOnDomain = domain === null || host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return isOnDomain && (name === cookie.name || matchesPattern(name, cookie.name));
}

/** Compares without regular expressions, which a pattern with many wildcards would keep busy. */
function matchesPattern(pattern: string, name: string): boolean {
  const [head = '', ...parts] = pattern.split(/[*#]+/);
  const tail = parts.pop();
  if (tail === undefined || !name.startsWith(head)) return false;
  let at = head.length;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - tail.length >= at && name.endsWith(tail);
}

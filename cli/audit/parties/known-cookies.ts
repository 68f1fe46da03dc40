import { type CookiePurpose, cookieFacts } from './party-facts.ts';

export interface KnownCookie {
  readonly owner: string;
  readonly purpose: CookiePurpose;
  /** Lifetime as its owner states it, such as `2 years` or `session`. */
  readonly lifetime: string;
}

interface Row extends KnownCookie {
  readonly pattern: RegExp;
}

/** Rows by their exact names, and those with wildcards in order. */
let table: { readonly exact: ReadonlyMap<string, Row>; readonly patterns: readonly Row[] } | null = null;

/** Returns the owner and purpose of a well-known cookie by its name; null for another one. */
export function knownCookie(name: string): KnownCookie | null {
  table ??= readTable();
  const row = table.exact.get(name) ?? table.patterns.find(({ pattern }) => pattern.test(name));
  return row ? { owner: row.owner, purpose: row.purpose, lifetime: row.lifetime } : null;
}

/** Names of stored answers to consent banners. */
const answerNames = /consent|gdpr|tcf|tcstring|cmp|usprivacy|gpp|privacy/i;

/** Whether a name is one of a stored answer to a consent banner. */
export const isAnswerName = (name: string): boolean => answerNames.test(name);

/** Returns the expression of the names that a row stands for. */
export const cookiePattern = (name: string, flags = ''): RegExp =>
  new RegExp(`^${name.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, flags);

function readTable() {
  const exact = new Map<string, Row>();
  const patterns: Row[] = [];
  for (const { name, owner, purpose, lifetime } of cookieFacts) {
    // Trackers' names are exact. Those of sessions and banners are written in either case.
    const flags = purpose === 'strictly-necessary' && !/^[A-Z]+\*$/.test(name) ? 'i' : '';
    const row = { owner, purpose, lifetime, pattern: cookiePattern(name, flags) };
    if (name.includes('*') || flags === 'i') patterns.push(row);
    if (!name.includes('*')) exact.set(name, row);
  }
  return { exact, patterns };
}

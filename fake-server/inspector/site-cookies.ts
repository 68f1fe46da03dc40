import { parse } from 'cookie';
import { type CookieRow, cookies } from '../../runtime/contract/cookies.ts';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** The newest value of a cookie of a site, with its row in the contract; unknown cookies have no row. */
export interface SeenCookie {
  readonly name: string;
  readonly value: string;
  readonly known: CookieRow | null;
}

const rows: readonly CookieRow[] = Object.values(cookies);

/** Returns the cookies of each site's newest call. `entries` are newest first. */
export function siteCookies(entries: readonly JournalEntry[]): ReadonlyMap<string, readonly SeenCookie[]> {
  const found = new Map<string, readonly SeenCookie[]>();
  for (const { site, headers } of entries) if (site !== '' && !found.has(site)) found.set(site, cookiesOf(headers.cookie ?? ''));
  return found;
}

const cookiesOf = (header: string): readonly SeenCookie[] =>
  Object.entries(parse(header, { decode: (value) => value })).map(([name, value = '']) => ({
    name,
    value,
    known: rows.find((row) => row.name === name) ?? null,
  }));

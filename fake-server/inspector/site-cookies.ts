import { parse } from 'cookie';
import { type CookieRow, cookies } from '../../runtime/contract/cookies.ts';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** A cookie as a browser last sent it to a site, with what the specifications say of it; unknown ones have no row. */
export interface SeenCookie {
  readonly name: string;
  readonly value: string;
  readonly known: CookieRow | null;
}

const rows: readonly CookieRow[] = Object.values(cookies);

/** The cookies that came with the newest call of each site; `entries` are newest first. */
export function siteCookies(entries: readonly JournalEntry[]): ReadonlyMap<string, readonly SeenCookie[]> {
  const found = new Map<string, readonly SeenCookie[]>();
  for (const { site, headers } of entries) if (site !== '' && !found.has(site)) found.set(site, readHeader(headers.cookie ?? ''));
  return found;
}

const readHeader = (header: string): readonly SeenCookie[] =>
  Object.entries(parse(header, { decode: (value) => value })).map(([name, value = '']) => ({
    name,
    value,
    known: rows.find((row) => row.name === name) ?? null,
  }));

import { hostOf } from '../artifacts/addresses.ts';
import { kindWords } from '../judging/cookie-kinds.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import type { ReportedCookie, ReportedPage } from './document.ts';
import { cookieText } from './evidence.ts';

/** State of each cookie of a page by journey; empty in journeys without the cookie. */
export interface CookieTable {
  readonly journeys: readonly string[];
  readonly rows: readonly CookieRow[];
}

interface CookieRow {
  readonly cookie: string;
  /** As a word. */
  readonly kind: string;
  /** Whose cookie it is, by its name; null where that is unknown. */
  readonly owner: string | null;
  /** Domain, path and attributes, such as `.shop.example, path /, SameSite=Lax, Secure, HttpOnly`. */
  readonly attributes: string;
  readonly cells: readonly string[];
}

/** Returns the cookies in the order of their first occurrence, by name; cookies of other hosts with their domain. */
export function cookieTable(page: ReportedPage): CookieTable {
  const pageHost = hostOf(page.url);
  const labelOf = ({ name, domain }: { name: string; domain: string }) =>
    domain === pageHost || domain === '' ? name : `${name} (${domain})`;
  const first = new Map<string, ReportedCookie>();
  for (const { cookies } of page.journeys)
    for (const cookie of cookies) if (!first.has(labelOf(cookie))) first.set(labelOf(cookie), cookie);
  return {
    journeys: page.journeys.map(({ name }) => name),
    rows: [...first].map(([label, one]) => ({
      cookie: label,
      kind: kindWords[one.kind],
      owner: knownCookie(one.name)?.owner ?? null,
      attributes: attributesText(one),
      cells: page.journeys.map(({ cookies }) => {
        const cookie = cookies.find((one) => labelOf(one) === label);
        return cookie ? cookieText(cookie) : '';
      }),
    })),
  };
}

const attributesText = ({ domain, path, sameSite, secure, httpOnly }: ReportedCookie): string =>
  [
    domain,
    path === null ? '' : `path ${path}`,
    sameSite === undefined ? '' : `SameSite=${sameSite}`,
    secure ? 'Secure' : '',
    httpOnly ? 'HttpOnly' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

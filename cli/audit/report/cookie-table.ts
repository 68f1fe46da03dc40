import { hostOf } from '../artifacts/addresses.ts';
import type { ReportedPage } from './document.ts';
import { cookieText } from './evidence.ts';

/** State of each cookie of a page by journey; empty in journeys without the cookie. */
export interface CookieTable {
  readonly journeys: readonly string[];
  readonly rows: readonly { readonly cookie: string; readonly kind: string; readonly cells: readonly string[] }[];
}

/** Returns the cookies in the order of their first occurrence, by name; cookies of other hosts with their domain. */
export function cookieTable(page: ReportedPage): CookieTable {
  const pageHost = hostOf(page.url);
  const labelOf = ({ name, domain }: { name: string; domain: string }) =>
    domain === pageHost || domain === '' ? name : `${name} (${domain})`;
  const kinds = new Map<string, string>();
  for (const { cookies } of page.journeys)
    for (const cookie of cookies) if (!kinds.has(labelOf(cookie))) kinds.set(labelOf(cookie), cookie.kind);
  return {
    journeys: page.journeys.map(({ name }) => name),
    rows: [...kinds].map(([label, kind]) => ({
      cookie: label,
      kind,
      cells: page.journeys.map(({ cookies }) => {
        const cookie = cookies.find((one) => labelOf(one) === label);
        return cookie ? cookieText(cookie) : '';
      }),
    })),
  };
}

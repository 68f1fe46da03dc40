import { durationText } from '../../report/duration-text.ts';
import { hostOf } from '../artifacts/addresses.ts';
import { kindWords } from '../judging/cookie-kinds.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import { kindNames } from '../parties/party-kinds.ts';
import { seatOf } from '../parties/provider-seats.ts';
import { isSameSite } from '../parties/sites.ts';
import type { ReportedCookie, ReportedPage } from './document.ts';

/** An entry of the register of cookies and hosts. */
export interface RegisterRow {
  readonly name: string;
  readonly purpose: string;
  readonly provider: string;
  /** Country of the provider’s headquarters. */
  readonly seat: string;
  readonly party: 'first' | 'third';
  /** Longest lifetime as written; empty for a host. */
  readonly lifetime: string;
  /** Where purpose and provider are from. */
  readonly source: string;
  readonly pages: number;
}

interface Seen {
  readonly cookie: ReportedCookie;
  readonly isFirst: boolean;
  maxMs: number | null;
  readonly pages: Set<string>;
}

/** Returns all cookies of an audit by name and domain, in the order of their first occurrence. */
export function cookieRegister(pages: readonly ReportedPage[]): RegisterRow[] {
  const seen = new Map<string, Seen>();
  for (const { url, journeys } of pages) {
    for (const cookie of journeys.flatMap(({ cookies }) => cookies)) {
      const key = `${cookie.name} ${cookie.domain}`;
      const isFirst = isSameSite(cookie.domain, hostOf(url));
      const row = seen.get(key) ?? { cookie, isFirst, maxMs: null, pages: new Set() };
      const { writtenLifetimeMs } = cookie;
      if (writtenLifetimeMs != null) row.maxMs = Math.max(row.maxMs ?? 0, writtenLifetimeMs);
      row.pages.add(url);
      seen.set(key, row);
    }
  }
  return [...seen.values()].map(({ cookie, isFirst, maxMs, pages: on }) => {
    const { name, domain, kind } = cookie;
    const known = knownCookie(name);
    return {
      name: domain === '' ? name : `${name} (${domain})`,
      purpose: known?.purpose.replaceAll('-', ' ') ?? kindWords[kind],
      provider: known?.owner ?? 'unknown',
      seat: seatOf(known?.owner ?? '') ?? 'unknown',
      party: isFirst ? 'first' : 'third',
      lifetime: maxMs === null || maxMs <= 0 ? 'session, or not seen' : durationText(maxMs),
      source: known ? 'list of known cookies, by name' : kind === 'unknown' ? '–' : 'value and use, as observed',
      pages: on.size,
    };
  });
}

/** Returns all third parties of an audit by host. */
export function hostRegister(pages: readonly ReportedPage[]): RegisterRow[] {
  const seen = new Map<string, { readonly row: RegisterRow; readonly pages: Set<string> }>();
  for (const { url, thirdParties } of pages) {
    for (const { host, owner, kind } of thirdParties) {
      const row: RegisterRow = {
        name: host,
        purpose: kindNames[kind],
        provider: owner ?? 'unknown',
        seat: seatOf(owner ?? '') ?? 'unknown',
        party: 'third',
        lifetime: '',
        source: owner === null ? '–' : 'list of providers, by host',
        pages: 0,
      };
      const known = seen.get(host) ?? { row, pages: new Set() };
      known.pages.add(url);
      seen.set(host, known);
    }
  }
  return [...seen.values()].map(({ row, pages: on }) => ({ ...row, pages: on.size }));
}

import { knownCookie } from '../parties/known-cookies.ts';
import { partyOf } from '../parties/parties.ts';
import type { AuditFinding } from './document.ts';

/** Cookies and hosts of findings, each with its owner where that is known: `_ga (Google Analytics)`. */
export interface Subjects {
  readonly cookies: readonly string[];
  readonly hosts: readonly string[];
}

/** Returns the cookies and hosts of findings, each once. */
export function subjectsOf(findings: readonly AuditFinding[]): Subjects {
  const cookies = new Set<string>();
  const hosts = new Set<string>();
  for (const { evidence } of findings) {
    const { cookie, host } = (evidence ?? {}) as { readonly cookie?: { readonly name?: unknown }; readonly host?: unknown };
    if (typeof cookie?.name === 'string') cookies.add(cookieWithOwner(cookie.name));
    if (typeof host === 'string') hosts.add(hostWithOwner(host));
  }
  return { cookies: [...cookies], hosts: [...hosts] };
}

/** Returns a cookie’s name with its owner, which its name tells: `_ga (Google Analytics)`. */
export const cookieWithOwner = (name: string): string => named(name, knownCookie(name)?.owner ?? null);

/** Returns a host with its owner: `connect.facebook.net (Meta Pixel)`. */
export const hostWithOwner = (host: string): string => named(host, partyOf(`https://${host}/`).owner);

const named = (name: string, owner: string | null): string => (owner === null || owner === name ? name : `${name} (${owner})`);

/** Maximum number of names in a list. */
const maxNames = 8;

/** Returns names as a list, with a sign where it is cut. */
export const nameList = (names: readonly string[]): string =>
  `${names.slice(0, maxNames).join(', ')}${names.length > maxNames ? ' …' : ''}`;

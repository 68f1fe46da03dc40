import { oneOf, patterns, readFacts, statement, text } from '../facts/read-facts.ts';
import { partyKinds } from './party-kinds.ts';

/** Purposes of cookies, see `CookiePurpose`. */
const cookiePurposes = ['strictly-necessary', 'functional', 'analytics', 'marketing'] as const;

/**
 * Purpose of a cookie. `strictly-necessary`: sessions, security, load balancing, the cart and the answer to a consent banner.
 * `functional`: a preference of the visitor.
 */
export type CookiePurpose = (typeof cookiePurposes)[number];

/**
 * Well-known cookies; `*` in a name stands for any characters. The lifetime is what its owner states, such as `2 years` or
 * `session`.
 */
export const cookieFacts = readFacts('cookies.txt', {
  name: text,
  owner: text,
  purpose: oneOf(cookiePurposes),
  lifetime: text,
  services: statement,
});

/** Parties that `third-party-web` lacks or puts into another category, and hosts that serve several purposes. */
export const ownerFacts = readFacts('owners.txt', {
  address: text,
  owner: text,
  kind: oneOf(partyKinds),
  entity: statement,
});

/** Entities of `third-party-web` whose category is that of a tracker and whose service is another one (our choice). */
export const serviceFacts = readFacts('services.txt', { entity: text, category: statement });

/** Countries of the headquarters of well-known providers. */
export const seatFacts = readFacts('seats.txt', { provider: text, country: text });

/** Requests of trackers by their documented shape: regular expressions of the path and the body, and conditions on parameters. */
export const shapeFacts = readFacts('tracker-calls.txt', {
  owner: text,
  kind: oneOf(partyKinds),
  path: patterns,
  parameters: (cell) => (text(cell) === '-' ? [] : cell.split(' ').map(parameter)),
  body: patterns,
});

/** Returns a parameter with one of several names, and the regular expression of its value; null for any value. */
function parameter(part: string): { readonly names: readonly string[]; readonly value: string | null } {
  const [, names, value = null] = /^([^=]+)(?:=(.+))?$/.exec(part) ?? [];
  if (names === undefined) throw new Error(`expected NAME or NAME=EXPRESSION; found "${part}"`);
  patterns(value ?? '-');
  return { names: names.split('/'), value };
}

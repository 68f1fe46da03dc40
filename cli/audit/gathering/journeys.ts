import type { Answer, JourneyName } from '../artifacts/artifacts.ts';
import type { SeedCookie } from '../browser/browser.ts';
import { consentName } from '../policy/restriction.ts';
import { auditRoles } from '../visit/answer/roles.ts';

/** One page view of a chain. */
interface Step {
  readonly journey: JourneyName;
  readonly choice: Answer['choice'] | null;
  /** Cookies at the start: old tracking cookies, or those of `--seed-cookies`. */
  readonly seeds?: 'old' | 'given';
  readonly role?: string;
  /** Answer of an earlier visit of the chain. */
  readonly answeredBefore?: Answer['choice'];
  /** Whether the settings are shown again before the answer. */
  readonly reopens?: true;
  /** Whether the page is the one to which the visit before leads. */
  readonly follows?: true;
}

export type Chain = readonly Step[];

/** Page views that share a fresh profile, in order. A return needs the visit before it in its chain. */
const chains: readonly Chain[] = [
  [
    { journey: 'first', choice: null },
    { journey: 'second-page', choice: null, follows: true },
  ],
  [
    { journey: 'accepted', choice: 'accept' },
    { journey: 'accepted-return', choice: null },
  ],
  [
    { journey: 'declined', choice: 'decline' },
    { journey: 'declined-return', choice: null },
  ],
  [{ journey: 'seeded', choice: null, seeds: 'old' }],
  [{ journey: 'return', choice: null, seeds: 'given' }],
  [{ journey: 'forced', choice: null }],
  ...auditRoles.map((role): Chain => [{ journey: 'roles', choice: null, role }]),
  [{ journey: 'leave', choice: null }],
  [{ journey: 'gpc', choice: null }],
  [
    { journey: 'withdrawn', choice: 'accept' },
    { journey: 'withdrawn', choice: 'decline', answeredBefore: 'accept', reopens: true },
    { journey: 'withdrawn', choice: null, answeredBefore: 'decline' },
  ],
];

/** Returns the chains that contain a wanted journey, each up to its last wanted one. */
export const chainsFor = (wanted: readonly JourneyName[]): readonly Chain[] =>
  chains
    .map((chain) => chain.slice(0, chain.findLastIndex(({ journey }) => wanted.includes(journey)) + 1))
    .filter((chain) => chain.length > 0);

const dayMs = 86_400_000;

/** Plausible values of an earlier visit, in the formats of analytics#visit-record-format. */
const seedValues: Readonly<Record<string, string>> = {
  ss_cvr: '0b3f7a52-6f0e-4d6e-9a2b-1c5d8e9f0a1b|1700000000000|1700000000000|1700000000000|1',
  ss_cvt: '1700000000000',
  ss_cid: '7d1c2b3a-5e4f-4a6b-8c7d-9e0f1a2b3c4d',
  ss_cpvisit: '1700000000000',
  ss_cvisit: '1700000000000',
  SS_MATTR: 'seeded-attribution',
  SS_MID: 'seeded-marketing-id',
  SS_lastvisit: '1700000000000',
  user_segment: 'seeded-segment',
};

/** Returns the nine tracking cookies as an earlier, unrestricted visit would leave them: consent#banner-cookies. */
export const seedCookies = (url: string): SeedCookie[] =>
  Object.entries(seedValues).map(([name, value]) => ({ name, value, url, lifetimeMs: 30 * dayMs }));

/** Returns the default cookies of the journey `return`: a stored no, and tracking cookies of an earlier visit. */
export const declinedBefore = (url: string): SeedCookie[] => [
  ...seedCookies(url),
  { name: consentName, value: 'false', url, lifetimeMs: 20 * dayMs },
];

import type { Answer, JourneyName } from './artifacts.ts';
import type { SeedCookie } from './browser.ts';

/** One page view of a chain. */
export interface Step {
  readonly journey: JourneyName;
  readonly choice: Answer['choice'] | null;
  /** Whether old tracking cookies are put into the profile first. */
  readonly seeded: boolean;
}

/** Page views that share a fresh profile, in order: a return needs the visit before it. */
const chains: readonly (readonly Step[])[] = [
  [{ journey: 'first', choice: null, seeded: false }],
  [
    { journey: 'accepted', choice: 'accept', seeded: false },
    { journey: 'accepted-return', choice: null, seeded: false },
  ],
  [
    { journey: 'declined', choice: 'decline', seeded: false },
    { journey: 'declined-return', choice: null, seeded: false },
  ],
  [{ journey: 'seeded', choice: null, seeded: true }],
];

/** The chains that hold a wanted journey, each up to its last wanted one. */
export const chainsFor = (wanted: readonly JourneyName[]): readonly (readonly Step[])[] =>
  chains
    .map((chain) => chain.slice(0, chain.findLastIndex(({ journey }) => wanted.includes(journey)) + 1))
    .filter((chain) => chain.length > 0);

const dayMs = 86_400_000;

/** Values that pass for ones of an earlier visit; spec 2 §9 names the cookies, spec 1 §3 the shape of the first two. */
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

/** The nine tracking cookies as an earlier, unrestricted visit may have left them. */
export const seedCookies = (url: string): SeedCookie[] =>
  Object.entries(seedValues).map(([name, value]) => ({ name, value, url, lifetimeMs: 30 * dayMs }));

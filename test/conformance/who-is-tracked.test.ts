import { expect, test, vi } from 'vitest';
import { createPage } from '../../runtime/boot/create-page.ts';
import type { HttpRequest } from '../../runtime/browser/http-request.ts';
import { decodeCoreContext } from '../../runtime/contract/site/core-context.ts';
import { createConsent } from '../../runtime/features/consent/index.ts';
import type { BootContext } from '../../runtime/page/boot-context.ts';
import { fakeJar } from '../helpers/fake-jar.ts';
import { fakePageWindow } from '../helpers/fake-sender.ts';
import { fakeStorage } from '../helpers/fake-storage.ts';
import { handClock } from '../helpers/hand-clock.ts';

vi.stubGlobal('document', { prerendering: false });

// The table of specification 2 §5 over all combinations. The expectations are written out by hand from its sentences, with its
// numbers, and share no code with the runtime.

const roles = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13];
const roleSets = [
  [],
  ...roles.map((role) => [role]),
  ...roles.flatMap((one, index) => roles.slice(index + 1).map((other) => [one, other])),
  [1, 4, 10],
  roles,
];
const pageTypes = [
  ...[null, 1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106],
  ...[200, 201, 202, 203, 204, 205, 206, 207, 208, 300, 301],
];
const paths = [
  '/',
  '/about',
  '/search',
  '/search/',
  '/search/more',
  '/research',
  '/config',
  '/config/pages',
  '/site/config',
  '/reconfigure',
];
const signIns = ['nobody', 'account'] as const;

interface Situation {
  readonly signIn: (typeof signIns)[number];
  readonly held: readonly number[];
  readonly pageType: number | null;
  readonly path: string;
  readonly flag: boolean;
}

function* situations(): Generator<Situation> {
  for (const signIn of signIns)
    for (const held of roleSets)
      for (const pageType of pageTypes)
        for (const path of paths) for (const flag of [false, true]) yield { signIn, held, pageType, path, flag };
}

/** "(a) the visitor is not signed in, or is signed in with only the viewer website role and is not on a /config path" */
const ruleA = ({ signIn, held, path }: Situation) =>
  signIn === 'nobody' || (held.join() === '10' && !['/config', '/config/pages', '/site/config'].includes(path));
/** "(b) the page type is not NOT_FOUND, LOCK_SCREEN or MEMBER_AREA_ACCESS_DENIED" */
const ruleB = ({ pageType }: Situation) => pageType !== 100 && pageType !== 103 && pageType !== 106;
/** "(c) the global census-disable flag is not set" */
const ruleC = ({ flag }: Situation) => !flag;
/** "The path /search is excluded from page-view tracking" */
const isViewed = ({ path }: Situation) => path !== '/search' && path !== '/search/';

const plain: Situation = { signIn: 'nobody', held: [], pageType: 2, path: '/', flag: false };

function pageIn({ signIn, held, pageType, path, flag }: Situation, cookies: Record<string, string> = {}, more: object = {}) {
  const given = {
    pageType,
    templateId: 't1',
    website: { id: 'w1' },
    ...(signIn === 'account' ? { authenticatedAccount: { id: 'a1' } } : {}),
    ...(held.length > 0 ? { websiteRoles: Object.fromEntries(held.map((role) => [role, true])) } : {}),
    ...more,
  };
  const posts: string[] = [];
  const jar = fakeJar(cookies);
  const pageSite = { context: decodeCoreContext(given), rawContext: given };
  const bootContext = {
    clock: handClock(),
    cookies: jar,
    storage: fakeStorage(),
    keepaliveFetch: async ({ address }: HttpRequest) => {
      posts.push(address);
      return { status: 200 } as Response;
    },
    chunks: {},
    emitter: { on: () => {}, emit: () => {} },
    errors: { report: () => {} },
    crumb: () => null,
    window: fakePageWindow(path),
    consent: createConsent(
      jar,
      () => pageSite,
      () => {},
    ),
  } as unknown as BootContext;
  const page = createPage(bootContext, pageSite, () => flag, false);
  return { page, posts, jar };
}

test('who and where is tracked: every combination of sign-in, roles, page type, path and flag', async () => {
  const wrong: Situation[] = [];
  let count = 0;
  for (const situation of situations()) {
    count += 1;
    const { page, posts, jar } = pageIn(situation);
    const isTracked = ruleA(situation) && ruleB(situation) && ruleC(situation);
    page.recordPageView();
    const hits = isTracked && isViewed(situation) ? 1 : 0;
    if (page.mayTrack() !== isTracked || posts.length !== hits || jar.cookies.has('ss_cvr') !== (hits === 1))
      wrong.push(situation);
    // Lets the answers arrive: thousands of pages that wait for theirs fill the memory.
    if (count % 500 === 0) await null;
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(2 * 81 * 23 * 10 * 2);
});

test('the same visitor under every cookie policy and answer: nobody is tracked while cookies are restricted', () => {
  const wrong: unknown[] = [];
  const booleans = [false, true];
  for (const policy of booleans)
    for (const absolute of booleans)
      for (const banner of booleans)
        for (const answer of [null, 'true', 'false', 'yes']) {
          const settings = {
            isRestrictiveCookiePolicyEnabled: policy,
            isRestrictiveCookiePolicyAbsolute: absolute,
            isCookieBannerEnabled: banner,
          };
          const { page } = pageIn(plain, answer === null ? {} : { ss_cookieAllowed: answer }, { cookieSettings: settings });
          // "a restrictive cookie policy is enabled and one of these holds: the policy is absolute, the cookie banner is
          // disabled, or the cookie-allowed cookie is absent or equals false"
          const isRestricted = policy && (absolute || !banner || answer === null || answer === 'false');
          // "With the restrictive policy on and no consent true, tracking cookies are cleared."
          const isCleared = policy && answer !== 'true';
          if (page.consent.restricted !== isRestricted || page.mayTrack() === (isRestricted || isCleared))
            wrong.push({ ...settings, answer });
        }
  expect(wrong).toEqual([]);
});

test.each([
  ['website.cloneable', { website: { id: 'w1', cloneable: true } }],
  ['websiteCloneable', { websiteCloneable: true }],
])('nobody is tracked on a cloneable site (%s), not even who has said yes', (_name, more) => {
  const { page, posts } = pageIn(plain, { ss_cookieAllowed: 'true' }, more);
  page.recordPageView();
  expect([page.consent.restricted, page.mayTrack(), posts]).toEqual([true, false, []]);
});

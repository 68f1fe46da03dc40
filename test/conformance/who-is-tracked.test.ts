import { expect, test, vi } from 'vitest';
import { createPage } from '../../runtime/boot/create-page.ts';
import type { HttpRequest } from '../../runtime/browser/http-request.ts';
import { decodeCoreContext } from '../../runtime/contract/site/core-context.ts';
import { createConsent } from '../../runtime/features/consent/index.ts';
import type { BootContext } from '../../runtime/page/boot-context.ts';
import { fakeJar } from '../helpers/fakes/fake-jar.ts';
import { fakePageWindow } from '../helpers/fakes/fake-sender.ts';
import { fakeStorage } from '../helpers/fakes/fake-storage.ts';
import { handClock } from '../helpers/fakes/hand-clock.ts';

vi.stubGlobal('document', { prerendering: false });

// Rules of tracking and restriction over all combinations, written by hand from the behaviour reference, without code of the
// runtime.

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
const signIns = ['anonymous', 'account'] as const;

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

/**
 * Visitors who are not signed in, or hold the viewer role alone, outside the admin area: analytics#tracked-visitors,
 * analytics#admin-area.
 */
const ruleA = ({ signIn, held, path }: Situation) =>
  signIn === 'anonymous' || (held.join() === '10' && !['/config', '/config/pages', '/site/config'].includes(path));
/** Not-found pages, lock screens and refused member pages are not tracked: analytics#untracked-pages. */
const ruleB = ({ pageType }: Situation) => pageType !== 100 && pageType !== 103 && pageType !== 106;
/** A page may disable census: analytics#census-disabled. */
const ruleC = ({ flag }: Situation) => !flag;
/** analytics#search-path. */
const isViewed = ({ path }: Situation) => path !== '/search' && path !== '/search/';

const plain: Situation = { signIn: 'anonymous', held: [], pageType: 2, path: '/', flag: false };

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

test('tracking follows the rules for every combination of sign-in, roles, page type, path and flag', async () => {
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
    // Lets responses arrive, because thousands of pages that wait for theirs fill the memory.
    if (count % 500 === 0) await null;
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(2 * 81 * 23 * 10 * 2);
});

test('under every cookie policy and answer, no visitor is tracked while cookies are restricted', () => {
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
          // consent#restriction
          const isRestricted = policy && (absolute || !banner || answer === null || answer === 'false');
          // consent#tracking-allowed
          const isCleared = policy && answer !== 'true';
          if (page.consent.restricted !== isRestricted || page.mayTrack() === (isRestricted || isCleared))
            wrong.push({ ...settings, answer });
        }
  expect(wrong).toEqual([]);
});

test.each([
  ['website.cloneable', { website: { id: 'w1', cloneable: true } }],
  ['websiteCloneable', { websiteCloneable: true }],
])('no visitor is tracked on a cloneable site (%s), even after a yes', (_name, more) => {
  const { page, posts } = pageIn(plain, { ss_cookieAllowed: 'true' }, more);
  page.recordPageView();
  expect([page.consent.restricted, page.mayTrack(), posts]).toEqual([true, false, []]);
});

import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const world = browserWorld(async () => [
  await loadSite('clean'),
  testSite('absolute', {
    '/': {
      context: {
        ...plainContext,
        cookieSettings: {
          isCookieBannerEnabled: true,
          isRestrictiveCookiePolicyEnabled: true,
          isRestrictiveCookiePolicyAbsolute: true,
        },
      },
    },
  }),
  testSite('informed', { '/': { context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } } } }),
]);
const hits = () => world.platform.journal.entries({ endpoint: 'record-hit' });
const tracking = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', 'ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
const trackingCookies = async (visitor: Visitor) =>
  Object.keys(await visitor.cookies()).filter((name) => tracking.includes(name));
const hasBanner = ({ page }: Visitor) => page.evaluate(() => document.querySelector('.sqs-cookie-banner-v2') !== null);
const consent = ({ page }: Visitor) =>
  page.evaluate(() => [window.SSRuntime.consent.restricted, window.SSRuntime.consent.accepted]);

async function arrive(site = 'clean', path = '/'): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.open(site, path);
  await visitor.settled();
  return visitor;
}

/** The page view is sent, and its cookies written, in a task after the click. */
const isCounted = () => world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');

// consent#banner-shown
test('before the answer the banner is shown, nothing is counted and no tracking cookie is kept', async () => {
  const visitor = await arrive();
  expect(await hasBanner(visitor)).toBe(true);
  expect(await consent(visitor)).toEqual([true, false]);
  expect(hits()).toEqual([]);
  expect(await trackingCookies(visitor)).toEqual([]);
});

// consent#tracking-allowed
test('accept removes the banner, is stored for 30 days, and starts the visit on the same page', async () => {
  const visitor = await arrive();
  await visitor.page.click('.sqs-cookie-banner-v2-accept');
  await isCounted();
  expect(await hasBanner(visitor)).toBe(false);
  expect(await consent(visitor)).toEqual([false, true]);
  const kept = (await visitor.page.cookies()).find(({ name }) => name === 'ss_cookieAllowed');
  expect(kept).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
  expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 2);
  expect(hits()).toHaveLength(1);
  expect(hits()[0]).toMatchObject({ valid: true, problems: [], body: { ss_cvr: (await visitor.cookies()).ss_cvr } });
  expect((await trackingCookies(visitor)).sort()).toEqual(['ss_cid', 'ss_cvr', 'ss_cvt']);
});

test('after accept the next page shows no banner, fetches nothing for it, and is one hit of the same visit', async () => {
  const visitor = await arrive();
  await visitor.page.click('.sqs-cookie-banner-v2-accept');
  await isCounted();
  const record = (await visitor.cookies()).ss_cvr;
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(request.url()));
  await visitor.open('clean', '/about');
  await visitor.settled();
  expect(await hasBanner(visitor)).toBe(false);
  expect(fetched.filter((url) => url.includes('/chunks/choice'))).toEqual([]);
  expect(hits()).toHaveLength(2);
  expect(hits()[1]).toMatchObject({ body: { ss_cvr: record, data: { url: '/about', title: 'The studio' } } });
});

test('decline removes the banner, keeps every page free of hits and tracking cookies, and is stored', async () => {
  const visitor = await arrive();
  await visitor.page.click('.sqs-cookie-banner-v2-deny');
  expect((await visitor.cookies()).ss_cookieAllowed).toBe('false');
  for (const path of ['/about', '/blog/item', '/']) {
    await visitor.open('clean', path);
    await visitor.settled();
    expect(await hasBanner(visitor)).toBe(false);
  }
  expect(await consent(visitor)).toEqual([true, false]);
  expect(hits()).toEqual([]);
  expect(await trackingCookies(visitor)).toEqual([]);
});

// consent#cookie-deletion
test('tracking cookies of earlier visits are deleted at once, at every path and domain; other cookies stay', async () => {
  const visitor = await arrive('clean', '/blog/item');
  await visitor.page.evaluate((names) => {
    for (const name of names) document.cookie = `${name}=1; path=/`;
    document.cookie = 'ss_cid=2; path=/blog';
    document.cookie = 'ss_cvr=3; path=/blog/item; domain=clean.localhost';
    document.cookie = 'other=kept; path=/';
  }, tracking);
  await visitor.open('clean', '/blog/item');
  expect(await trackingCookies(visitor)).toEqual([]);
  expect(await visitor.cookies()).toMatchObject({ other: 'kept' });
});

// consent#withdrawal
test('a withdrawn consent deletes the tracking cookies and stops tracking', async () => {
  const visitor = await arrive();
  await visitor.page.evaluate(() => window.SSRuntime.consent.accept());
  await isCounted();
  expect(await trackingCookies(visitor)).toHaveLength(3);
  await visitor.page.evaluate(() => window.SSRuntime.consent.decline());
  expect(await trackingCookies(visitor)).toEqual([]);
  expect(await visitor.page.evaluate(() => window.SSRuntime.track('opened', { a: 1 }))).toBe(false);
});

test('not-found, lock and search pages are not counted after accept, and the cart page is', async () => {
  const visitor = await arrive();
  await visitor.page.click('.sqs-cookie-banner-v2-accept');
  await isCounted();
  world.platform.journal.clear();
  for (const path of ['/not-found', '/locked', '/search', '/cart']) await visitor.open('clean', path);
  await visitor.settled();
  expect(hits().map(({ body }) => body)).toMatchObject([{ data: { url: '/cart' } }]);
});

// consent#absolute-policy
test('an absolute policy stays restricted after accept', async () => {
  const visitor = await arrive('absolute');
  await visitor.page.click('.sqs-cookie-banner-v2-accept');
  await visitor.settled();
  expect(await consent(visitor)).toEqual([true, true]);
  expect(hits()).toEqual([]);
  expect(await trackingCookies(visitor)).toEqual([]);
});

// consent#informing-banner
test('a banner without the restrictive policy informs: visitors are counted before they answer', async () => {
  const visitor = await arrive('informed');
  expect(await hasBanner(visitor)).toBe(true);
  expect(await consent(visitor)).toEqual([false, false]);
  expect(hits()).toHaveLength(1);
  expect(await trackingCookies(visitor)).toHaveLength(3);
});

test('update with the restrictive policy deletes the tracking cookies at once', async () => {
  const visitor = await arrive('informed');
  await visitor.page.evaluate(() => window.SSRuntime.consent.update({ isRestrictiveCookiePolicyEnabled: true }));
  expect(await trackingCookies(visitor)).toEqual([]);
  expect(await consent(visitor)).toEqual([true, false]);
});

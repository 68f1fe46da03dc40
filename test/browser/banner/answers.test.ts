// covers: runtime/features/consent/banner/
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const restrictive = {
  context: {
    ...plainContext,
    cookieSettings: {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaVariant: 'BUTTON',
    },
  },
  body: '<main><h1>Page</h1><button id="before">A button</button> <a href="/next">Next</a></main>',
};
const world = browserWorld(() => [testSite('answers', { '/': restrictive, '/next': restrictive })], { keepsPages: true });

const banner = '.sqs-cookie-banner-v2';
/** A page that is left before its hit has a response sends it again, which has no effect. */
const hits = () =>
  world.platform.journal.entries({ endpoint: 'record-hit' }).filter(({ note }) => !note?.startsWith('duplicate:'));
const isCounted = () => world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');

async function arrive() {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open('answers', '/');
  return visitor;
}

// consent#answer-in-click
test.each([
  ['accept', 'true'],
  ['deny', 'false'],
])(
  '%s removes the banner and stores %s within the click; calls and visit cookies follow in a later task',
  async (name, stored) => {
    const { page } = await arrive();
    const atOnce = await page.evaluate(async (control) => {
      const calls: string[] = [];
      const { fetch } = window;
      window.fetch = (...request) => {
        calls.push(String(request[0]));
        return fetch(...request);
      };
      navigator.sendBeacon = (url) => calls.push(String(url)) > 0;
      document.querySelector<HTMLElement>(control)?.click();
      // Microtasks of the same task run first.
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
      return { calls, cookies: document.cookie, isThere: document.querySelector('.sqs-cookie-banner-v2') !== null };
    }, `${banner}-${name}`);
    expect(atOnce.calls).toEqual([]);
    expect(atOnce.isThere).toBe(false);
    expect(atOnce.cookies).toContain(`ss_cookieAllowed=${stored}`);
    expect(atOnce.cookies).not.toMatch(/ss_c(vr|vt|id)=/);
    if (name === 'accept') expect((await isCounted()).body).toMatchObject({ event: 'PAGE_VIEW' });
  },
);

test('a visitor who accepts and leaves at once is counted once', async () => {
  const { page } = await arrive();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sqs-cookie-banner-v2-accept')?.click();
    location.href = '/next';
  });
  const urlOf = ({ body }: JournalEntry) => (body as { data: { url: string } }).data.url;
  // The hit of the page that is left may arrive after that of the next page.
  await Promise.all(
    ['/', '/next'].map((url) =>
      world.platform.journal.waitFor((entry) => entry.endpoint === 'record-hit' && urlOf(entry) === url),
    ),
  );
  expect(hits().map(urlOf).sort()).toEqual(['/', '/next']);
});

// consent#blocked-banner
test('a banner that a content blocker hides is no answer: nothing is tracked, nothing holds the focus, the page works', async () => {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await page.evaluateOnNewDocument(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.sqs-cookie-banner-v2 { display: none !important }');
    document.addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
  });
  await visitor.open('answers', '/');
  expect(await page.$eval(banner, (element) => element.getClientRects().length)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
  await Promise.all([page.waitForNavigation(), page.click('a')]);
  await page.evaluate(() => window.SSRuntime.ready);
  await visitor.settled();
  expect(hits()).toEqual([]);
  expect(
    await page.evaluate(() => [document.cookie.replace(/crumb=[^;]*/, ''), document.documentElement.dataset.ssRuntime]),
  ).toEqual(['', 'ready']);
});

// consent#answer-elsewhere
test('a banner that is answered on a later page is removed from the page that the visitor returns to, and that page is counted', async () => {
  const { page } = await arrive();
  await page.waitForSelector(banner);
  await Promise.all([page.waitForNavigation(), page.click('a')]);
  await page.waitForSelector(banner);
  await page.click(`${banner}-accept`);
  await isCounted();
  await page.goBack();
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'record-hit' && (body as { data: { url: string } }).data.url === '/',
  );
  expect(hits()).toHaveLength(2);
});

// consent#answer-elsewhere
test('a banner that is answered in another tab is removed when this tab is shown again', async () => {
  const { page } = await arrive();
  await page.waitForSelector(banner);
  const other = await page.browserContext().newPage();
  await other.goto(world.address('answers', '/next'));
  await other.waitForSelector(banner);
  await other.click(`${banner}-deny`);
  await other.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
  await page.bringToFront();
  // The cookie of another tab may reach this one late.
  await page.waitForFunction(
    (selector) => {
      document.dispatchEvent(new Event('visibilitychange'));
      return !document.querySelector(selector);
    },
    {},
    banner,
  );
  expect(hits()).toEqual([]);
});

test('the focus returns to its element after a click on the banner', async () => {
  const { page } = await arrive();
  await page.focus('#before');
  await page.click(`${banner}-deny`);
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
});

test('a decline deletes the tracking cookies of an earlier accept', async () => {
  const { page } = await arrive();
  await page.evaluate(() => {
    for (const name of [
      'SS_MATTR',
      'SS_MID',
      'SS_lastvisit',
      'user_segment',
      'ss_cid',
      'ss_cpvisit',
      'ss_cvisit',
      'ss_cvr',
      'ss_cvt',
    ])
      document.cookie = `${name}=1; path=/; domain=answers.localhost`;
    document.querySelector<HTMLElement>('.sqs-cookie-banner-v2-deny')?.click();
  });
  expect(await page.evaluate(() => document.cookie.replace(/crumb=[^;]*(; )?/, ''))).toBe('ss_cookieAllowed=false');
});

// covers: fake-server/inspector/visit/ fake-server/page-report/in-page/ fake-server/common/observer/
import { expect, test } from 'vitest';
import type { SeenCookie, VisitDetail } from '../../../fake-server/common/visits/visits.ts';
import { loadSites, type Site } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { readSeenCookies, readVisit, readVisits } from '../../helpers/platform/visit-report.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const writing = testSite('writing', {
  '/': {
    body: `<script>document.cookie = 'own=1; path=/; max-age=60';</script><script src="/lib.js"></script>
<script>localStorage.setItem('seen', '1'); document.cookie = 'refused=1; domain=example.com';
localStorage.named = '1'; sessionStorage['in brackets'] = '1';</script>`,
  },
  '/store': {
    body: `<script>window.Promise = class {}; cookieStore.set({ name: 'kept', value: '1', expires: Date.now() + 60000 })</script>`,
  },
  '/loop': { body: `<script>for (let at = 0; at < 10000; at++) document.cookie = 'loop=' + at + '; path=/';</script>` },
  '/hostile': {
    body: `<script>
const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
Error.prepareStackTrace = () => { throw new Error('no') };
Object.defineProperty(document, 'cookie', { configurable: true, get: () => 'fake=1', set: (text) => real.set.call(document, text) });
document.cookie = 'behind=1; path=/';
JSON.stringify = Date.now = performance.now = fetch = setTimeout = () => { throw new Error('replaced') };
const frame = document.body.appendChild(document.createElement('iframe'));
frame.contentDocument.cookie = 'framed=1; path=/';
document.cookie = '<b>=1; path=/';
</script>`,
  },
});
/** With a script of a file, which the test's site cannot hold as a page. */
const writingSite: Site = {
  ...writing,
  resolve: async (path, origins) =>
    path === '/lib.js'
      ? { kind: 'content', contentType: 'text/javascript', bytes: Buffer.from('\n\ndocument.cookie = "lib=1; path=/";') }
      : writing.resolve(path, origins),
};
const world = browserWorld(async () => [...(await loadSites(['leaky'])), writingSite], { report: true });

/** Returns the cookies of a site when one of these names is among them. */
const cookiesWith = (site: string, name: string): Promise<readonly SeenCookie[]> =>
  eventually(async () => {
    const { cookies } = await readSeenCookies(world.platform, site);
    expect(cookies.filter(({ writers }) => writers.length > 0).map((cookie) => cookie.name)).toContain(name);
    return cookies;
  });

const writersOf = (cookies: readonly SeenCookie[], name: string): string[] =>
  (cookies.find((cookie) => cookie.name === name)?.writers ?? []).map(
    ({ writer, lifetime, verdict, isStored }) =>
      `${writer.owner} ${writer.file}:${writer.line} ${isStored ? lifetime : 'refused'} ${verdict.kind}`,
  );

async function answer({ page }: Visitor, control: 'accept' | 'deny'): Promise<void> {
  await page.locator(`.sqs-cookie-banner-v2-${control}`).click();
  await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
}

test('on /lifetime of the leaky site, the reports name the script that keeps ss_cvr for ten years, and the inspector shows it', async () => {
  const visitor = await world.newVisitor();
  await visitor.open('leaky', '/');
  await answer(visitor, 'accept');
  await cookiesWith('leaky', 'ss_cvr');
  await visitor.open('leaky', '/lifetime');
  await eventually(async () =>
    expect(writersOf(await cookiesWith('leaky', 'ss_cvr'), 'ss_cvr')[0]).toBe('site /lifetime.js:6 315360000000 wrong-lifetime'),
  );
  expect(writersOf(await cookiesWith('leaky', 'ss_cvr'), 'ss_cvr')[1]).toMatch(/^runtime .+ 63072000000 allowed$/);

  const { page, pageErrors } = await world.newVisitor();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${world.platform.control}?view=cookies`);
  const rowText = () => page.$eval('.visit-cookies tbody', (body) => (body as HTMLElement).innerText);
  await page.waitForSelector('.visit-cookies tbody');
  expect(await rowText()).toMatch(/ss_cvr[\s\S]*10 years left[\s\S]*the site’s script[\s\S]*lifetime\.js:6[\s\S]*Wrong lifetime/);
  const problems = async (width: number) => {
    await page.setViewport({ width, height: 900 });
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    return overflowPx > 0 ? [`${overflowPx} px too wide at ${width} px`] : [];
  };
  for (const width of [1280, 768, 320]) expect(await problems(width)).toEqual([]);
  expect(await findWithAxe(page)).toEqual([]);
  await page.locator('::-p-aria([role="link"][name="Visit"])').click();
  await page.waitForSelector('.visit-pages');
  const line = await page.$eval('.visit-pages', (list) => (list as HTMLElement).innerText);
  expect(line).toMatch(/The visitor accepted cookies[\s\S]*ss_cvr written by the site’s script for 10 years/);
  expect(line).toContain('record-hit 200');
  for (const width of [320, 768, 1280]) expect(await problems(width)).toEqual([]);
  expect(await findWithAxe(page)).toEqual([]);
  await page.locator('.visit-mark.is-problem').click();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('10 years'));
  expect(pageErrors).toEqual([]);
});

test('a decline is an event, and the analytics id that a script writes after it is not allowed', async () => {
  const visitor = await world.newVisitor();
  await visitor.open('leaky', '/');
  await answer(visitor, 'deny');
  await visitor.open('leaky', '/after-decline');
  const visit = await eventually(async (): Promise<VisitDetail> => {
    const { visits } = await readVisits(world.platform);
    const detail = await readVisit(world.platform, visits[0]?.id ?? '');
    expect(detail.events.some((event) => event.kind === 'write' && event.name === 'ss_cid')).toBe(true);
    return detail;
  });
  expect(visit.events.flatMap((event) => (event.kind === 'answer' ? [event.answer] : []))).toEqual(['declined']);
  const [write] = visit.events.flatMap((event) => (event.kind === 'write' && event.name === 'ss_cid' ? [event] : []));
  expect(write).toMatchObject({
    writer: { owner: 'site', file: '/after-decline' },
    verdict: { kind: 'not-allowed', reason: 'The visitor had declined.' },
  });
});

test(
  'scripts of the page and of a file, cookieStore, storage (by method or property) and a refused cookie are told apart; ' +
    '10,000 writes are one row',
  async () => {
    const visitor = await world.newVisitor();
    await visitor.page.goto(world.address('writing', '/'));
    const native = await visitor.page.evaluate(() => {
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      const texts = [cookie?.get, cookie?.set, Storage.prototype.setItem].map((each) => /\[native code\]/.test(String(each)));
      return {
        texts,
        own: Object.hasOwn(document, 'cookie'),
        names: Object.keys(window).filter((name) => /writes|visit|stack/i.test(name)),
      };
    });
    expect(native).toEqual({ texts: [true, true, true], own: false, names: [] });
    await visitor.page.goto(world.address('writing', '/store'));
    await cookiesWith('writing', 'kept');
    await visitor.page.goto(world.address('writing', '/loop'));
    const cookies = await cookiesWith('writing', 'loop');
    expect(['own', 'lib', 'seen', 'refused', 'named', 'in brackets'].flatMap((name) => writersOf(cookies, name))).toEqual([
      'site /:3 60000 unclear',
      'site /lib.js:3 session unclear',
      'site /:4 unknown unclear',
      'site /:4 refused unclear',
      'site /:5 unknown unclear',
      'site /:5 unknown unclear',
    ]);
    // A minute from the write on, which the hook sees a little later.
    expect(writersOf(cookies, 'kept')[0]).toMatch(/^site \/store:3 ([3-5]\d|60)\d{3} unclear$/);
    expect(writersOf(cookies, 'loop')).toHaveLength(1);
    expect(visitor.pageErrors).toEqual([]);
  },
);

test('a page that replaces document.cookie and the browser’s functions is reported, and so is a cookie of its frame', async () => {
  const visitor = await world.newVisitor();
  await visitor.page.goto(world.address('writing', '/hostile'));
  await visitor.page.goto('about:blank');
  const cookies = await cookiesWith('writing', '<b>');
  expect(writersOf(cookies, 'behind')).toEqual(['site /hostile:6 session unclear']);
  expect(writersOf(cookies, 'framed')).toEqual(['unknown unknown code:null unknown unclear']);
});

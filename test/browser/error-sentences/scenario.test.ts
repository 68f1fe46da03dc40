// covers: fake-server/control/ fake-server/hosts/
import type { Page } from 'puppeteer';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorRow } from '../../../fake-server/control/errors/error-row.ts';
import { errorAddress, errorGroups } from '../../../fake-server/control/errors/index.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';

// Opens the address of each row of /__ss/errors and sees what the row says.

const world = browserWorld(() => loadSites(['faults', 'forms', 'maps', 'galleries']));

const rows = errorGroups.flatMap(({ rows }) => rows);
const title = ({ situation, faults }: ErrorRow): string => `${situation}: ${faults || 'the content of the page'}`;
const withTitle = (row: ErrorRow) => [title(row), row] as const;
const hangs = ({ faults, timeoutMs }: ErrorRow): boolean => timeoutMs !== undefined || faults.endsWith(':hang');

const reportsWith = (sentence: string) => (entry: { endpoint: string | null; body: unknown }) =>
  entry.endpoint === 'record-javascript-errors' && JSON.stringify(entry.body).includes(sentence);

/** Opens a row's page. Pages that hang never finish loading. */
async function open({ page, said, pageErrors }: Visitor, row: ErrorRow): Promise<void> {
  await page.goto('about:blank');
  const session = await page.createCDPSession();
  const { origin } = new URL(world.address(row.site, '/'));
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  said.length = 0;
  pageErrors.length = 0;
  world.platform.journal.clear();
  await page.goto(world.address(row.site, errorAddress(row)), { waitUntil: 'domcontentloaded' });
}

/** Returns whether the row's sentence is shown. */
async function isSeen({ page, said }: Visitor, { shownIn, sentence, site, faults }: ErrorRow): Promise<boolean> {
  // The captcha is loaded when a field is used.
  if (site === 'forms') await page.focus('form input');
  if (shownIn === 'report') return world.platform.journal.entries().some(reportsWith(sentence));
  if (shownIn === 'console') return said.some((text) => text.includes(sentence));
  if (faults.startsWith('button-click')) return page.url().includes('?from=button');
  if (shownIn === 'nothing') return page.evaluate(() => document.documentElement.dataset.ssRuntime === 'ready');
  return page.evaluate(
    (selector, text) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].some((each) =>
        `${each.textContent}${each.value ?? ''}`.includes(text),
      ),
    selectors[shownIn],
    sentence,
  );
}

const selectors = { overlay: '.sqs-system-error[open]', outcome: '#outcome', form: 'form, form input[type=submit]' } as const;

const seeSentence = (visitor: Visitor, row: ErrorRow) => expect.poll(() => isSeen(visitor, row)).toBe(true);

async function seeCalls({ calls = {}, minGapMs = 0 }: ErrorRow): Promise<void> {
  for (const [endpoint, count] of Object.entries(calls)) {
    // A sentence such as Submitting… is shown before the call arrives.
    await expect.poll(() => world.platform.journal.entries({ endpoint }).length).toBe(count);
    const times = world.platform.journal.entries({ endpoint }).map(({ time }) => Date.parse(time));
    if (minGapMs > 0) expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(minGapMs);
  }
}

/** The browser logs each failed request. */
const isOfRuntime = (text: string): boolean => !text.startsWith('Failed to load resource');

const overlayCount = (page: Page) => page.$$eval('.sqs-system-error[open]', (all) => all.length);

describe('in one tab', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await world.newVisitor({ stays: true });
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    return () => visitor.close();
  });

  test.each(rows.filter((row) => !hangs(row)).map(withTitle))('%s', async (_title, row) => {
    await open(visitor, row);
    await seeSentence(visitor, row);
    await seeCalls(row);
    if (row.shownIn !== 'overlay') expect(await overlayCount(visitor.page)).toBe(0);
    if (row.shownIn === 'nothing') expect([visitor.said.filter(isOfRuntime), visitor.pageErrors]).toEqual([[], []]);
    if (row.sentence.includes('login-required'))
      expect(await visitor.page.evaluate(() => document.documentElement.dataset.loginRequired)).toBe('true');
  });

  test('/__ss/errors and /__ss/api are shown at 320 px without a wider line, and axe finds nothing', async () => {
    const { page } = visitor;
    await page.setViewport({ width: 320, height: 800 });
    for (const path of ['errors', 'api']) {
      await page.goto(`${world.platform.control}${path}`);
      await page.$$eval('details', ([first]) => first?.toggleAttribute('open', true));
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
      expect(await findWithAxe(page)).toEqual([]);
    }
    await page.goto(`${world.platform.control}errors`);
    const links = await page.$$eval('li strong a', (all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual(rows.map((row) => world.address(row.site, errorAddress(row))));
  });
});

// A stopped clock stays with its tab, and hung calls keep the connections of their profile.
describe('with time-outs', () => {
  test.each(rows.filter(hangs).map(withTitle))('%s', async (_title, row) => {
    const visitor = await world.newVisitor();
    const { page } = visitor;
    const target = row.faults.split(':')[0] ?? '';
    // Chromium holds no click: its calls outlive their page.
    if (target === 'button-click')
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
        Reflect.deleteProperty(Request.prototype, 'keepalive');
      });
    const requested = timeOfRequest(page, target);
    const openedAtMs = Date.now();
    await open(visitor, row);
    if (row.site === 'forms') {
      await page.waitForSelector('form[data-ss-form]');
      await page.focus('form input');
    }
    const requestedAtMs = await requested;
    // A click counts from the press, which its code may have met late: from the opening of the page here.
    const sinceMs = target === 'button-click' ? openedAtMs : requestedAtMs;
    if (row.timeoutMs !== undefined) {
      // The clock stops here and between steps. Time that a slow machine took until here counts.
      const stepMs = row.timeoutMs / 5;
      await passTime(page, 1);
      let passedMs = (await page.evaluate(() => Date.now())) - sinceMs;
      await expect
        .poll(async () => {
          if (await isSeen(visitor, row)) return true;
          await passTime(page, stepMs);
          passedMs += stepMs;
          return false;
        })
        .toBe(true);
      expect(passedMs).toBeGreaterThanOrEqual(row.timeoutMs);
    }
    if (target === 'button-click') {
      const notes = world.platform.journal.entries({ endpoint: 'button-click' }).map(({ note = '' }) => note);
      // The next page sends a call again that had no response when its page was left.
      expect(notes.filter((note) => !note.startsWith('duplicate:'))).toEqual(['']);
    } else await seeSentence(visitor, row);
    await seeCalls(row);
    if (row.shownIn === 'nothing') expect([visitor.said.filter(isOfRuntime), visitor.pageErrors]).toEqual([[], []]);
  });
});

const paths: Readonly<Record<string, RegExp>> = {
  'chunk-gallery': /\/chunks\/gallery-[A-Z0-9]/,
  captcha: /third-party[^/]*\/captcha/,
  maps: /\/maps\/api/,
  social: /\/social\//,
  'get-widget-rendering': /GetWidgetRendering/,
  'performance-settings': /performance\/settings/,
  'record-hit': /RecordHit/,
  'button-click': /button-click/,
};
/** Returns the page's clock, in milliseconds, at the first request of a target of faults. */
async function timeOfRequest(page: Page, target: string): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  return new Promise((resolve) =>
    session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
      if (isOf(request.url, target)) resolve(wallTime * 1000);
    }),
  );
}

const isOf = (url: string, target: string): boolean => paths[target]?.test(url) ?? false;

// covers: fake-server/page-report/in-page/
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import type { StoredPageReport } from '../../../fake-server/common/visits/page-report.ts';
import { siteId } from '../../../fake-server/sites/site-id.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { withoutTimeLimit } from '../../helpers/browser/without-time-limit.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import { type Expected, wildFiles, wildPages } from '../../helpers/wild/pages.ts';
import { writeWild } from '../../helpers/wild/write-wild.ts';

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-wild-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const world = browserWorld(() => loadSites(writeWild(folder)), { report: true, network: false });

/** The score of a line of text that moves by its height; a tenth of what counts as good. */
const maxShift = 0.01;

interface Visit {
  readonly site: string;
  readonly path: string;
  readonly expected: Expected;
}
const visits: readonly Visit[] = [
  ...Object.entries(wildFiles).map(([name, expected]) => ({ site: siteId(name.replace(/\.\w+$/, '')), path: '/', expected })),
  ...Object.entries(wildPages).map(([name, expected]) => ({ site: 'wild', path: `/${name}`, expected })),
];

/** Returns the parts of a report that the table lists, in the table's form. */
function shown({ alive, skipped, errors, missingNames, blankImages, state, thirdParties }: StoredPageReport): object {
  return {
    state,
    alive: sorted(Object.entries(alive).map(([kind, count]) => (count > 1 ? `${kind} ${count}` : kind))),
    skipped: sorted(skipped.map(({ block, reason }) => `${block}: ${reason}`)),
    errors: sorted(errors.map((error) => error.replace(/ \(http.*/, ''))),
    missingNames: sorted(missingNames),
    blankImages,
    asked: thirdParties.filter(({ requests, leftOut }) => requests > leftOut),
  };
}
const wanted = ({ alive, skipped = [], errors = [], missingNames = [] }: Expected): object => ({
  state: 'ready',
  alive: sorted(alive.split(', ').filter(Boolean)),
  skipped: sorted(skipped),
  errors: sorted(errors),
  missingNames: sorted(missingNames),
  blankImages: [],
  asked: [],
});
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

/** Returns the page's report in the table's form once it is as expected, else the last one after the time limit. */
async function reportOf({ site, path, expected }: Visit): Promise<object> {
  const last = () => world.platform.pageReports.list(site).find((report) => report.path === path);
  const inWords = () => {
    const report = last();
    return report ? shown(report) : {};
  };
  await expect
    .poll(inWords, { timeout: patienceMs })
    .toEqual(wanted(expected))
    .catch(() => undefined);
  return inWords();
}

/** Pages that axe-core checks, with a button that is pressed first and the element that it opens. */
const withAxe: ReadonlyMap<string, readonly [button: string, opened: string] | null> = new Map([
  ['/70', ['.Mobile-bar-menu', '.Mobile-overlay[data-ss-open]']],
  ['/71', ['.header-burger-btn', '.header-menu[data-ss-open]']],
  ...[
    'galleries-a',
    'galleries-71',
    'summaries-a',
    'blocks-71',
    'calendars',
    'videos-native',
    'forms',
    'forms-newest',
    'product',
    'product-block',
    'cart',
    'items-71',
    'announcement',
    'cookie-banner',
    'popup',
  ].map((name) => [`/${name}`, null] as const),
]);
/** The corpus has sections without a page title: a missing first-level heading is a fault of the server's HTML. */
const isServers = (line: string): boolean => line.startsWith('page-has-heading-one: <html');

/** Returns the findings of axe-core on a listed page, after its menu is opened. */
async function wrongWithAxe(page: Page, path: string): Promise<readonly string[]> {
  if (!withAxe.has(path)) return [];
  const [button, opened] = withAxe.get(path) ?? [];
  if (button && opened) {
    await page.$eval(button, (element) => (element as HTMLElement).click());
    await page.waitForSelector(opened);
  }
  return (await findWithAxe(page)).filter((line) => !isServers(line));
}

type Found = readonly [
  page: string,
  report: object,
  errors: number,
  holds: boolean,
  isStill: boolean,
  wrongWithAxe: readonly string[],
];

/** Sums the scores of layout shifts without recent input. */
const watchShifts = `window.moved = 0; new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.moved += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/**
 * Opens pages one after the other. Returns by page its report, the number of uncaught errors, and whether its condition was met
 * and nothing shifted.
 */
async function visitAll(own: readonly Visit[]): Promise<readonly Found[]> {
  const { page, pageErrors } = await world.newVisitor();
  await page.setViewport({ width: 1280, height: 3000 });
  await page.evaluateOnNewDocument(watchShifts);
  await withoutTimeLimit(page);
  const found: Found[] = [];
  for (const visit of own) {
    pageErrors.length = 0;
    await page.goto(world.address(visit.site, visit.path));
    await page.evaluate(() => window.SSRuntime.ready);
    const { holds, moves } = visit.expected;
    const isTrue = holds === undefined || (await page.waitForFunction(holds, { timeout: patienceMs }).then(Boolean, () => false));
    const report = await reportOf(visit);
    const isStill = moves !== undefined || Number(await page.evaluate('window.moved')) < maxShift;
    const wrong = visit.site === 'wild' ? await wrongWithAxe(page, visit.path) : [];
    found.push([visit.site + visit.path, report, pageErrors.length, isTrue, isStill, wrong]);
  }
  return found;
}

test(`${visits.length} pages of every shape of the wild become ready; mounted and skipped blocks and errors are as in their ` +
  'table; no picture is blank, no other host is requested, nothing shifts without a reason in the table, axe-core finds ' +
  'nothing on 17 of them, two with their menu open, and their visits arrive', async () => {
  const half = (rest: number) => visits.filter((_, index) => index % 2 === rest);
  const found = (await Promise.all([visitAll(half(0)), visitAll(half(1))])).flat();
  const all = [...half(0), ...half(1)];
  expect(found).toEqual(
    all.map(({ site, path, expected }) => [site + path, wanted(expected), expected.errors?.length ?? 0, true, true, []]),
  );
  // Every visit arrives, and every call is known and valid.
  await expect
    .poll(() => new Set(world.platform.journal.entries({ endpoint: 'record-hit' }).map(({ site }) => site)))
    .toEqual(new Set(all.map(({ site }) => site)));
  const entries = world.platform.journal.entries();
  expect(entries.filter(({ endpoint, valid }) => endpoint === null || !valid)).toEqual([]);
}, 600_000);

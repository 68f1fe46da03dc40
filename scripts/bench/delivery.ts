// Delivery of 1,000 events that pages send in their last 50 ms: lost and repeated ones. `npm run bench -- delivery [events]`
// The built runtime in Chromium against the fake platform; 20 visits with 50 events each, then all events on one page.
import type { BrowserContext, Page } from 'puppeteer';
import type { Platform } from '../../fake-server/start.ts';
import { outDir } from '../build/paths.ts';
import { drained, type Ending, endings } from './delivery/endings.ts';
import { type Tally, tallyOf } from './delivery/tally.ts';
import { benchSite, runtimeTag } from './parts/bench-site.ts';
import { copyRuntime } from './parts/copy-runtime.ts';
import { printTable } from './parts/table.ts';
import { inWorld } from './parts/world.ts';

const events = Number(process.argv[2] ?? 1000);
const only = process.argv[3] ?? '';
const lastMs = 50;
const shapes = [Math.min(20, events), 1].map((visits) => ({ visits, each: Math.ceil(events / visits) }));

const html = (boot: string) =>
  `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">
${runtimeTag(boot)}</head><body><a href="/next">Next</a></body></html>`;
const site = benchSite('bench', { pages: { '/': html, '/next': html } });

async function open(page: Page, platform: Platform): Promise<void> {
  await page.goto(`http://bench.localhost:${platform.port}/`, { waitUntil: 'load' });
  await settleIn(page);
}
/** Waits until the page has fetched its telemetry and is idle. */
const settleIn = (page: Page) =>
  page.evaluate(`SSRuntime.ready.then(() => new Promise((resolve) => {
    const look = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('after-load')) ? requestIdleCallback(resolve) : setTimeout(look, 20);
    look();
  }))`);

/** Sends `count` events, evenly over the page's last 50 ms. */
const sendAll = (page: Page, mark: string, from: number, count: number) =>
  page.evaluate(`new Promise((resolve) => {
    const startMs = performance.now();
    let sent = 0;
    const next = () => {
      const due = Math.min(${count}, Math.ceil(((performance.now() - startMs) / ${lastMs}) * ${count}));
      while (sent < due) SSRuntime.track('${mark}-' + (${from} + sent++), { n: sent }).catch(() => {});
      if (sent < ${count}) setTimeout(next, 1);
      else resolve();
    };
    next();
  })`);

async function run(
  visitor: BrowserContext,
  platform: Platform,
  { begin, end, losesTab }: Ending,
  { visits, each }: (typeof shapes)[number],
  mark: string,
): Promise<Tally> {
  platform.journal.clear();
  // This tab keeps the visitor's storage while other tabs open and close.
  const home = await visitor.newPage();
  await open(home, platform);
  await home.goto('about:blank');
  let page = await visitor.newPage();
  for (let visit = 0; visit < visits; visit += 1) {
    if (visit === 0 || losesTab) await open(page, platform);
    else await settleIn(page);
    await begin?.({ page, platform });
    await sendAll(page, mark, visit * each, each);
    await end({ page, platform });
    if (losesTab) page = await visitor.newPage();
  }
  if (losesTab) await open(page, platform);
  // Following pages send the events that earlier pages left in storage.
  await drained(page);
  await open(page, platform);
  await page.goto('about:blank');
  await quiet(platform);
  const tally = tallyOf(platform.journal.entries(), mark);
  await page.close();
  await home.close();
  return tally;
}

/** Waits until the platform has received nothing for 2 s. */
async function quiet({ journal }: Platform): Promise<void> {
  for (let before = -1; before !== journal.lastSeq; ) {
    before = journal.lastSeq;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

const runtimeDir = outDir('bench-delivery');
await copyRuntime(runtimeDir);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const rows: (string | number)[][] = [];
await inWorld(
  { sites: [site], runtimeDir },
  async ({ browser, platform }) => {
    for (const shape of shapes) {
      for (const ending of endings.filter(({ title }) => title.includes(only))) {
        const visitor = await browser.createBrowserContext();
        const mark = `run${shape.visits}x${endings.indexOf(ending)}`;
        const { arrived, reportedLost, acceptedTwice, repeated } = await run(visitor, platform, ending, shape, mark);
        const sent = shape.visits * shape.each;
        const lost = `${sent - arrived} (${percent(sent - arrived, sent)})`;
        rows.push([`${shape.visits} x ${shape.each}`, ending.title, arrived, lost, reportedLost, acceptedTwice, repeated]);
        process.stderr.write(`${shape.visits} x ${shape.each}, ${ending.title}\n`);
        await visitor.close();
      }
    }
  },
  // Puppeteer disables this default of a visitor's browser.
  { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
);
printTable(['visits x events', 'ending', 'arrived', 'lost', 'reported as lost', 'accepted twice', 'repeated, dropped'], rows);

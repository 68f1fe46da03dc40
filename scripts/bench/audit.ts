// Cost of an audit, as a multiple of bare page visits: `npm run bench -- audit [rounds]`.
import puppeteer, { type Browser } from 'puppeteer';
import { defaultJourneys, type JourneyName } from '../../cli/audit/artifacts/journeys.ts';
import { type AuditBrowser, launchBrowser } from '../../cli/audit/browser/browser.ts';
import { auditDefaults } from '../../cli/audit/defaults.ts';
import { runAudit } from '../../cli/audit/run.ts';
import { findBrowser } from '../../cli/browser/find.ts';
import { featuresOff } from '../../cli/browser/quiet-flags.ts';
import { loadSite, start } from '../../fake-server/start.ts';
import { digits, median, printTable } from './parts/table.ts';

const rounds = Number(process.argv[2] ?? 7);
const fiveJourneys = defaultJourneys.slice(0, 5);
const sixJourneys = defaultJourneys.slice(0, 6);

/** The minimum of a visit for any tool: new context, navigation, load event, cookies, close. */
async function bareVisit(browser: Browser, url: string): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await context.cookies();
  await context.close();
}

async function audit(browser: AuditBrowser, journeys: readonly JourneyName[]): Promise<void> {
  const site = await loadSite('clean');
  const report = await runAudit(browser, {
    ...auditDefaults,
    targets: [{ kind: 'site', site: { ...site, pages: async () => ['/'] } }],
    journeys,
    signal: new AbortController().signal,
  });
  if (report.summary.incomplete > 0 || report.summary.errors > 0)
    throw new Error(`An audit of clean found ${JSON.stringify(report.summary)}.`);
}

async function timed(callback: () => Promise<void>): Promise<number> {
  const startedAtMs = performance.now();
  await callback();
  return performance.now() - startedAtMs;
}

async function main(): Promise<void> {
  const found = await findBrowser(process.env);
  if (!found) throw new Error('There is no browser to measure with.');
  const platform = await start({ sites: [await loadSite('clean')] });
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const bare = await puppeteer.launch({ executablePath: found.path, args: [...asRoot, featuresOff] });
  const own = await launchBrowser(found.path);
  const [floors, ones, fives, sixes]: number[][] = [[], [], [], []];
  try {
    // Rows alternate, so that a busy machine affects all of them.
    for (let round = 0; round <= rounds; round++) {
      const times = [
        await timed(() => bareVisit(bare, platform.sites[0]?.url ?? '')),
        await timed(() => audit(own, ['first'])),
        await timed(() => audit(own, fiveJourneys)),
        await timed(() => audit(own, sixJourneys)),
      ] as const;
      if (round === 0) continue;
      floors?.push(times[0]);
      ones?.push(times[1]);
      fives?.push(times[2]);
      sixes?.push(times[3]);
    }
  } finally {
    await Promise.all([bare.close(), own.close(), platform.close()]);
  }
  const cold = await timed(async () => {
    const browser = await launchBrowser(found.path);
    try {
      await audit(browser, fiveJourneys);
    } finally {
      await browser.close();
    }
  });
  const floor = median(floors ?? []);
  const row = (name: string, ms: number, goal: string) => [name, digits(ms, 0), digits(ms / floor, 2), goal];
  printTable(
    ['35 s of page time', 'ms', 'bare visits', 'goal'],
    [
      row('a bare visit', floor, '-'),
      row('one journey', median(ones ?? []), 'at most 2 visits'),
      row('five journeys', median(fives ?? []), 'at most 6 visits'),
      row('six journeys', median(sixes ?? []), 'at most 7 visits'),
      row('a cold start with five journeys', cold, 'at most 2000 ms'),
    ],
  );
}

await main();

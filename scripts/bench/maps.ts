// Cost of a page's first map: `npm run bench -- maps [rounds]`. CPU time of the main thread at full speed until 0.6 s after the
// map is drawn: a page with a map (as a picture), with an interactive map, and with a plain picture. Each load has a new profile,
// rows alternate within a round; prints medians, and medians of each round's ratio and difference to the plain picture.
import type { Browser } from 'puppeteer';
import { benchSite, runtimeTag } from './parts/bench-site.ts';
import { inRounds } from './parts/in-rounds.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { inWorld } from './parts/world.ts';
import { jsonAttribute } from './published/attribute.ts';

const rounds = Number(process.argv[2] ?? 7);
const settleMs = 600;

const data = {
  location: { mapLat: 50.2, mapLng: -5.45, mapZoom: 10, markerLat: 50.213, markerLng: -5.48 },
  style: 1,
  controls: true,
};
const block =
  `<div class="sqs-block sqs-block-map" id="map" data-block-json=${jsonAttribute(data)}><div class="sqs-block-content" ` +
  'style="height:360px">&nbsp;</div></div>';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360"><rect width="900" height="360" fill="#cde"/><path ' +
  'd="M0 200L300 90L900 240V360H0z" fill="#ded"/></svg>';
const image = `<img id="map" alt="" width="900" height="360" src="data:image/svg+xml,${encodeURIComponent(picture)}">`;
interface Row {
  readonly body: string;
  /** Whether the map is pressed. */
  readonly press?: boolean;
  /** An expression that is true in the page once the map is drawn. */
  readonly isThere: string;
}
const rows: Readonly<Record<string, Row>> = {
  'plain picture': { body: image, isThere: "document.querySelector('img').complete" },
  map: { body: block, isThere: "document.querySelector('[data-ss-map=static] canvas')" },
  'interactive map': { body: block, press: true, isThere: "document.querySelector('[data-ss-map=interactive] canvas')" },
};

const page = (body: string, boot: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" ' +
  `href="data:,">${runtimeTag(boot)}</head><body><main style="width:900px">${body}</main></body></html>`;
const site = benchSite('bench', {
  pages: Object.fromEntries(Object.entries(rows).map(([name, { body }]) => [`/${name}`, (boot: string) => page(body, boot)])),
});

/** Returns the CPU time of the main thread's tasks since the navigation, in ms. */
async function measure(browser: Browser, address: string, { press, isThere }: Row): Promise<number> {
  const profile = await browser.createBrowserContext();
  try {
    const page = await profile.newPage();
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    if (press) {
      await page.waitForSelector('[data-ss-map=static]');
      await page.click('#map canvas');
    }
    await page.waitForFunction(isThere);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  } finally {
    await profile.close();
  }
}

const costsOf = await inWorld({ sites: [site] }, ({ browser, address }) =>
  inRounds(rounds, Object.keys(rows), (name) => measure(browser, address('bench', `/${encodeURI(name)}`), rows[name] as Row)),
);
const plain = costsOf('plain picture');
printTable(
  ['page', 'CPU ms', 'ratio', 'more than the picture, ms'],
  Object.keys(rows).map((name) => [
    name,
    digits(median(costsOf(name))),
    digits(ratio(costsOf(name), plain), 2),
    digits(median(costsOf(name).map((value, round) => value - (plain[round] ?? Number.NaN)))),
  ]),
);

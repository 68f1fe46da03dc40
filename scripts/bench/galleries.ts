// Cost of galleries, ours beside Swiper, Embla, Splide and a scroll-snap strip of 20 lines:
// `node scripts/run.mjs scripts/bench/galleries.ts [rounds] [part]`; parts: bytes, engine, visit, lightbox; all of them by default.
// Chromium, a new profile for each load, rows alternate within a round; prints medians, and medians of each round's ratios.
import puppeteer from 'puppeteer';
import { findBrowser } from '../../cli/browser/find.ts';
import { quietFlags } from '../../cli/browser/quiet-flags.ts';
import { loadSite, start } from '../../fake-server/start.ts';
import { reportBytes } from './galleries/report-bytes.ts';
import { reportEngine } from './galleries/report-engine.ts';
import { reportLightbox } from './galleries/report-lightbox.ts';
import { reportVisit } from './galleries/report-visit.ts';
import { prepareBench } from './galleries/site.ts';
import { visitPages } from './galleries/visit-pages.ts';

const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';
const limitMs = 30 * 60_000;
const flags = ['--no-sandbox', ...quietFlags];

const found = await findBrowser(process.env);
if (!found) throw new Error('This bench needs Chromium or Chrome: `npm test` finds or fetches one.');
const bench = await prepareBench();
const fixture = await loadSite('galleries');
const platform = await start({ sites: [bench.site, fixture], runtimeDir: bench.runtimeDir });
const browser = await puppeteer.launch({ executablePath: found.path, args: flags });
const tooLong = setTimeout(() => {
  process.stderr.write(`Not done after ${limitMs / 60_000} minutes: given up.\n`);
  process.exit(1);
}, limitMs);
try {
  const world = { browser, origin: `http://bench.localhost:${platform.port}`, rounds };
  if (!only || only === 'bytes') await reportBytes(bench);
  if (!only || only === 'engine')
    await reportEngine(
      world,
      bench.rows.map(({ name }) => name),
    );
  const designs = (await fixture.pages()).map((page) => `http://${fixture.id}.localhost:${platform.port}${page}`);
  if (!only || only === 'visit') await reportVisit(world, Object.keys(visitPages), designs);
  if (!only || only === 'lightbox') await reportLightbox(world, 'lightbox' in bench.hashes);
} finally {
  clearTimeout(tooLong);
  await browser.close();
  await platform.close();
}

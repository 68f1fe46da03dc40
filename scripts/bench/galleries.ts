// Cost of galleries, ours beside Swiper, Embla, Splide and a scroll-snap strip of 20 lines:
// `npm run bench -- galleries [rounds] [part]`; parts: bytes, engine, visit, lightbox; all of them by default.
// Chromium, a new profile for each load, rows alternate within a round; prints medians, and medians of each round's ratios.
import { loadSite } from '../../fake-server/start.ts';
import { reportBytes } from './galleries/report-bytes.ts';
import { reportEngine } from './galleries/report-engine.ts';
import { reportLightbox } from './galleries/report-lightbox.ts';
import { reportVisit } from './galleries/report-visit.ts';
import { prepareBench } from './galleries/site.ts';
import { visitPages } from './galleries/visit-pages.ts';
import { inWorld } from './parts/world.ts';

const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';

const bench = await prepareBench();
const fixture = await loadSite('galleries');
await inWorld({ sites: [bench.site, fixture], runtimeDir: bench.runtimeDir }, async ({ browser, address }) => {
  const world = { browser, origin: address('bench', ''), rounds };
  if (!only || only === 'bytes') await reportBytes(bench);
  if (!only || only === 'engine')
    await reportEngine(
      world,
      bench.rows.map(({ name }) => name),
    );
  const designs = (await fixture.pages()).map((page) => address(fixture.id, page));
  if (!only || only === 'visit') await reportVisit(world, Object.keys(visitPages), designs);
  if (!only || only === 'lightbox') await reportLightbox(world, 'lightbox' in bench.hashes);
});

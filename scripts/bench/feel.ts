// Time from the HTML to a living block: `npm run bench -- feel [--rounds N] [--pages real/,shop/mug] [--other FOLDER of another
// build]`. Slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU slow-down, a new profile for each load; pages and builds alternate within a
// round. Prints medians, and medians of each round's ratio to the page without script; draws them in .github/images/feel.svg
// unless another build is named.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listFixtureSites, loadSites, start } from '../../fake-server/start.ts';
import { root } from '../build/paths.ts';
import { drawFeel } from './feel/draw-feel.ts';
import { type Feel, measureFeel } from './feel/measure-feel.ts';
import { prepareRealPage } from './feel/real-page.ts';
import { inRounds } from './parts/in-rounds.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { inWorld } from './parts/world.ts';

/** Pages by site and path, each with the kind of the block that counts; null for a gallery that a template makes. */
const pages = [
  ['clean', '/gallery', 'gallery'],
  ['galleries', '/slideshow', 'gallery'],
  ['galleries', '/carousel', 'gallery'],
  ['forms', '/second', 'form'],
  ['shop', '/mug', 'product'],
  ['shop', '/cart', 'cart'],
  ['maps', '/', 'map'],
  ['galleries', '/autorows', null],
  ['real', '/', 'gallery'],
] as const;

const {
  rounds: roundsText,
  other,
  pages: pagesText,
} = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, other: { type: 'string' }, pages: { type: 'string' } },
}).values;
const rounds = Number(roundsText);
const only = pagesText?.split(',');

const measured = pages.filter(([site, path]) => !only || only.includes(`${site}${path}`));
const hasReal = measured.some(([site]) => site === 'real');
const sites = [...(await loadSites(await listFixtureSites())), ...(hasReal ? [await prepareRealPage()] : [])];
const builds = [
  { name: 'none', blocked: ['*/boot.js'] },
  ...(other ? [{ name: 'other', blocked: [] }] : []),
  { name: 'ours', blocked: [] },
];
/** The page of libraries has one path a build. */
const buildsOf = (site: string) => (site === 'real' ? [...builds, { name: 'pile', blocked: [] }] : builds);
const rowsOfPages = measured.flatMap((page) => buildsOf(page[0]).map((build) => ({ page, build })));
const feels = await inWorld(
  { sites },
  async ({ browser, platform }) => {
    const otherPlatform = other ? await start({ sites, runtimeDir: resolve(other) }) : platform;
    const measure = ({ page: [site, path, kind], build: { name, blocked } }: (typeof rowsOfPages)[number]): Promise<Feel> => {
      const { port } = name === 'other' ? otherPlatform : platform;
      const address = `http://${site}.localhost:${port}${site === 'real' ? `/${name === 'other' ? 'ours' : name}` : path}`;
      return measureFeel(browser, address, name === 'none' ? null : kind, blocked);
    };
    const figures = await inRounds(rounds, rowsOfPages, measure, { warmsUp: false });
    if (otherPlatform !== platform) await otherPlatform.close();
    return figures;
  },
  { defaultViewport: { width: 1280, height: 800 } },
);
const loadsOf = (name: string, build: string): readonly Feel[] =>
  rowsOfPages.filter((row) => row.page[0] + row.page[1] === name && row.build.name === build).flatMap(feels);

const columns: readonly { readonly title: string; readonly of: keyof Feel; readonly digits?: number; readonly ratio?: true }[] = [
  { title: 'trips', of: 'trips', digits: 0 },
  { title: 'requests', of: 'requests', digits: 0 },
  { title: 'alive ms', of: 'aliveMs', digits: 0 },
  { title: 'first paint ms', of: 'firstPaintMs', digits: 0, ratio: true },
  { title: 'LCP ms', of: 'lcpMs', digits: 0, ratio: true },
  { title: 'CLS', of: 'cls', digits: 3 },
  { title: 'longest task ms', of: 'maxTaskMs', digits: 0 },
];
const middle = (page: string, build: string, of: keyof Feel): number => median(loadsOf(page, build).map((load) => load[of]));
const rows = measured.flatMap(([site, path]) =>
  buildsOf(site).map(({ name }) => [
    `${site}${path} ${name}`,
    ...columns.map((column) => {
      const floors = loadsOf(site + path, 'none').map((load) => load[column.of]);
      const times = ratio(
        loadsOf(site + path, name).map((load) => load[column.of]),
        floors,
      );
      const value = digits(middle(site + path, name, column.of), column.digits);
      return column.ratio && name !== 'none' ? `${value} (${digits(times, 2)}x)` : value;
    }),
  ]),
);
printTable(['page', ...columns.map(({ title }) => title)], rows);
if (!other && !only)
  await writeFile(
    join(root, '.github/images/feel.svg'),
    drawFeel(
      measured
        .filter(([, , kind]) => kind)
        .flatMap(([site, path]) => (site === 'real' ? ['ours', 'pile'] : ['ours']).map((name) => ({ page: site + path, name })))
        .map(({ page, name }) => ({
          name: name === 'pile' ? `${page} by libraries` : page,
          noScriptPaintMs: middle(page, 'none', 'firstPaintMs'),
          paintMs: middle(page, name, 'firstPaintMs'),
          aliveMs: middle(page, name, 'aliveMs'),
        })),
    ),
  );

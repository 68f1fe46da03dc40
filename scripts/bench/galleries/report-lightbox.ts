import { inRounds } from '../parts/in-rounds.ts';
import { digits, median, printTable, ratio } from '../parts/table.ts';
import { lightboxPictures } from './lightbox-pages.ts';
import { type Lightbox, measureOpening, type Opening } from './measure-lightbox.ts';
import type { World } from './report-engine.ts';

const slowDown = 4;
const timeoutMs = 30_000;

const widths = [100, 300, 500, 750, 1000, 1500, 2500];
const fetched = (name: string) => `performance.getEntriesByType('resource').some(({ name }) => /${name}/.test(name))`;
const lightboxes = (origin: string): Readonly<Record<string, Lightbox>> => ({
  ours: {
    address: `${origin}/lightbox/ours`,
    thumbnail: '.slide:nth-child(2) a',
    picture: 'dialog.sqs-lightbox[open] .sqs-lightbox-slide img',
    files: lightboxPictures.flatMap((src) => widths.map((width) => `${src}?format=${width}w`)),
    ready: fetched('chunks.lightbox-[A-Z0-9]+'),
  },
  photoswipe: {
    address: `${origin}/lightbox/photoswipe`,
    thumbnail: 'a:nth-of-type(2)',
    picture: '.pswp--open .pswp__img',
    files: lightboxPictures,
    ready: 'window.bench',
  },
  floor: {
    address: `${origin}/lightbox/floor`,
    thumbnail: 'a:nth-of-type(2)',
    picture: 'dialog[open] img',
    files: lightboxPictures,
    ready: 'true',
  },
});

/** Prints the time from a click on a picture to the first frame of the lightbox. */
export async function reportLightbox({ browser, origin, rounds }: World, isBuilt: boolean): Promise<void> {
  const measured = lightboxes(origin);
  const rows = Object.keys(measured).filter((name) => name !== 'ours' || isBuilt);
  if (!isBuilt) console.log('\nThere is no lightbox in this build: only PhotoSwipe is measured.');
  const measure = (name: string): Promise<Opening> => measureOpening(browser, measured[name] as Lightbox, slowDown, timeoutMs);
  const openings = await inRounds(rounds, rows, measure, { warmsUp: false, title: 'lightbox' });
  const all = (row: string, name: keyof Opening) => openings(row).map((opening) => opening[name]);
  console.log(`\nLightbox at ${slowDown}x, picture cached, code loaded; medians of ${rounds}`);
  printTable(
    ['row', 'click to first frame ms', 'to photoswipe', 'CPU ms', 'to photoswipe', 'elements'],
    rows.map((name) => [
      name,
      digits(median(all(name, 'frameMs'))),
      digits(ratio(all(name, 'frameMs'), all('photoswipe', 'frameMs')), 2),
      digits(median(all(name, 'cpuMs'))),
      digits(ratio(all(name, 'cpuMs'), all('photoswipe', 'cpuMs')), 2),
      median(all(name, 'nodes')),
    ]),
  );
}

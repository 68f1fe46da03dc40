import { digits, median, printTable, ratio } from '../table.ts';
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
  const rows = Object.entries(lightboxes(origin)).filter(([name]) => name !== 'ours' || isBuilt);
  if (!isBuilt) console.log('\nThere is no lightbox in this build: only PhotoSwipe is measured.');
  const runs = new Map<string, Opening[]>(rows.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, lightbox] of rows) runs.get(name)?.push(await measureOpening(browser, lightbox, slowDown, timeoutMs));
    process.stderr.write(`lightbox: round ${round + 1} of ${rounds}\n`);
  }
  const all = (row: string, name: keyof Opening) => (runs.get(row) ?? []).map((opening) => opening[name]);
  console.log(`\nLightbox at ${slowDown}x, picture cached, code loaded; medians of ${rounds}`);
  printTable(
    ['row', 'click to first frame ms', 'to photoswipe', 'CPU ms', 'to photoswipe', 'elements'],
    rows.map(([name]) => [
      name,
      digits(median(all(name, 'frameMs'))),
      digits(ratio(all(name, 'frameMs'), all('photoswipe', 'frameMs')), 2),
      digits(median(all(name, 'cpuMs'))),
      digits(ratio(all(name, 'cpuMs'), all('photoswipe', 'cpuMs')), 2),
      median(all(name, 'nodes')),
    ]),
  );
}

import { inRounds } from '../parts/in-rounds.ts';
import { digits, median, printTable } from '../parts/table.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import type { World } from './report-engine.ts';

const slowDown = 4;

/** Prints the costs of first visits with the whole runtime: tasks at 4x, fetches in their order, and layout shift by design. */
export async function reportVisit(
  { browser, origin, rounds }: World,
  pages: readonly string[],
  designs: readonly string[],
): Promise<void> {
  const measure = (page: string): Promise<Visit> => measureVisit(browser, origin + page, slowDown);
  const visitsOf = await inRounds(rounds, pages, measure, { warmsUp: false, title: 'first visit' });
  console.log(`\nFirst visit at ${slowDown}x, CPU time of tasks, medians of ${rounds}`);
  printTable(
    ['page', 'longest task ms', 'tasks over 50 ms', 'shift', 'gallery chunks before a scroll', 'after it'],
    pages.map((page) => [
      page,
      digits(median(visitsOf(page).map(({ maxMs }) => maxMs))),
      median(visitsOf(page).map(({ longTasks }) => longTasks)),
      digits(Math.max(...visitsOf(page).map(({ shift }) => shift)), 4),
      galleryChunks(visitsOf(page)[0]?.chunksAtOnce),
      galleryChunks(visitsOf(page)[0]?.chunksLater),
    ]),
  );
  console.log('\nLayout shift of the fixture site, from load to the end of a scroll down');
  const rows: (string | number)[][] = [];
  for (const address of designs) {
    const { shift, mountedGalleries } = await measureVisit(browser, address, 1);
    rows.push([new URL(address).pathname, digits(shift, 4), mountedGalleries]);
  }
  printTable(['page', 'shift', 'mounted galleries'], rows);
}

const galleryChunks = (chunks: readonly string[] = []): string => {
  const names = chunks.filter((name) => /^(gallery|lightbox|video)/.test(name));
  return [...new Set(names)].join(', ') || 'none';
};

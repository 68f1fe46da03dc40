import { digits, median, printTable } from '../table.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import type { World } from './report-engine.ts';

const slowDown = 4;

/** Prints the costs of first visits with the whole runtime: tasks at 4x, fetches in their order, and layout shift by design. */
export async function reportVisit(
  { browser, origin, rounds }: World,
  pages: readonly string[],
  designs: readonly string[],
): Promise<void> {
  const runs = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, visits] of runs) visits.push(await measureVisit(browser, origin + page, slowDown));
    process.stderr.write(`first visit: round ${round + 1} of ${rounds}\n`);
  }
  console.log(`\nFirst visit at ${slowDown}x, CPU time of tasks, medians of ${rounds}`);
  printTable(
    ['page', 'longest task ms', 'tasks over 50 ms', 'shift', 'gallery chunks before a scroll', 'after it'],
    [...runs].map(([page, visits]) => [
      page,
      digits(median(visits.map(({ maxMs }) => maxMs))),
      median(visits.map(({ longTasks }) => longTasks)),
      digits(Math.max(...visits.map(({ shift }) => shift)), 4),
      galleryChunks(visits[0]?.chunksAtOnce),
      galleryChunks(visits[0]?.chunksLater),
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

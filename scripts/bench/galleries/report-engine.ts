import type { Browser } from 'puppeteer';
import { inRounds } from '../parts/in-rounds.ts';
import { digits, median, printTable, ratio } from '../parts/table.ts';
import { type Mount, measureMount } from './measure-mount.ts';
import { type Scene, scenes } from './site.ts';

export interface World {
  readonly browser: Browser;
  readonly origin: string;
  readonly rounds: number;
}

const slowDown = 4;
const loadTimeoutMs = 60_000;

/** Prints a table for each scene: the costs of starting and stepping, in ms and as a ratio to the floor. */
export async function reportEngine({ browser, origin, rounds }: World, rows: readonly string[]): Promise<void> {
  for (const scene of scenes) {
    const measure = async (row: string) => {
      const address = `${origin}/${row}/${scene.galleries}/${scene.slides}`;
      const fast = await measureMount(browser, address, 1, loadTimeoutMs);
      return { fast, slow: await measureMount(browser, address, slowDown, loadTimeoutMs) };
    };
    const mountsOf = await inRounds(rounds, rows, measure, { warmsUp: false, title: titleOf(scene) });
    const all = (row: string, name: keyof Mount, of: 'fast' | 'slow' = 'fast') => mountsOf(row).map((load) => load[of][name]);
    /** Costs beyond those of the same page without a library. */
    const over = (row: string, name: keyof Mount, of: 'fast' | 'slow' = 'fast') => {
      const base = all('nothing', name, of);
      return all(row, name, of).map((value, round) => value - (base[round] ?? Number.NaN));
    };
    const middle = (row: string, name: keyof Mount) => median(all(row, name));
    console.log(`\n${titleOf(scene)}, medians of ${rounds}; times are those beyond the row nothing`);
    printTable(
      [
        'row',
        'script ms',
        'to floor',
        'script ms 4x',
        'to floor',
        'CPU ms',
        'at 4x',
        'layouts / styles',
        'heap KiB',
        'listeners',
        'nodes',
        'shift',
        'pictures',
        '100 steps ms',
        'layouts',
        'framed step CPU ms',
      ],
      rows.map((row) => [
        row,
        digits(median(over(row, 'scriptMs')), 2),
        digits(ratio(over(row, 'scriptMs'), over('floor', 'scriptMs')), 1),
        digits(median(over(row, 'scriptMs', 'slow')), 2),
        digits(ratio(over(row, 'scriptMs', 'slow'), over('floor', 'scriptMs', 'slow')), 1),
        digits(median(over(row, 'cpuMs')), 1),
        digits(median(over(row, 'cpuMs', 'slow')), 1),
        `${middle(row, 'layouts')} / ${middle(row, 'styles')}`,
        digits(middle(row, 'heapKib'), 0),
        middle(row, 'listeners'),
        middle(row, 'nodes'),
        digits(middle(row, 'shift'), 3),
        middle(row, 'pictures'),
        digits(middle(row, 'stepsMs'), 1),
        middle(row, 'stepLayouts'),
        digits(middle(row, 'framedMs'), 2),
      ]),
    );
  }
}

const titleOf = ({ galleries, slides }: Scene): string =>
  `${galleries} ${galleries === 1 ? 'gallery' : 'galleries'} of ${slides}`;

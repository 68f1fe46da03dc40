// Cost of the boot script beside no script, an empty script and a greeting by react-dom: `node scripts/run.mjs scripts/bench/boot.ts [rounds]`
// Chromium at 4x CPU slow-down, a new profile for each load, rows alternate within a round; prints medians, and medians of
// each round's ratio to the page without a script.
import { type Load, measureLoad } from './boot/measure-load.ts';
import { prepareBench, rows } from './boot/pages.ts';
import { median, printTable, ratio } from './table.ts';
import { inWorld } from './world.ts';

const rounds = Number(process.argv[2] ?? 9);

const columns: readonly { readonly name: keyof Load; readonly title: string; readonly ratio: boolean }[] = [
  { name: 'loadMs', title: 'load ms', ratio: true },
  { name: 'cpuMs', title: 'CPU ms', ratio: true },
  { name: 'scriptMs', title: 'script CPU ms', ratio: false },
  { name: 'blockingMs', title: 'TBT ms', ratio: false },
  { name: 'maxTaskMs', title: 'longest task ms', ratio: false },
  { name: 'heapKib', title: 'heap KiB', ratio: true },
  { name: 'scriptKib', title: 'scripts KiB (brotli)', ratio: false },
];

const { site, runtimeDir } = await prepareBench();
const loads = new Map<string, Load[]>(rows.map((row) => [row, []]));
await inWorld({ sites: [site], runtimeDir }, async ({ browser, address }) => {
  // The first load of each row warms server and browser caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const row of rows) {
      const load = await measureLoad(browser, address('bench', `/${row}`), row === 'boot' ? ['*/chunks/*'] : []);
      if (round > 0) loads.get(row)?.push(load);
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
});

const all = (row: string, name: keyof Load): number[] => (loads.get(row) ?? []).map((load) => load[name]);
const middle = (row: string, name: keyof Load): number => median(all(row, name));
const cell = (row: string, { name, ratio: hasRatio }: (typeof columns)[number]): string =>
  middle(row, name).toFixed(1) + (hasRatio && row !== 'none' ? ` (${ratio(all(row, name), all('none', name)).toFixed(2)}x)` : '');
printTable(
  ['page', ...columns.map(({ title }) => title)],
  rows.map((row) => [row, ...columns.map((column) => cell(row, column))]),
);
const overNone = (row: string): string => (middle(row, 'heapKib') - middle('none', 'heapKib')).toFixed(0);
console.log(`heap over none: boot ${overNone('boot')} KiB, ours ${overNone('ours')} KiB; medians of ${rounds}`);

// Cost of the boot script beside no script, an empty script and a greeting by react-dom: `npm run bench -- boot [rounds]`
// Chromium at 4x CPU slow-down, a new profile for each load, rows alternate within a round; prints medians, and medians of
// each round's ratio to the page without a script.
import { type Load, measureLoad } from './boot/measure-load.ts';
import { prepareBench, rows } from './boot/pages.ts';
import { inRounds } from './parts/in-rounds.ts';
import { median, printTable, ratio } from './parts/table.ts';
import { inWorld } from './parts/world.ts';

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
const loadsOf = await inWorld({ sites: [site], runtimeDir }, ({ browser, address }) =>
  inRounds(rounds, rows, (row) => measureLoad(browser, address('bench', `/${row}`), row === 'boot' ? ['*/chunks/*'] : [])),
);

const all = (row: (typeof rows)[number], name: keyof Load): number[] => loadsOf(row).map((load) => load[name]);
const middle = (row: (typeof rows)[number], name: keyof Load): number => median(all(row, name));
const cell = (row: (typeof rows)[number], { name, ratio: hasRatio }: (typeof columns)[number]): string =>
  middle(row, name).toFixed(1) + (hasRatio && row !== 'none' ? ` (${ratio(all(row, name), all('none', name)).toFixed(2)}x)` : '');
printTable(
  ['page', ...columns.map(({ title }) => title)],
  rows.map((row) => [row, ...columns.map((column) => cell(row, column))]),
);
const overNone = (row: (typeof rows)[number]): string => (middle(row, 'heapKib') - middle('none', 'heapKib')).toFixed(0);
console.log(`heap over none: boot ${overNone('boot')} KiB, ours ${overNone('ours')} KiB; medians of ${rounds}`);

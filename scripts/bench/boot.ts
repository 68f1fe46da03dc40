// Cost of the boot script beside no script, an empty script and a greeting by react-dom: `node scripts/run.mjs scripts/bench/boot.ts [rounds]`
// Chromium at 4x CPU slow-down, a new profile for each load, rows alternate within a round; prints medians, and medians of
// each round's ratio to the page without a script.
import puppeteer from 'puppeteer';
import { findBrowser } from '../../cli/browser/find.ts';
import { quietFlags } from '../../cli/browser/quiet-flags.ts';
import { start } from '../../fake-server/start.ts';
import { type Load, measureLoad } from './boot/measure-load.ts';
import { prepareBench, rows } from './boot/pages.ts';

const rounds = Number(process.argv[2] ?? 9);
const flags = ['--no-sandbox', ...quietFlags];

const columns: readonly { readonly name: keyof Load; readonly title: string; readonly ratio: boolean }[] = [
  { name: 'loadMs', title: 'load ms', ratio: true },
  { name: 'cpuMs', title: 'CPU ms', ratio: true },
  { name: 'scriptMs', title: 'script CPU ms', ratio: false },
  { name: 'blockingMs', title: 'TBT ms', ratio: false },
  { name: 'maxTaskMs', title: 'longest task ms', ratio: false },
  { name: 'heapKib', title: 'heap KiB', ratio: true },
  { name: 'scriptKib', title: 'scripts KiB (brotli)', ratio: false },
];

const found = await findBrowser(process.env);
if (!found) throw new Error('This bench needs Chromium or Chrome: `npm test` finds or fetches one.');
const { site, runtimeDir } = await prepareBench();
const platform = await start({ sites: [site], runtimeDir });
const browser = await puppeteer.launch({ executablePath: found.path, args: flags });
const loads = new Map<string, Load[]>(rows.map((row) => [row, []]));
try {
  // The first load of each row warms server and browser caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const row of rows) {
      const load = await measureLoad(
        browser,
        `http://bench.localhost:${platform.port}/${row}`,
        row === 'boot' ? ['*/chunks/*'] : [],
      );
      if (round > 0) loads.get(row)?.push(load);
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
} finally {
  await browser.close();
  await platform.close();
}

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const all = (row: string, name: keyof Load): number[] => (loads.get(row) ?? []).map((load) => load[name]);
const median = (row: string, name: keyof Load): number => middle(all(row, name));
const cell = (row: string, { name, ratio }: (typeof columns)[number]): string => {
  const floors = all('none', name);
  const times = middle(all(row, name).map((value, round) => value / (floors[round] ?? Number.NaN)));
  return median(row, name).toFixed(1) + (ratio && row !== 'none' ? ` (${times.toFixed(2)}x)` : '');
};
console.log(`| ${['page', ...columns.map(({ title }) => title)].join(' | ')} |`);
console.log(`|---|${columns.map(() => '--:').join('|')}|`);
for (const row of rows) console.log(`| ${[row, ...columns.map((column) => cell(row, column))].join(' | ')} |`);
const overNone = (row: string): string => (median(row, 'heapKib') - median('none', 'heapKib')).toFixed(0);
console.log(`heap over none: boot ${overNone('boot')} KiB, ours ${overNone('ours')} KiB; medians of ${rounds}`);

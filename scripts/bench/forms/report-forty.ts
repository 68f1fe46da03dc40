import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { outDir } from '../../build/paths.ts';
import { brotliBytes } from '../parts/bundle.ts';
import { digits, median, printTable } from '../parts/table.ts';
import { traceTasks } from '../parts/trace-tasks.ts';
import { hasErrorsOrNoScript, nextFrames, readShift, scrollNear, watchPage, whenQuiet } from './in-page/measures.ts';
import { bundlePeer, bundleReact } from './peer.ts';

const keys = 20;
const slower = 4;

/**
 * Prints the bytes that forms fetch until they are sent, by the visitor's steps, beside the bytes of the peer; brotli, scripts
 * and styles together.
 */
export async function reportBytes(): Promise<void> {
  const folder = join(outDir('runtime'), 'chunks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.js'));
  const fileOf = (name: string) => {
    const file = files.find((each) => each.replace(/-[A-Z0-9]{8}\.js$/, '') === name);
    if (!file) throw new Error(`${name} is not built: run \`npm run build\`.`);
    return join(folder, file);
  };
  const sum = (names: readonly string[]) => names.reduce((bytes, name) => bytes + brotliBytes(readFileSync(fileOf(name))), 0);
  const row = (what: string, ...stages: readonly (readonly string[])[]) => [what, 0, ...stages.map(sum), sum(stages.flat())];
  const drawn = ['forms', 'form-island'];
  const extras = ['form-extras'];
  const [peer, react] = [brotliBytes(await bundlePeer()), brotliBytes(await bundleReact())];
  console.log('\nBytes, brotli, beside React, until it is sent');
  printTable(
    ['what', 'before it is near', 'near', 'focus', 'first key', 'first error', 'in all'],
    [
      row('a form of the server: newsletter, names, texts', ['forms'], [], ['form-controller', 'form-send'], []),
      row('the same, corrected', ['forms'], [], ['form-controller', 'form-send'], ['form-errors']),
      row(
        'a form of the server, fields of every type, corrected',
        ['forms', ...extras],
        [],
        ['form-controller', 'form-send'],
        ['form-errors'],
      ),
      row(
        'a form that the page describes',
        [...drawn, ...extras],
        [],
        ['form-controller', 'form-send', 'form-success'],
        ['form-errors'],
      ),
      row('what draws it', ['form-island'], [], [], []),
      ['React Hook Form, zod resolver, the same fields, no sending', '-', peer - react, '-', '-', '-', peer - react],
    ],
  );
  console.log(
    `\nReact: ours ${sum(['react'])}, the peer's ${react}. The first key also fetches the page's calls: ${sum(['calls'])}. ` +
      `On pages in other languages: ${sum(['form-strings'])}, and the language's texts, ${sum(['forms-de'])} for German.`,
  );
}

interface Load {
  readonly usableMs: number;
  readonly cpuMs: number;
  readonly shift: number;
  readonly keyMs: number;
  readonly keyCpuMs: number;
}

/** Forms of 40 fields at 4x CPU slow-down, rows alternate: time until usable, time of a key, layout shift. */
export async function reportForty(browser: Browser, origin: string, rounds: number): Promise<void> {
  const loads = new Map<string, Load[]>(['ours', 'peer', 'bare'].map((row) => [row, []]));
  const long = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1)
    for (const [row, all] of loads) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 900, height: 900 });
      await page.emulateCPUThrottling(slower);
      await page.evaluateOnNewDocument(watchPage);
      await page.goto(`${origin}/${row}`);
      await page.evaluate(whenQuiet);
      const trace = await traceTasks(
        page,
        async () => {
          await page.evaluate(scrollNear);
          await page.waitForSelector('form[data-ss-form]');
        },
        true,
      );
      const [near, usable] = [trace.marked('near'), trace.marked('usable')];
      const until = trace.tasks.filter(
        ({ atMs, lastedMs, thread }) => thread === near.thread && atMs + lastedMs >= near.ms && !(atMs > usable.ms),
      );
      if (row === 'ours')
        for (const { cpuMs, scripts } of until.filter((task) => task.cpuMs > 50)) {
          const name = scripts.join(', ');
          long.set(name, Math.max(cpuMs, long.get(name) ?? 0));
        }
      const shift = await page.evaluate(readShift);
      all.push({
        shift,
        usableMs: usable.ms - near.ms,
        cpuMs: until.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
        ...(await measureKeys(page)),
      });
      await context.close();
    }
  console.log(`\n40 fields at ${slower}x, medians of ${rounds} loads; a key: the longest task of each, medians of ${keys}`);
  const of = (row: string, name: keyof Load, count = 1) =>
    digits(median((loads.get(row) ?? []).map((load) => load[name])), count);
  printTable(
    ['row', 'from near to usable ms', 'CPU ms', 'layout shift', 'a key ms', 'CPU ms'],
    [...loads.keys()].map((row) => [
      row,
      of(row, 'usableMs', 0),
      of(row, 'cpuMs', 0),
      of(row, 'shift', 4),
      of(row, 'keyMs'),
      of(row, 'keyCpuMs'),
    ]),
  );
  console.log('\nTasks of ours of more than 50 ms of CPU until then, the longest of all loads, by the scripts that ran in them:');
  for (const [scripts, cpuMs] of long) console.log(`  ${digits(cpuMs, 0)} ms  ${scripts}`);
  if (long.size === 0) console.log('  none');
}

/**
 * Types into a field of a form that was sent empty, whose error the first key clears. Returns the median of the keys' longest
 * tasks.
 */
async function measureKeys(page: Page): Promise<Pick<Load, 'keyMs' | 'keyCpuMs'>> {
  await page.focus('#text-20-field');
  await page.keyboard.press('Enter');
  await page.waitForFunction(hasErrorsOrNoScript);
  await page.focus('#text-20-field');
  await page.keyboard.type('ab');
  const longest: { lastedMs: number; cpuMs: number }[] = [];
  for (let index = 0; index < keys; index += 1) {
    const { tasks } = await traceTasks(page, async () => {
      await page.keyboard.press('a');
      await page.evaluate(nextFrames);
    });
    longest.push(tasks.reduce((most, task) => (task.cpuMs > most.cpuMs ? task : most)));
  }
  return { keyMs: median(longest.map(({ lastedMs }) => lastedMs)), keyCpuMs: median(longest.map(({ cpuMs }) => cpuMs)) };
}

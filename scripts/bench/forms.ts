// What forms cost, and whether any is lost: `node scripts/run.mjs scripts/bench/forms.ts [submissions] [seed]`.
// Bytes of each chunk (brotli); a form of 40 fields on a processor four times slower; then submissions under `~0.3` faults, each followed until the form says how it ended.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { type Page } from 'puppeteer';
import { findBrowser } from '../../cli/browser/find.ts';
import { loadSite, start } from '../../fake-server/start.ts';
import { outDir } from '../build/paths.ts';
import { fortyFields } from './forms/forty-fields.ts';
import { keyMs, readSeen, watchNextKey, watchPage } from './forms/in-page/measures.ts';
import { sendUnderFaults } from './forms/send-under-faults.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);

const found = await findBrowser(process.env);
if (!found) throw new Error('This bench needs Chromium or Chrome: `npm test` finds or fetches one.');
reportBytes(outDir('runtime'));
const platform = await start({ sites: [await loadSite('forms'), fortyFields], seed });
const browser = await puppeteer.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await reportFortyFields(page, `http://forty.localhost:${platform.port}/`);
  const tally = await sendUnderFaults(page, platform, `http://forms.localhost:${platform.port}/newsletter`, count);
  console.log(`\n${count} submissions under ~0.3 faults, seed ${seed}:`);
  console.log(JSON.stringify(tally, null, 2));
  if (tally.toldAndNotStored + tally.storedTwice + tally.undecided > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await platform.close();
}

function reportBytes(folder: string): void {
  console.log('brotli bytes');
  for (const place of ['chunks', 'chunks/islands'])
    for (const name of readdirSync(join(folder, place)).filter((each) => /^(form|shared).*\.js$/.test(each)))
      console.log(`${String(brotliCompressSync(readFileSync(join(folder, place, name))).length).padStart(7)}  ${place}/${name}`);
}

/** A form of 40 fields on a processor four times slower: until it can be used, a key in it, and what moved. */
async function reportFortyFields(page: Page, address: string): Promise<void> {
  await page.setViewport({ width: 900, height: 900 });
  await page.emulateCPUThrottling(4);
  await page.evaluateOnNewDocument(watchPage);
  await page.goto(address);
  await page.waitForSelector('form[data-ss-form]');
  const usableMs = await page.evaluate(() => performance.now());
  const inForm = await medianKeyMs(page, '#text-20-field');
  // The same key where no runtime listens: what the browser takes for itself.
  const bare = await medianKeyMs(page, '#bare');
  const seen = await page.evaluate(readSeen);
  console.log(
    `\n40 fields at 4x: usable after ${usableMs.toFixed(0)} ms, a key ${inForm.toFixed(1)} ms (${bare.toFixed(1)} ms in a field outside), ` +
      `layout shift ${seen.shift.toFixed(4)}, longest task ${seen.longMs.toFixed(0)} ms`,
  );
  await page.emulateCPUThrottling(1);
}

async function medianKeyMs(page: Page, selector: string): Promise<number> {
  await page.focus(selector);
  const keys: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    await page.evaluate(watchNextKey);
    await page.keyboard.press('a');
    await page.waitForFunction(keyMs);
    keys.push((await page.evaluate(keyMs)) ?? Number.NaN);
  }
  return keys.sort((one, other) => one - other)[Math.floor(keys.length / 2)] ?? 0;
}

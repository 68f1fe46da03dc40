// Records fixtures/traffic/: drives the fixture sites in a real browser and saves the journal of the fake platform.
// `node scripts/run.mjs scripts/record-traffic.ts [session…]`
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { browserWaysOut, findOrInstallBrowser } from '../cli/browser/install.ts';
import { quietFlags } from '../cli/browser/quiet-flags.ts';
import type { JournalEntry } from '../fake-server/common/journal/journal.ts';
import { harParts } from '../fake-server/har/journal-har.ts';
import { loadSites, start } from '../fake-server/start.ts';
import { root } from './build/paths.ts';
import { type Session, sessions } from './record-traffic/sessions.ts';
import { tidyEntries } from './record-traffic/tidy.ts';

const folder = join(root, 'fixtures', 'traffic');
/** The session that is also saved as HAR, so that the same traffic exists in both formats. */
const alsoAsHar = 'first-visit';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const viewport = { width: 1280, height: 800 };

async function record(session: Session, executablePath: string): Promise<JournalEntry[]> {
  const platform = await start({ port: 0, sites: await loadSites([session.site]) });
  const browser = await puppeteer.launch({
    executablePath,
    args: ['--no-sandbox', ...quietFlags],
  });
  try {
    const page = await browser.newPage();
    await page.setUserAgent({ userAgent });
    await page.setViewport(viewport);
    await session.drive({ page, origin: `http://${session.site}.localhost:${platform.port}`, journal: platform.journal });
    const entries = tidyEntries(platform.journal.entries(), platform.port);
    const bad = entries.find(({ valid, status, endpoint }) => !valid || status >= 400 || endpoint === null);
    if (bad) throw new Error(`${session.name}: the platform rejected ${JSON.stringify(bad, null, 2)}`);
    return entries;
  } finally {
    await browser.close();
    await platform.close();
  }
}

const found = await findOrInstallBrowser(process.env, (line) => console.error(line));
if (!found) throw new Error(browserWaysOut);
await mkdir(folder, { recursive: true });
const names = process.argv.slice(2);
for (const session of sessions.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const entries = await record(session, found.path);
  await writeFile(join(folder, `${session.name}.ndjson`), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  if (session.name === alsoAsHar) await writeFile(join(folder, `${session.name}.har`), `${[...harParts(entries)].join('')}\n`);
  console.log(`${session.name}: ${entries.map(({ endpoint }) => endpoint).join(', ')}`);
}

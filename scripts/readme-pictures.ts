// Takes the pictures of README, the inspector and the audit report again, into .github/images/: `node scripts/run.mjs
// scripts/readme-pictures.ts`.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import { controlHost } from '../fake-server/http/host.ts';
import { loadSites } from '../fake-server/start.ts';
import { type BenchWorld, inWorld } from './bench/parts/world.ts';
import { root } from './build/paths.ts';

const widthPx = 1200;
const heightPx = 760;
const reportHeightPx = 1010;

/** Pages of the site `leaky` that the visitor of the inspector's pictures opens, in order. */
const visited = ['/', '/lifetime', '/before-consent', '/search', '/answer-cookie'];

/** The page of README's section on audits. */
const shopPage = `<!doctype html>
<h1>Shop</h1>
<script>document.cookie = '_ga=GA1.1.17; max-age=63072000'</script>
`;

const options = {
  sites: await loadSites(['leaky', 'clean']),
  report: true,
};
const folder = await mkdtemp(join(tmpdir(), 'readme-pictures-'));
try {
  await inWorld(options, takePictures);
} finally {
  await rm(folder, { recursive: true });
}

async function takePictures(world: BenchWorld): Promise<void> {
  const { browser, platform, address } = world;
  const page = await browser.newPage();
  const take = async (name: string) => {
    await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0)');
    await page.screenshot({ path: join(root, '.github/images', `${name}.png`) as `${string}.png` });
  };

  await page.setViewport({ width: widthPx, height: reportHeightPx });
  await page.goto(await auditReport());
  await take('audit-report');

  await page.setViewport({ width: widthPx, height: heightPx });
  await page.goto(address('clean', '/gallery'));
  await page.waitForSelector('button ::-p-text(Accept)');
  await take('page');

  await visitLeaky(page, world);
  const invalid = platform.journal.entries().findLast(({ valid }) => !valid);
  const inspector = `http://${controlHost}:${platform.port}/__ss/`;
  for (const [name, query, shown] of [
    ['inspector', `?entry=${invalid?.seq}`, '::-p-text(Payload)'],
    ['inspector-visit', '?view=visit', '::-p-text(ss_cvr)'],
    ['inspector-cookies', '?view=cookies', '.visit-cookies'],
  ] as const) {
    await page.goto(inspector + query, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(shown);
    await take(name);
  }
}

/** Opens pages as one visitor, who says yes on the first. */
async function visitLeaky(page: Page, { address, platform }: BenchWorld): Promise<void> {
  for (const path of visited) {
    const { lastSeq } = platform.journal;
    await page.goto(address('leaky', path));
    const yes = path === '/' ? await page.waitForSelector('button ::-p-text(Yes)') : null;
    await yes?.click();
    await platform.journal.waitFor(({ seq, endpoint }) => seq > lastSeq && endpoint === 'record-hit');
  }
}

/** Returns the address of the report of an audit of README's page. */
async function auditReport(): Promise<string> {
  await writeFile(join(folder, 'shop.html'), shopPage);
  const file = join(folder, 'audit.html');
  const args = ['audit', 'shop.html', '--format', `html=${file}`, '--client', 'Harbour Studio'];
  // The page breaks its promises, which is status 1.
  await promisify(execFile)(process.execPath, [join(root, 'cli/bin.mjs'), ...args], { cwd: folder }).catch(() => undefined);
  return pathToFileURL(file).href;
}

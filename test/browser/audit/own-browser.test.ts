import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBrowserOf, connectBrowser } from '../../../cli/audit/browser/browser.ts';
import { findBrowser } from '../../../cli/browser/find.ts';
import { gatherPageAt } from '../../helpers/audit/gather-page.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const html = (port: number): string => `<!doctype html><title>All ways</title>
  <iframe src="http://elsewhere.localhost:${port}/frame"></iframe><script>
  document.cookie = 'page=1'; new Worker('/worker.js'); new SharedWorker('/shared.js'); navigator.serviceWorker.register('/service.js');
  </script>`;
const server = serveInFile(({ url = '' }, response) => {
  response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
  if (url === '/') response.end(html(server.port));
  else if (url === '/frame') response.end(`<script>document.cookie = 'frame=1; SameSite=None'; fetch('/by-frame')</script>`);
  else if (url.endsWith('.js')) response.end(`fetch('/by-${url.slice(1, -3)}')`);
  else response.end('');
});
let browser: Browser;
beforeAll(async () => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await puppeteer.launch({ executablePath: (await findBrowser(process.env))?.path ?? '', args: asRoot });
});
afterAll(() => browser?.close());

const visit = async (audited: Awaited<ReturnType<typeof auditBrowserOf>>) => {
  const { incomplete, visits } = await gatherPageAt(audited, `http://shop.localhost:${server.port}/`, { pageMs: 5000 });
  expect(incomplete).toBe(null);
  expect(visits[0]?.writes.map(({ name }) => name).sort()).toEqual(['frame', 'page']);
  const paths = visits[0]?.requests.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/by-frame', '/by-worker', '/shared.js', '/service.js']));
};

test('a page is audited in a caller’s own Puppeteer browser, whose pages stay open, twice', async () => {
  const page = await browser.newPage();
  await page.goto(`http://shop.localhost:${server.port}/frame`);
  await page.evaluate(() => {
    document.cookie = 'own=1';
  });
  for (let count = 0; count < 2; count++) {
    const audited = await auditBrowserOf(browser);
    await visit(audited);
    await audited.close();
  }
  expect(browser.connected).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('own=1');
  expect((await browser.pages()).filter((open) => !open.isClosed())).toHaveLength(2);
  // The caller's pages and workers start as before.
  await page.goto(`http://shop.localhost:${server.port}/`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toContain('/service.js');
  await page.close();
});

test('a page is audited in a running browser at its DevTools address, which stays open with its pages', async () => {
  const audited = await connectBrowser(browser.wsEndpoint());
  await visit(audited);
  expect(audited.crashCount).toBe(0);
  await audited.close();
  expect(browser.connected).toBe(true);
  expect(await browser.pages()).toHaveLength(1);
});

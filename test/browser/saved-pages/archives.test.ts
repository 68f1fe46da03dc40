// covers: fake-server/archives/ fake-server/html/
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { archiveSite } from '../../../fake-server/sites/archive-site.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { shownParts } from '../../helpers/browser/save-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-saved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'saved.mhtml');
const world = browserWorld(async () => {
  writeFileSync(file, 'Content-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\nnothing yet\n--b--');
  const sites = ['classic', 'forms', 'galleries', 'overlays'].map((id) => `fixtures/sites/${id}`);
  return [...(await loadSites(sites)), await archiveSite(file)];
});

/** Pages whose settings are drawn, and pages whose settings are in their markup. */
const pages = ['classic/journal', 'galleries/slideshow', 'overlays/bars/everything', 'overlays/popup/center'];

async function arrive(address: string, width: number): Promise<Page> {
  const { page } = await world.newVisitor();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 1400 });
  await page.goto(address);
  await page.evaluate(() => window.SSRuntime.ready);
  return page;
}

async function saveSnapshot(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  writeFileSync(file, data);
}

/** Addresses are those of the saved parts, a saved page is a page whose blocks the platform has rendered, and the domain is unknown. */
const inAnyFile = (parts: readonly string[]) =>
  parts.map((part) =>
    part.replace(/\.loading\b| (href|data-(src|image|image-id|ss-block|ss-block-error))=\S*| \S* \S* Made with.*/g, '').trim(),
  );

// site#drawn-settings site#saved-pages
test.each(pages)('%s, saved as MHTML at 1280 px, is at 320 px the page with its banner, bars and popup', async (name) => {
  const [site = '', ...path] = name.split('/');
  const address = world.address(site, `/${path.join('/')}`);
  // The info bar is drawn in narrow windows only.
  const saved = await arrive(address, name === 'overlays/bars/everything' ? 1000 : 1280);
  await saved.waitForFunction(() => document.querySelector('.sqs-cookie-banner-v2,.sqs-popup-overlay,.meta,.sqs-badge'));
  await saveSnapshot(saved);
  const [own, copy] = await Promise.all([arrive(address, 320), arrive(world.address('saved', '/'), 320)]);
  const found = async () => {
    const [wanted, shown] = (await Promise.all([shownParts(own), shownParts(copy)])).map(inAnyFile) as [string[], string[]];
    return [wanted.filter((part) => !shown.includes(part)), shown.filter((part) => !wanted.includes(part))];
  };
  await expect.poll(found).toEqual([[], []]);
});

test('a form whose description is not part of an MHTML file stays as it looks, with empty fields', async () => {
  const page = await arrive(world.address('forms', '/second'), 1280);
  await page.waitForSelector('form.react-form-contents');
  await page.type('form.react-form-contents input', 'Someone');
  await saveSnapshot(page);
  const copy = await arrive(world.address('saved', '/'), 320);
  await copy.waitForSelector('form.react-form-contents[data-ss-form=idle]');
  const names = (tab: Page) => tab.$$eval('form input:not([type=hidden])', (all) => all.map((each) => each.getAttribute('name')));
  expect(await names(copy)).toEqual(await names(page));
  expect(await copy.$eval('form.react-form-contents input', (input) => (input as HTMLInputElement).value)).toBe('');
  await page.setViewport({ width: 320, height: 1400 });
  const appearance = (tab: Page) =>
    tab.$$eval('form .form-item', (all) =>
      // An MHTML file has no hidden elements.
      all.flatMap((item) =>
        item.checkVisibility()
          ? [[item.id, item.getBoundingClientRect().height, item.querySelectorAll('[aria-required]').length]]
          : [],
      ),
    );
  expect(await appearance(copy)).toEqual(await appearance(page));
});

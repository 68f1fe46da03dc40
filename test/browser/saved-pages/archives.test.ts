// covers: fake-server/archives/ fake-server/html/
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { archiveSite } from '../../../fake-server/sites/archive-site.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { shownParts, singleFileHtml } from '../../helpers/browser/save-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-saved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'saved.mhtml');
const singleFile = join(folder, 'single.html');
const world = browserWorld(async () => {
  writeFileSync(file, 'Content-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\nnothing yet\n--b--');
  writeFileSync(singleFile, '<p>nothing yet');
  const sites = ['classic', 'forms', 'galleries', 'overlays'].map((id) => `fixtures/sites/${id}`);
  return [...(await loadSites([...sites, singleFile])), await archiveSite(file)];
});

/** Pages whose settings are drawn, and pages whose settings are in their markup. */
const pages = [
  'classic/journal',
  'classic/portfolio',
  'galleries/slideshow',
  'overlays/bars/everything',
  'overlays/popup/center',
];

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

/**
 * Addresses are those of the saved parts, a saved page is a page whose blocks the platform has rendered, and the domain is
 * unknown.
 */
const inAnyFile = (parts: readonly string[]) =>
  parts.map((part) =>
    part.replace(/\.loading\b| (href|data-(src|image|image-id|ss-block|ss-block-error))=\S*| \S* \S* Made with.*/g, '').trim(),
  );

async function differences(own: Page, copy: Page): Promise<readonly (readonly string[])[]> {
  const [wanted, shown] = (await Promise.all([shownParts(own), shownParts(copy)])).map(inAnyFile) as [string[], string[]];
  return [wanted.filter((part) => !shown.includes(part)), shown.filter((part) => !wanted.includes(part))];
}

/** Resolves when the page shows what it draws of its settings, and its theme's gallery is mounted. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('.sqs-cookie-banner-v2,.sqs-popup-overlay,.meta,.sqs-badge,[data-ss-form=idle],img.loaded') &&
      !document.querySelector('#slideshow > :first-child:not(.sqs-active-slide)'),
  );

// site#drawn-settings site#saved-pages
test.each(pages)('%s, saved as MHTML at 1280 px, is at 320 px the page with its banner, bars and popup', async (name) => {
  const [site = '', ...path] = name.split('/');
  const address = world.address(site, `/${path.join('/')}`);
  // The info bar is drawn in narrow windows only.
  const saved = await arrive(address, name === 'overlays/bars/everything' ? 1000 : 1280);
  await settled(saved);
  await saveSnapshot(saved);
  const [own, copy] = await Promise.all([arrive(address, 320), arrive(world.address('saved', '/'), 320)]);
  await expect.poll(() => differences(own, copy)).toEqual([[], []]);
});

// site#drawn-settings site#saved-pages
test.each([...pages, 'forms/first', 'galleries/images', 'galleries/carousel'])(
  '%s, saved by SingleFile at 1280 px, is at 320 px the page with its banner, bars, popup and galleries',
  async (name) => {
    const [site = '', ...path] = name.split('/');
    const address = world.address(site, `/${path.join('/')}`);
    const saved = await arrive(address, name === 'overlays/bars/everything' ? 1000 : 1280);
    await settled(saved);
    writeFileSync(singleFile, await singleFileHtml(saved));
    const [own, copy] = await Promise.all([arrive(address, 320), arrive(world.address('single', '/'), 320)]);
    await expect.poll(() => differences(own, copy)).toEqual([[], []]);
  },
);

test('the success message of a form that SingleFile saved while it was hidden can be displayed', async () => {
  const page = await arrive(world.address('forms', '/first'), 1280);
  writeFileSync(singleFile, await singleFileHtml(page));
  const copy = await arrive(world.address('single', '/'), 320);
  await copy.waitForSelector('form[data-ss-form=idle]');
  const message = await copy.waitForSelector('.form-submission-text');
  expect(
    await message?.evaluate((text) => {
      text.classList.remove('hidden');
      return text.checkVisibility();
    }),
  ).toBe(true);
});

test('a gallery whose theme is not part of the file goes on by its own buttons', async () => {
  const page = await arrive(world.address('classic', '/portfolio'), 1280);
  await page.waitForSelector('.sqs-active-slide');
  writeFileSync(singleFile, await singleFileHtml(page));
  const copy = await arrive(world.address('single', '/'), 320);
  await copy.waitForSelector('.sqs-active-slide');
  await copy.click('.next-slide');
  await copy.waitForSelector('.slide:nth-of-type(2).sqs-active-slide');
  expect(await copy.$eval('.current', (number) => number.textContent)).toBe('2');
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

test('style elements override the site’s sheet and one another in an MHTML file as in the page', async () => {
  const page = await arrive(world.address('galleries', '/slideshow'), 1280);
  await page.evaluate(() => {
    for (const marginPx of [7, 9]) document.body.insertAdjacentHTML('beforeend', `<style>body { margin: ${marginPx}px }</style>`);
  });
  await saveSnapshot(page);
  const copy = await arrive(world.address('saved', '/'), 1280);
  expect(await copy.evaluate(() => getComputedStyle(document.body).margin)).toBe('9px');
});

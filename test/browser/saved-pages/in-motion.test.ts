import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { savedHtml, shownParts } from '../../helpers/browser/save-page.ts';
import { savable } from '../../helpers/platform/saved-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const menu = testSite('menu', {
  '/': {
    body:
      '<header data-controller="Header"><button class="header-burger-btn burger">Menu</button><div class="header-menu"><div ' +
      'class="header-menu-nav"><nav class="header-menu-nav-list"><div class="header-menu-nav-folder" data-folder="root"><a ' +
      'href="/">Home</a></div></nav></div></div></header><main style="height:3000px">Page</main>',
  },
});
const moving = testSite('moving', {
  '/': {
    body:
      '<style>section,img{display:block;position:relative;min-height:600px}</style><section ' +
      'class="section-background-content" data-controller="BackgroundImageFXParallax"><img class="background-image-fx" ' +
      'alt="" style="object-position:50% 50%" src="data:,"></section><main style="height:3000px">Page</main>',
  },
});
const sites = [...(await loadSites(['galleries', 'overlays'].map((id) => `fixtures/sites/${id}`))), menu, moving].map(savable);
const world = browserWorld(() => sites.map(({ site }) => site));

/** The element that is pressed, empty where something opens by itself, and the one that is then in motion. */
const pages = [
  ['galleries', '/slideshow', '.sqs-gallery-controls .next', '.slide'],
  ['galleries', '/slider', '.sqs-gallery-controls .next', '.sqs-gallery > *'],
  ['galleries', '/lightbox', '.slide img.loaded', '.sqs-lightbox'],
  ['overlays', '/popup/center', '', '.sqs-popup-overlay'],
  ['menu', '/', '.header-burger-btn', '.header-menu[data-ss-open]'],
  ['moving', '/', '', 'img[style*=translate3d]'],
] as const;

async function arrive(site: string, path: string, width: number, hasMotion = false): Promise<Page> {
  const { page } = await world.newVisitor();
  if (!hasMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 1400 });
  await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.SSRuntime.ready);
  return page;
}

const parts = async (page: Page) =>
  // Saved pages get the classes of Modernizr on the root.
  (await shownParts(page)).slice(1).map((part) => part.replace(/\.loading\b| data-ss-block\S*/g, '').trim());

// site#saved-pages
test.each(pages)('%s%s, saved scrolled, while something is open or moves, is at rest', async (name, path, button, moving) => {
  const { save } = sites.find(({ site }) => site.id === name) as (typeof sites)[number];
  const page = await arrive(name, path, 1280, true);
  await page.evaluate(() => scrollTo(0, 300));
  if (button) {
    const pressed = await page.waitForSelector(button);
    await pressed?.evaluate((element) => (element as HTMLElement).click());
  }
  await page.waitForSelector(moving);
  save(path, await savedHtml(page));
  const copy = await arrive(name, path, 320);
  const own = await arrive(name, path, 320);
  const found = async () => {
    const [wanted, shown] = (await Promise.all([parts(own), parts(copy)])) as [string[], string[]];
    return [wanted.filter((part) => !shown.includes(part)), shown.filter((part) => !wanted.includes(part))];
  };
  await expect.poll(found).toEqual([[], []]);
});

// site#saved-pages
test('galleries that were scrolled to before the page was saved are those of the page', async () => {
  const { save } = sites.find(({ site }) => site.id === 'galleries') as (typeof sites)[number];
  const toReel = (page: Page) => page.$eval('.gallery-reel', (reel) => reel.scrollIntoView());
  const page = await arrive('galleries', '/section-slides', 1280);
  await toReel(page);
  await page.waitForSelector('.gallery-reel .sqs-wrapper');
  save('/section-slides', await savedHtml(page));
  const copy = await arrive('galleries', '/section-slides', 320);
  const own = await arrive('galleries', '/section-slides', 320);
  for (const tab of [own, copy]) {
    await toReel(tab);
    await tab.waitForSelector('.gallery-reel .sqs-wrapper img[src]');
  }
  const found = async () => {
    const [wanted, shown] = (await Promise.all([parts(own), parts(copy)])) as [string[], string[]];
    return [wanted.filter((part) => !shown.includes(part)), shown.filter((part) => !wanted.includes(part))];
  };
  await expect.poll(found).toEqual([[], []]);
});

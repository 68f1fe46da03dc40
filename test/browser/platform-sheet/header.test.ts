// covers: runtime/features/components/header/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { header71, section71 } from '../../helpers/markup/wild-pages.ts';
import { platformSheet } from '../../helpers/platform/platform-sheet.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const css =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}.header-display-desktop{display:none}.header{background:#fff}</style>';
const frame = (content: string) =>
  `<div id="siteWrapper">${header71}<main id="page"><article class="sections" ` +
  `id="sections">${section71(content)}</article></main></div>`;
const long = frame('<div style="height:4000px">Long</div>');
const fixed = `<script>document.body.className = 'tweak-fixed-header'</script>${long}`;
const world = browserWorld(() => [
  testSite('headers', {
    '/first': { head: css, body: long },
    '/last': { head: css, platformCss: false, body: `${long}<style>${platformSheet}</style>` },
    '/late': { head: css, platformCss: false, body: long },
    '/fixed': { head: css, body: fixed },
    '/system': {
      head: `${css}<style>.header{position:absolute;inset:0 0 auto;z-index:10}.system-page,.system-page>*{padding:13px}</style>`,
      body:
        `<div id="siteWrapper">${header71}<main id="page"><div class="system-page"><div><p ` +
        'id="words">Words</p></div></div></main></div>',
    },
  }),
]);

async function arrive(path: string, width: number): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width, height: 700 });
  await hastenAnimations(page, { stays: true, times: 20 });
  await open('headers', path);
  if (path === '/late') await page.addStyleTag({ content: platformSheet });
  await page.waitForSelector('.header[data-ss-block=header]');
  return page;
}
/** Returns the texts of the menu's links that are uncovered at their middle. */
const inReach = (page: Page) =>
  page.$$eval('.header-menu a', (all) =>
    all.flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && link.contains(met) ? [link.textContent?.trim() ?? ''] : [];
    }),
  );
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));

test.each(['/first', '/last', '/late'])(
  'the menu at 320 px (%s) shows its links, then those of a folder that the server has put inside another, then its own again',
  async (path) => {
    const page = await arrive(path, 320);
    expect(await inReach(page)).toEqual([]);
    await page.click('.header-display-mobile .header-burger-btn');
    await atRest(page);
    expect(await inReach(page)).toEqual(['About', 'Folder:Work']);
    await page.click('.header-menu [data-folder-id]');
    await atRest(page);
    expect(await inReach(page)).toEqual(['Back', 'Pots']);
    const folders = await page.$$eval('.header-menu-nav-folder', (all) => all.map((each) => each.className));
    expect(folders).toEqual([
      'header-menu-nav-folder header-menu-nav-folder--active header-menu-nav-folder--open',
      'header-menu-nav-folder header-menu-nav-folder--active',
    ]);
    await page.click('.header-menu [data-action=back]');
    await atRest(page);
    expect(await inReach(page)).toEqual(['About', 'Folder:Work']);
    await page.click('.header-display-mobile .header-burger-btn');
    await atRest(page);
    expect(await inReach(page)).toEqual([]);
  },
);

test('destroy puts a folder back where the server had it', async () => {
  const page = await arrive('/first', 320);
  const parent = () => page.$eval('[data-folder="/work"]', (panel) => panel.parentElement?.className);
  expect(await parent()).toBe('header-menu-nav-list');
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await parent()).toBe('header-menu-nav-wrapper');
});

test.each([320, 1280])(
  'the first words of a page without sections, such as the cart, lie below a header over the page at %i px',
  async (width) => {
    const page = await arrive('/system', width);
    await page.waitForFunction(() => {
      const bar = document.querySelector('.header-announcement-bar-wrapper')?.getBoundingClientRect();
      const words = document.querySelector('#words')?.getBoundingClientRect();
      return bar && words && bar.height > 20 && words.top >= bar.bottom;
    });
  },
);

test.each([320, 1280])(
  'a fixed header at %i px shrinks once the page is scrolled by its height and grows again at the top; the page does not move',
  async (width) => {
    const page = await arrive('/fixed', width);
    const look = () =>
      page.evaluate(() => ({
        isSmall: document.querySelector('.header')?.classList.contains('shrink'),
        height:
          Math.round((document.querySelector('.header-announcement-bar-wrapper')?.getBoundingClientRect().height ?? 0) * 100) /
          100,
        room: document.querySelector<HTMLElement>('section')?.style.paddingTop,
      }));
    const tall = await look();
    expect(tall).toEqual({ isSmall: false, height: tall.height, room: `${tall.height}px` });
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForSelector('.header.shrink');
    await page.waitForFunction(
      (height) => (document.querySelector('.header-announcement-bar-wrapper')?.getBoundingClientRect().height ?? 0) < height,
      {},
      tall.height,
    );
    expect(await look()).toMatchObject({ isSmall: true, room: `${tall.height}px` });
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('.header:not(.shrink)');
    expect(await look()).toEqual(tall);
  },
);

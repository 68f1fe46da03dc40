import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { platformSheet } from '../../helpers/platform/platform-sheet.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const grid = `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json='{"design":"grid","lightbox":true}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${[
  '<div class="slide" data-type="image"><a class="image-slide-anchor" href="/img/one-800x500.svg" ' +
    `data-slide-id="one">${image('one')}</a></div>`,
  '<div class="slide" data-type="video"><a class="image-slide-anchor" href="#"><div class="sqs-video-wrapper video-fill" ' +
    'data-html="&lt;iframe src=&quot;/film&quot;&gt;&lt;/iframe&gt;" data-provider-name="Vimeo"></div>Film</a></div>',
].join('')}</div></div></div>`;
const everything = {
  context: {
    ...plainContext,
    showAnnouncementBar: true,
    websiteSettings: {
      announcementBarSettings: {
        style: 2,
        text: '<p>The ferry is late. <a href="/late">Why</a></p>',
        clickthroughUrl: { url: '/more', newWindow: false },
      },
      mobileInfoBarSettings: { style: 3, isContactEmailEnabled: true },
      contactEmail: 'us@site.example',
      ssBadgeType: 2,
    },
  },
  body:
    '<header style="position:sticky;top:0;z-index:1000;background:#eee"><div ' +
    `class="sqs-announcement-bar-dropzone"></div>Site</header><main><h1>Page</h1>${grid}</main>`,
};
const popup: TestPage = {
  context: {
    ...plainContext,
    websiteSettings: {
      popupOverlaySettings: {
        style: 2,
        showOnAllPages: true,
        enableMobile: true,
        displayFrequency: 7,
        version: 1,
        form: { formId: 'f1', submitButtonText: 'Join', successText: 'Welcome.' },
      },
    },
  },
  body: '<main><h1>Page</h1></main>',
};
const reserved = (settings: object): TestPage => ({
  context: { ...plainContext, showAnnouncementBar: true, websiteSettings: { announcementBarSettings: settings } },
  body:
    `<script>document.body.classList.add('announcement-bar-reserved-space')</script><div ` +
    'class="sqs-announcement-bar-dropzone"></div><main><h1>Page</h1></main>',
});
const world = browserWorld(() => [
  withPictures(
    testSite('over', {
      '/first': everything,
      '/last': { ...everything, platformCss: false, body: `${everything.body}<style>${platformSheet}</style>` },
      '/late': { ...everything, platformCss: false },
      '/popup': popup,
      '/reserved': reserved({ style: 2, text: '<p>The ferry is late.</p>' }),
      '/reserved-for-nothing': reserved({ style: 2, text: '<p></p>' }),
    }),
  ),
]);

async function arrive(path: string, width: number): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width, height: 700 });
  await hastenAnimations(page, { stays: true, times: 20 });
  await open('over', path);
  if (path === '/late') await page.addStyleTag({ content: platformSheet });
  return page;
}
/** Returns the element's size, and whether it is uncovered at its middle. */
const touch = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { width, height, isMet: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) };
  });
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
const ways = ['/first', '/last', '/late'].flatMap((path) => [320, 1280].map((width) => [path, width] as const));

test.each(ways)('on %s at %i px the lightbox has its overlay and its close button', async (path, width) => {
  const page = await arrive(path, width);
  await page.click('.slide a');
  await page.waitForSelector('.sqs-lightbox[open] .sqs-lightbox-close');
  await atRest(page);
  const ground = await page.$eval('.sqs-lightbox-overlay', (overlay) => {
    const { opacity, backgroundColor } = getComputedStyle(overlay);
    const { width, height } = overlay.getBoundingClientRect();
    return [opacity, backgroundColor, width, height];
  });
  expect(ground).toEqual(['0.95', 'rgb(0, 0, 0)', width, 701]);
  expect(await touch(page, '.sqs-lightbox-close')).toEqual({ width: 48, height: 48, isMet: true });
  await page.click('.sqs-lightbox-close');
  await page.waitForFunction(() => !document.querySelector('.sqs-lightbox'));
});

test.each(ways)('on %s at %i px a video in the lightbox has a box of 16 to 9 in the middle of the stage', async (path, width) => {
  const page = await arrive(path, width);
  await page.click('.slide a');
  await page.waitForSelector('.sqs-lightbox[open] .sqs-lightbox-close');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.sqs-lightbox-slide:last-child > .sqs-video-wrapper');
  // The video's block adds this class once it has the mode.
  await page.$eval('.sqs-lightbox .sqs-video-wrapper', (wrapper) => wrapper.classList.add('video-fill'));
  await atRest(page);
  const box = await page.$eval('.sqs-lightbox .sqs-video-wrapper', (wrapper) => {
    const { left, right, top, bottom, width, height } = wrapper.getBoundingClientRect();
    return { middle: Math.round(left + right) / 2, ratio: width / height, isInside: top >= 0 && bottom <= innerHeight };
  });
  expect(box).toEqual({ middle: width / 2, ratio: expect.closeTo(16 / 9, 1), isInside: true });
});

test.each(ways)(
  'on %s at %i px the announcement bar is closed by a button of 44 px with one icon, beside its text',
  async (path, width) => {
    const page = await arrive(path, width);
    await page.waitForSelector('.sqs-announcement-bar');
    expect(await touch(page, '.sqs-announcement-bar-close')).toEqual({ width: 44, height: 44, isMet: true });
    expect((await touch(page, '.sqs-announcement-bar-text a')).isMet).toBe(true);
    const look = await page.$eval('.sqs-announcement-bar', (bar) => {
      const box = (name: string) => bar.querySelector(`.sqs-announcement-bar-${name}`)?.getBoundingClientRect() as DOMRect;
      return {
        sign: getComputedStyle(bar.querySelector('.sqs-announcement-bar-close') as Element, '::after').content,
        isBeside: box('text-inner').right <= box('close').left,
        isCentred:
          Math.abs(box('close').top + 22 - (bar.getBoundingClientRect().top + bar.getBoundingClientRect().bottom) / 2) < 1,
      };
    });
    expect(look).toEqual({ sign: 'none', isBeside: true, isCentred: true });
    await page.click('.sqs-announcement-bar-close');
    expect(await page.$eval('.sqs-announcement-bar', (bar) => [bar.className, bar.checkVisibility()])).toEqual([
      'sqs-announcement-bar sqs-announcement-bar-hidden',
      false,
    ]);
  },
);

// overlays#announcement-reserved
test('the room that a page reserves for the bar is kept while the bar is shown, and removed when it is closed or not shown', async () => {
  const isReserved = (page: Page) => page.evaluate(() => document.body.classList.contains('announcement-bar-reserved-space'));
  const page = await arrive('/reserved', 1280);
  await page.waitForSelector('.sqs-announcement-bar');
  expect(await isReserved(page)).toBe(true);
  await page.click('.sqs-announcement-bar-close');
  expect(await isReserved(page)).toBe(false);
  const other = await arrive('/reserved-for-nothing', 1280);
  await other.waitForFunction(() => !document.body.classList.contains('announcement-bar-reserved-space'));
});

test.each([320, 1280])('at %i px the popup shows a field error that can be read', async (width) => {
  const page = await arrive('/popup', width);
  await page.waitForSelector('.sqs-popup-overlay[open]');
  await page.type('.sqs-popup-overlay input', 'wrong');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sqs-popup-overlay .field-error');
  await atRest(page);
  expect(await findWithAxe(page, '.sqs-popup-overlay')).toEqual([]);
  const look = await page.$eval('.sqs-popup-overlay .field-error', (error) => {
    const { backgroundColor, paddingLeft } = getComputedStyle(error);
    return [backgroundColor, paddingLeft];
  });
  expect(look).toEqual(['rgba(0, 0, 0, 0)', '0px']);
  expect((await touch(page, '.sqs-popup-overlay-close')).isMet).toBe(true);
});

test.each(ways)('on %s at %i px info bar, badge, dialogs and notices are uncovered', async (path, width) => {
  const page = await arrive(path, width);
  if (width === 320) {
    await page.waitForSelector('.sqs-mobile-info-bar-trigger');
    expect((await touch(page, '.sqs-mobile-info-bar-trigger')).isMet).toBe(true);
  }
  await page.waitForSelector('.sqs-badge > *');
  await page.$eval('.sqs-badge > *', (badge) => badge.scrollIntoView({ block: 'center' }));
  expect(await touch(page, '.sqs-badge > *')).toMatchObject({ height: 44, isMet: true });
  await page.evaluate(async () => {
    const dialogs = await window.SSRuntime.service('dialogs');
    void dialogs.notice({ title: 'Saved', message: 'All is well.' });
  });
  await page.waitForSelector('.sqs-information-notice');
  expect((await touch(page, '.sqs-information-notice')).isMet).toBe(true);
  await page.evaluate(async () => {
    const dialogs = await window.SSRuntime.service('dialogs');
    dialogs.confirm({ title: 'Delete it?', message: 'For good.', style: 'confirm-cancel-or-reject' });
  });
  await page.waitForSelector('.sqs-dialog[open]');
  await atRest(page);
  for (const answer of ['confirm', 'cancel', 'reject']) {
    expect(await touch(page, `.sqs-dialog-${answer}`)).toMatchObject({ height: 44, isMet: true });
  }
});

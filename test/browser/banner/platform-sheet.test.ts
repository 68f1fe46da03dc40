// covers: runtime/features/consent/banner/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { platformSheet } from '../../helpers/platform/platform-sheet.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const dropzone = '<div class="sqs-announcement-bar-dropzone"></div>';
const settings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerText: '<p>We count visits.</p>',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};
const page = (own: object, more: TestPage = {}): TestPage => ({
  context: { ...plainContext, cookieSettings: { ...settings, ...own } },
  body: `${dropzone}<main><h1>Page</h1><a href="/">A link</a></main>`,
  ...more,
});
const button = { cookieBannerCtaVariant: 'BUTTON' };
const hiding = '.sqs-cookie-banner-v2 { display: none; top: 0; left: -9999px; z-index: 1; opacity: 0; visibility: hidden }';
const world = browserWorld(() => [
  testSite('sheets', {
    '/first': page(button),
    '/last': page(button, {
      platformCss: false,
      body: `${dropzone}<main><h1>Page</h1></main><style>${platformSheet}</style>`,
    }),
    '/late': page(button, { platformCss: false }),
    '/hostile': page(button, { head: `<style>${hiding}</style>` }),
    '/top': page({ cookieBannerPosition: 'TOP', cookieBannerTheme: 'LIGHT', cookieBannerCtaVariant: 'TEXT' }),
    '/top-bare': page({ cookieBannerPosition: 'TOP' }, { body: '<main><h1>Page</h1></main>' }),
    '/opt-in': page({ cookieBannerVariant: 'POPUP', cookieBannerAcceptType: 'OPT_IN' }),
  }),
]);

const banner = '.sqs-cookie-banner-v2';

async function arrive(path: string, width: number) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 700 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('sheets', path);
  if (path === '/late') await visitor.page.addStyleTag({ content: platformSheet });
  await visitor.page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector) as Element).opacity === '1',
    {},
    banner,
  );
  return visitor;
}

/** Whether the banner is in view, and whether each control is uncovered at its middle. */
const isSeen = (tab: Page) =>
  tab.$eval(banner, (element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const controls = Array.from(element.querySelectorAll('button'), (button) => {
      const box = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    return { isInView: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight && width > 0, controls };
  });

test.each(['/first', '/last', '/late', '/hostile'].flatMap((path) => [320, 1280].map((width) => [path, width] as const)))(
  'under a style sheet that hides it (%s) the banner is visible at %i px, and can be accepted and declined with the mouse',
  async (path, width) => {
    for (const [answer, stored] of [
      ['accept', 'true'],
      ['deny', 'false'],
    ]) {
      const { page, cookies, pageErrors } = await arrive(path, width);
      expect(await isSeen(page)).toEqual({ isInView: true, controls: [true, true] });
      await page.click(`${banner}-${answer}`);
      await page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
      expect((await cookies()).ss_cookieAllowed).toBe(stored);
      expect(pageErrors).toEqual([]);
    }
  },
  30_000,
);

test.each(['/first', '/late'])(
  'under a style sheet that hides it (%s) the banner can be answered with the keyboard alone',
  async (path) => {
    for (const [tabs, stored] of [
      [1, 'false'],
      [2, 'true'],
    ] as const) {
      const { page, cookies } = await arrive(path, 320);
      for (let press = 0; press < tabs; press++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
      expect((await cookies()).ss_cookieAllowed).toBe(stored);
    }
  },
);

// consent#banner-root
test('the banner has its settings as classes in capitals, and the body has the banner’s class until the answer', async () => {
  const classes = async (path: string) => {
    const { page } = await arrive(path, 1280);
    const read = () => page.evaluate(() => document.body.className);
    const own = await page.$eval(banner, (element) => element.className);
    const during = await read();
    await page.click(`${banner}-accept`);
    await page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
    return { own, during, after: await read() };
  };
  expect(await classes('/top')).toEqual({
    own: 'sqs-cookie-banner-v2 BAR TOP LIGHT TEXT OPT_IN_AND_OUT',
    during: 'sqs-cookie-banner-v2-enabled sqs-cookie-banner-v2-top',
    after: '',
  });
  expect((await classes('/top-bare')).during).toBe('sqs-cookie-banner-v2-enabled');
  expect(await classes('/opt-in')).toEqual({
    own: 'sqs-cookie-banner-v2 POPUP BOTTOM_LEFT DARK ICON',
    during: 'sqs-cookie-banner-v2-enabled',
    after: '',
  });
});

test('both buttons look alike under the platform’s style sheet, and an owner’s rule of higher specificity wins', async () => {
  const { page } = await arrive('/first', 1280);
  for (const variant of ['ICON', 'BUTTON', 'TEXT']) {
    await page.evaluate((cookieBannerCtaVariant) => window.SSRuntime.consent.update({ cookieBannerCtaVariant }), variant);
    await page.waitForSelector(`${banner}.${variant}`);
    const looks = await page.$$eval(`${banner}-cta`, (all) =>
      all.map((each) => {
        const { borderTopWidth, borderTopColor, color, backgroundColor, marginTop } = getComputedStyle(each);
        const sign = getComputedStyle(each, '::after').content;
        return [each.clientHeight, borderTopWidth, borderTopColor, color, backgroundColor, marginTop, sign];
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.slice(-2)).toEqual(['0px', 'none']);
  }
  await page.addStyleTag({ content: `${banner} { background: rgb(1, 2, 3) } ${banner}-cta { color: rgb(4, 5, 6) }` });
  expect(await page.$eval(banner, (element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 0, 0)');
  await page.addStyleTag({ content: `${banner}.DARK { background: rgb(1, 2, 3) }` });
  expect(await page.$eval(banner, (element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)');
});

// covers: runtime/features/bars/ runtime/features/owner/overlay-manager/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const bar = '.sqs-mobile-info-bar';
const trigger = `${bar}-trigger`;
const announcement = '.sqs-announcement-bar';
const manager = '.sqs-overlay-manager';
const all = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};
const contact = {
  contactEmail: 'us@site.example',
  contactPhoneNumber: '+44 (0)1632 960-123',
  businessHours: { monday: { text: '9 to 5' } },
};
const website = { ...plainContext.website, location: { addressTitle: 'Ferry House', addressLine1: '1 Quay <b>Lane</b>' } };

const page = (settings: object, context: object = {}, body = ''): TestPage => ({
  context: { ...plainContext, websiteSettings: settings, ...context },
  body: `${body}<main><h1>Page</h1><p>Words</p><button id="before">A button</button></main>`,
});
const infoBar = (style: number, more: object = {}) => ({ mobileInfoBarSettings: { style, ...all }, ...contact, ...more });
const announce = (text: string, more: object = {}) => ({ announcementBarSettings: { style: 2, text, ...more } });
const popup = { popupOverlaySettings: { style: 2, showOnAllPages: true, enableMobile: true, version: 1 } };
const zone = '<div class="sqs-announcement-bar-dropzone"></div>';
const on = { showAnnouncementBar: true };
const owner = { authenticatedAccount: { id: 'a1', displayName: 'Owner' }, websiteRoles: { 1: true } };

const world = browserWorld(() => [
  testSite('bars', {
    '/light': page(infoBar(2), { website }),
    '/dark': page(infoBar(3), { website }),
    ...Object.fromEntries(
      ['BAR', 'POPUP'].map((cookieBannerVariant) => [
        `/banner-${cookieBannerVariant}`,
        page(infoBar(2), { website, cookieSettings: { isCookieBannerEnabled: true, cookieBannerVariant } }),
      ]),
    ),
    '/no-details': page({ mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true } }),
    '/none': page({ mobileInfoBarSettings: { style: 1, ...all }, ...announce('Off'), ssBadgeType: 2 }),
    '/empty': page({ mobileInfoBarSettings: { style: 2 }, ssBadgeType: 3 }),
    '/popup': page(infoBar(2, popup), { website }),
    '/announcement': page(
      announce('<p>The ferry is <a href="/late">late</a>.</p>', { clickthroughUrl: { url: '/why', newWindow: true } }),
      on,
      zone,
    ),
    '/off': page(announce('Off'), {}, zone),
    '/unset': page({ announcementBarSettings: { style: 2, text: '<p></p>' } }, on, zone),
    '/hostile': page(announce('<img src=x onerror="harmed=1">Words', { clickthroughUrl: { url: 'javascript:harmed=2' } }), on),
    '/owner-announcement': page(
      announce('Hello'),
      { ...owner, ...on },
      zone.replace('></div>', '><header id="own">Header</header></div>'),
    ),
    '/owner': page({ ...infoBar(2), ...popup, ...announce('Hello') }, { ...owner, ...on, website }),
  }),
]);

async function arrive(path: string, width: number) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 700 });
  await hastenAnimations(visitor.page);
  await visitor.open('bars', path);
  return visitor;
}
const count = (it: Page, selector: string) => it.$$eval(selector, (found) => found.length);
const gone = (it: Page, selector: string) => it.waitForFunction((each) => !document.querySelector(each), {}, selector);

// overlays#info-bar-width
test('the info bar is shown at 1024 px and not at 1025 px, also after the window is resized', async () => {
  const { page: it } = await arrive('/light', 1024);
  await it.waitForSelector(bar);
  expect(await it.$eval(bar, (element) => (element as HTMLElement).dataset.style)).toBe('LIGHT');
  await it.setViewport({ width: 1025, height: 700 });
  await gone(it, bar);
  await it.setViewport({ width: 320, height: 700 });
  await it.waitForSelector(bar);
  expect(await it.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// overlays#info-bar-triggers
test('the info bar links to e-mail and telephone and opens panels with location and hours, one at a time, as plain text', async () => {
  const { page: it } = await arrive('/dark', 800);
  await it.waitForSelector(`${bar}[data-style=DARK]`);
  const types = await it.$$eval(trigger, (found) => found.map((each) => (each as HTMLElement).dataset.type));
  expect(types).toEqual(['contactEmail', 'contactPhoneNumber', 'location', 'businessHours']);
  const links = await it.$$eval(`a${trigger}`, (found) => found.map((each) => each.getAttribute('href')));
  expect(links).toEqual(['mailto:us@site.example', 'tel:+4401632960123']);
  const lines = () => it.$$eval(`${bar}-panel:not([hidden]) p`, (found) => found.map((each) => each.textContent));
  await it.click(`${trigger}[data-type=location]`);
  expect(await lines()).toEqual(['Ferry House', '1 Quay <b>Lane</b>']);
  await it.click(`${trigger}[data-type=businessHours]`);
  expect(await lines()).toEqual(['Monday: 9 to 5']);
  expect(await it.$$eval(`button${trigger}`, (found) => found.map((each) => each.getAttribute('aria-expanded')))).toEqual([
    'false',
    'true',
  ]);
  await it.keyboard.press('Escape');
  expect(await lines()).toEqual([]);
  expect(await it.evaluate(() => (document.activeElement as HTMLElement).dataset.type)).toBe('businessHours');
});

// overlays#info-bar-clearance
test('the end of the page can be scrolled above the info bar', async () => {
  const { page: it } = await arrive('/light', 400);
  await it.waitForSelector(bar);
  await it.waitForFunction(
    (selector) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return last <= (document.querySelector(selector)?.getBoundingClientRect().top ?? 0);
    },
    {},
    bar,
  );
});

// overlays#info-bar-clearance, overlays#queue-banner
test.each([
  ['BAR', 320],
  ['BAR', 1024],
  ['POPUP', 320],
  ['POPUP', 1024],
] as const)(
  'the info bar does not wait for the answer to a cookie banner (%s, %i px): the banner is above it, also with a panel open',
  async (variant, width) => {
    const { page: it } = await arrive(`/banner-${variant}`, width);
    const banner = '.sqs-cookie-banner-v2';
    await it.waitForSelector(banner);
    await it.waitForSelector(bar);
    const apart = (above: string, below: string) => {
      const [upper, lower] = [above, below].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return upper !== undefined && lower !== undefined && upper.top >= 0 && upper.bottom <= lower.top;
    };
    await it.waitForFunction(apart, {}, banner, bar);
    await it.click(`${trigger}[data-type=location]`);
    await it.waitForFunction(apart, {}, banner, bar);
    expect(await it.$eval(`${bar}-panel`, (panel) => panel.getBoundingClientRect().height)).toBeGreaterThan(40);
    const style = () => it.$eval('html', (html) => html.getAttribute('style') ?? '');
    await it.evaluate(() => window.SSRuntime.destroy());
    expect([await count(it, bar), await style()]).toEqual([0, '']);
  },
);

// overlays#info-bar-no-details
test('a trigger without details opens a panel that says so', async () => {
  const { page: it } = await arrive('/no-details', 800);
  await it.waitForSelector(trigger);
  await it.click(trigger);
  expect(await it.$eval(`${bar}-panel`, (panel) => panel.textContent)).toBe('Nothing is given here yet.');
});

// overlays#info-bar-style, overlays#badge-types
test('style NONE and style LIGHT with nothing enabled show no bar; the badge is black or white', async () => {
  const { page: it, close } = await arrive('/none', 800);
  await it.waitForSelector('.sqs-badge[data-type=BLACK]');
  expect([await count(it, bar), await count(it, announcement)]).toEqual([0, 0]);
  await close();
  const { page: other } = await arrive('/empty', 800);
  await other.waitForSelector('.sqs-badge[data-type=WHITE]');
  expect(await count(other, bar)).toBe(0);
});

// overlays#queue-gives-way
test('the info bar is removed while the popup is open and returns afterwards', async () => {
  const { page: it } = await arrive('/popup', 800);
  await it.waitForSelector('.sqs-popup-overlay[open]');
  await gone(it, bar);
  await it.keyboard.press('Escape');
  await it.waitForSelector(bar);
});

// overlays#announcement-place, overlays#announcement-link, overlays#announcement-closed
test(
  'the announcement is in its drop zone with its link, and stays closed by the storage key that pages read before the ' +
    'runtime loads',
  async () => {
    const visitor = await arrive('/announcement', 800);
    const { page: it } = visitor;
    await it.waitForSelector(`${announcement}-dropzone > ${announcement}`);
    expect(await it.$eval(`${announcement}-text-inner`, (inner) => inner.textContent)).toBe('The ferry is late.');
    const link = await it.$eval(`${announcement}-url`, (anchor) => [
      anchor.getAttribute('href'),
      anchor.getAttribute('target'),
      anchor.getAttribute('rel'),
    ]);
    expect(link).toEqual(['/why', '_blank', 'noopener']);
    await it.click(`${announcement}-close`);
    expect(await it.$eval(announcement, (element) => element.checkVisibility())).toBe(false);
    const stored = () => it.evaluate(() => JSON.parse(localStorage.getItem('squarespace-announcement-bar') ?? '{}').closed);
    expect(await stored()).toBe(true);
    await it.evaluate(() => sessionStorage.clear());
    await visitor.open('bars', '/announcement');
    await it.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/extras-')));
    await it.evaluate(() => window.SSRuntime.initialize());
    expect(await count(it, announcement)).toBe(0);
  },
);

// overlays#announcement-shown
test.each(['/off', '/unset'])('on %s no announcement is shown, because the page’s flag or the text is missing', async (path) => {
  const { page: it } = await arrive(path, 800);
  await it.evaluate(() => window.SSRuntime.service('calls'));
  await it.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load-')));
  expect(await count(it, announcement)).toBe(0);
});

// overlays#announcement-link, overlays#announcement-place
test('a hostile announcement runs no script, and a script address is no link', async () => {
  const { page: it } = await arrive('/hostile', 800);
  await it.waitForSelector(`body > ${announcement}:first-child`);
  expect([await count(it, `${announcement} img`), await count(it, `${announcement}-url`)]).toEqual([0, 0]);
  expect(await it.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
});

// overlays#announcement-owner, overlays#announcement-place
test('an owner sees the announcement although it was closed in this browser, before the content of its drop zone', async () => {
  const visitor = await world.nextVisitor();
  await visitor.page.evaluateOnNewDocument(() => localStorage.setItem('squarespace-announcement-bar', '{"closed":true}'));
  await visitor.open('bars', '/owner-announcement');
  await visitor.page.waitForSelector(announcement);
  expect(
    await visitor.page.$$eval(`${announcement}-dropzone > *`, (all) => all.map((element) => element.id || element.className)),
  ).toEqual(['sqs-announcement-bar', 'own']);
});

// owner#overlay-manager, owner#overlay-manager-preview, owner#overlay-manager-keyboard
test('the owner’s overlay manager lists five overlays, and shows and hides cookie banner, popup and info bar', async () => {
  const { page: it, pageErrors } = await arrive('/owner', 1280);
  await it.waitForSelector(manager);
  await it.waitForSelector(announcement);
  expect(await count(it, '.sqs-popup-overlay')).toBe(0);
  await it.click(`${manager}-tab`);
  expect(await it.$$eval(`${manager} strong`, (names) => names.map((name) => name.textContent))).toEqual([
    'Cookie banner',
    'Popup overlay',
    'Mobile info bar',
    'Announcement bar',
    'Badge',
  ]);
  const press = (name: string) => it.locator(`::-p-aria([role="button"][name="Show ${name}"])`).click();
  const unpress = (name: string) => it.locator(`::-p-aria([role="button"][name="Hide ${name}"])`).click();
  await press('Cookie banner');
  await it.waitForSelector('.sqs-cookie-banner-v2');
  await unpress('Cookie banner');
  await gone(it, '.sqs-cookie-banner-v2');
  await press('Mobile info bar');
  await it.waitForSelector(bar);
  await unpress('Mobile info bar');
  await gone(it, bar);
  await press('Popup overlay');
  await it.waitForSelector('.sqs-popup-overlay[open]');
  await it.type('.sqs-popup-overlay input', 'owner@site.info');
  await it.keyboard.press('Enter');
  await it.waitForFunction(() =>
    document.querySelector('.sqs-popup-overlay .form-submission-error')?.textContent?.includes('preview'),
  );
  await it.keyboard.press('Escape');
  await gone(it, '.sqs-popup-overlay');
  expect(await it.evaluate(() => localStorage.getItem('squarespace-popup-overlay'))).toBeNull();
  await it.keyboard.press('Escape');
  expect(await it.$eval(`${manager}-tab`, (tab) => [tab.getAttribute('aria-expanded'), tab === document.activeElement])).toEqual([
    'false',
    true,
  ]);
  expect(pageErrors).toEqual([]);
});

// overlays#extras-remount
test('SSRuntime.destroy removes bars and overlay manager, and SSRuntime.initialize mounts them again, once', async () => {
  const { page: it } = await arrive('/owner', 800);
  await it.waitForSelector(manager);
  await it.waitForSelector(bar);
  await it.evaluate(() => window.SSRuntime.destroy());
  for (const selector of [manager, bar, announcement]) expect(await count(it, selector)).toBe(0);
  await it.evaluate(() => window.SSRuntime.initialize());
  await it.evaluate(() => window.SSRuntime.initialize());
  for (const selector of [manager, bar, announcement]) await it.waitForSelector(selector);
  for (const selector of [manager, bar, announcement]) expect(await count(it, selector)).toBe(1);
});

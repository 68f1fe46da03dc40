// covers: runtime/features/owner/overlay-manager/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { slide } from '../../helpers/markup/gallery-html.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

/** The page gives the arrows no names. */
const slideshow = `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8"
  data-block-json='{"design":"slideshow","autoplay":true,"autoplay-duration":600,"lightbox":true}'><div class="sqs-block-content">
  <div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${['a', 'b', 'c'].map((name) => slide(name, 'fit')).join('')}</div>
  <div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls"><a class="previous"></a><a class="next"></a></div></div></div></div></div>`;
const video =
  `<div style="width:320px"><div class="sqs-video-wrapper" data-provider-name="x" data-html='<iframe ` +
  `src="https://player.example/1" width="4" height="3"></iframe>'></div></div>`;
const settings = {
  popupOverlaySettings: { style: 2, showOnAllPages: true, enableMobile: true, version: 1 },
  announcementBarSettings: { style: 2, text: '<p>Words of the owner</p>' },
  mobileInfoBarSettings: { style: 2, isBusinessHoursEnabled: true },
  businessHours: { monday: { text: '9-17' } },
  ssBadgeType: 2,
};
const everything = (lang: string, cookieSettings: object = {}, more: object = {}): TestPage => ({
  lang,
  context: {
    ...plainContext,
    ...more,
    showAnnouncementBar: true,
    websiteSettings: settings,
    cookieSettings: { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT', ...cookieSettings },
  },
  body: `<main><h1>Page</h1>${slideshow}${video}</main>`,
});
const owner = { authenticatedAccount: { id: 'a1', displayName: 'Owner' }, websiteRoles: { 1: true } };

const world = browserWorld(() => [
  testSite('languages', {
    '/he': everything('he-IL'),
    '/ar': everything('ar'),
    '/en': everything('en'),
    '/de': everything('', {}, { website: { id: 'w1', language: 'de-AT' } }),
    '/owned': everything('fr', { cookieBannerText: '<p>Owner</p>', cookieBannerCtaText: 'Yes', cookieBannerOptOutCtaText: 'No' }),
    '/owner': { lang: 'pl', context: { ...plainContext, ...owner, websiteSettings: settings }, body: '<main>Page</main>' },
  }),
]);

const banner = '.sqs-cookie-banner-v2';
const name = (page: Page, selector: string) => page.$eval(selector, (element) => element.getAttribute('aria-label'));
const text = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);
const waitForText = (page: Page, selector: string, words: string) =>
  page.waitForFunction((each, wanted) => document.querySelector(each)?.textContent?.includes(wanted), {}, selector, words);
const requestedLanguages = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => /\/(common-[a-z]+)-/.exec(entry.name)?.[1] ?? []),
  );

test('a Hebrew page has all texts and labels of the runtime in Hebrew, and its overlays run from right to left', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await page.setViewport({ width: 800, height: 900 });
  await open('languages', '/he');
  await waitForText(page, `${banner}-text`, 'קובצי Cookie');
  expect(await name(page, banner)).toBe('קובצי Cookie');
  expect(await page.$$eval(`${banner} button`, (all) => all.map(({ title, textContent }) => [title, textContent]))).toEqual([
    ['דחייה', 'דחייה'],
    ['אישור', 'אישור'],
  ]);

  const gallery = '.sqs-gallery-container';
  await page.waitForFunction((each) => document.querySelector(each)?.getAttribute('aria-label') === 'מצגת', {}, gallery);
  expect(await page.$eval(gallery, (element) => element.getAttribute('aria-roledescription'))).toBe('קרוסלה');
  expect(await page.$$eval('.slide', (all) => all.map((each) => [each.ariaRoleDescription, each.ariaLabel]))).toEqual([
    ['שקופית', '1 מתוך 3'],
    ['שקופית', '2 מתוך 3'],
    ['שקופית', '3 מתוך 3'],
  ]);
  expect([await name(page, '.next'), await name(page, '.previous')]).toEqual(['השקופית הבאה', 'השקופית הקודמת']);
  expect(await name(page, '.ss-gallery-play')).toBe('השהיית המצגת');
  await page.waitForSelector('.sqs-video-overlay');
  expect(await name(page, '.sqs-video-overlay')).toBe('הפעלת הסרטון');

  await page.waitForSelector('.sqs-announcement-bar');
  expect([await name(page, '.sqs-announcement-bar'), await name(page, '.sqs-announcement-bar-close')]).toEqual([
    'הודעה',
    'סגירת ההודעה',
  ]);
  expect(await text(page, '.sqs-announcement-bar-text')).toBe('Words of the owner');
  await waitForText(page, '.sqs-badge', 'נבנה עם בונה אתרים');

  await page.click(`${banner}-accept`);
  const popup = '.sqs-popup-overlay';
  await page.waitForSelector(`${popup}[open]`);
  expect(await text(page, `${popup} label`)).toBe('כתובת דוא״ל');
  expect(await text(page, `${popup}-button`)).toBe('הרשמה');
  expect([await text(page, `${popup}-title`), await name(page, `${popup}-close`)]).toEqual(['נשמור על קשר', 'סגירה']);
  expect(await page.$eval(popup, (dialog) => getComputedStyle(dialog).direction)).toBe('rtl');
  // Also where the code that shows the error loads after the texts.
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const errorView = holdRequests(page, /\/form-errors-/);
  await page.type(`${popup} input`, 'nothing');
  await page.keyboard.press('Enter');
  await errorView.asked;
  await page.waitForFunction(() => performance.getEntriesByType('resource').some((entry) => /\/form-strings-/.test(entry.name)));
  errorView.release();
  await waitForText(page, `${popup} .field-error`, 'כתובת הדוא״ל אינה תקינה');
  await page.click(`${popup}-close`);

  const trigger = '.sqs-mobile-info-bar-trigger';
  await page.waitForSelector(trigger);
  await page.click(trigger);
  expect([await text(page, trigger), await text(page, '.sqs-mobile-info-bar-panel')]).toEqual(['שעות', 'יום שני: 9-17']);
  await page.evaluate(async () => void (await window.SSRuntime.service('dialogs')).confirm({ message: 'x' }));
  await page.waitForSelector('dialog.sqs-dialog[open]');
  expect(await text(page, '.sqs-dialog-actions')).toBe('אישורביטול');
  expect(await requestedLanguages(page)).toEqual(['common-he']);
  expect(pageErrors).toEqual([]);
});

// site#texts-never-block
test('controls are English while the texts of the page’s language load, and then change in place', async () => {
  const { page, open } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const held = holdRequests(page, /\/common-de-/);
  const opened = open('languages', '/de');
  await held.asked;
  await page.waitForSelector(`${banner}-accept`);
  expect(await text(page, `${banner}-accept`)).toBe('Accept');
  const before = await page.$(`${banner}-accept`);
  held.release();
  await opened;
  await waitForText(page, `${banner}-accept`, 'Akzeptieren');
  expect(await before?.evaluate((button) => button.isConnected)).toBe(true);
  expect(await requestedLanguages(page)).toEqual(['common-de']);
});

// commerce#checkout-standard
test('the alert of a checkout without a cart is German on a German page, also in its first second', async () => {
  const { page, open } = await world.newVisitor();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await open('languages', '/de');
  await page.evaluate(async () => void (await window.SSRuntime.service('commerce')).checkout.goToCheckout());
  await eventually(() =>
    expect(said).toEqual([
      'Entweder ist Ihre Sitzung abgelaufen, oder Cookies sind ausgeschaltet. Wir können nicht mit der Kasse fortfahren.',
    ]),
  );
});

test('the owner’s texts stay, and only the labels for screen readers are the runtime’s', async () => {
  const { page, open } = await world.nextVisitor();
  await open('languages', '/owned');
  await page.waitForFunction((each) => document.querySelector(each)?.getAttribute('aria-label') === 'Cookies', {}, banner);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/common-fr-')));
  await page.waitForFunction(() => document.querySelector('.next')?.getAttribute('aria-label') === 'Diapositive suivante');
  expect([await text(page, `${banner}-text`), await text(page, `${banner}-accept`), await text(page, `${banner}-deny`)]).toEqual([
    'Owner',
    'Yes',
    'No',
  ]);
});

test.each(['/en', '/ar'])(
  'on %s no texts are fetched, because the page is in English or in a language without texts',
  async (path) => {
    const { page, open } = await world.nextVisitor();
    await open('languages', path);
    await waitForText(page, `${banner}-accept`, 'Accept');
    // The full stop is at the end of the sentence, also on a right-to-left page.
    expect(await page.$eval(`${banner}-text`, (element) => getComputedStyle(element).direction)).toBe('ltr');
    await page.waitForSelector('.sqs-announcement-bar');
    expect(await requestedLanguages(page)).toEqual([]);
  },
);

test('the owner’s overlay manager is in the page’s language, with its tab rounded towards the page', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 320, height: 600 });
  await open('languages', '/owner');
  await waitForText(page, '.sqs-overlay-manager-tab', 'Nakładki');
  await page.click('.sqs-overlay-manager-tab');
  expect(await page.$$eval('.sqs-overlay-manager strong', (all) => all.map(({ textContent }) => textContent))).toEqual([
    'Baner plików cookie',
    'Okno pop-up',
    'Mobilny pasek informacji',
    'Pasek ogłoszeń',
    'Odznaka',
  ]);
  const tab = await page.$eval('.sqs-overlay-manager-tab', (element) => {
    const style = getComputedStyle(element);
    return {
      radii: [style.borderTopLeftRadius, style.borderBottomLeftRadius, style.borderTopRightRadius, style.borderBottomRightRadius],
      // The margin that pages leave beside their text on a phone.
      widthPx: element.getBoundingClientRect().width,
      isAtEdge: Math.round(element.getBoundingClientRect().right) === innerWidth,
    };
  });
  expect(tab).toEqual({ radii: ['8px', '8px', '0px', '0px'], widthPx: 24, isAtEdge: true });
});

test('texts that load after the overlay manager is drawn and before React runs its effects are shown', async () => {
  const { page, open } = await world.newVisitor();
  await page.evaluateOnNewDocument(() => {
    const { postMessage } = MessagePort.prototype;
    Object.assign(window, { heldMessages: [] });
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const { heldMessages } = window as unknown as { heldMessages: (() => void)[] | null };
      const send = () => postMessage.apply(this, message);
      if (heldMessages && document.querySelector('.sqs-overlay-manager-tab')) heldMessages.push(send);
      else send();
    };
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const words = holdRequests(page, /\/owners-pl-/);
  const opened = open('languages', '/owner');
  await words.asked;
  await page.waitForSelector('.sqs-overlay-manager-tab');
  words.release();
  await opened;
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/owners-pl-')));
  // As text, because vitest replaces `import()` in functions.
  await page.evaluate(`import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/owners-pl-')).name)`);
  const heldCount = await page.evaluate(() => {
    const scope = window as unknown as { heldMessages: (() => void)[] | null };
    const messages = scope.heldMessages ?? [];
    scope.heldMessages = null;
    for (const send of messages) send();
    return messages.length;
  });
  expect(heldCount).toBeGreaterThan(0);
  await waitForText(page, '.sqs-overlay-manager-tab', 'Nakładki');
});

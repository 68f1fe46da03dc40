// covers: fake-server/control/ fake-server/settings-screen/
import type { Frame, Page } from 'puppeteer';
import { beforeEach, expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { framedPage } from '../../helpers/browser/framed-page.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const settings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: false,
  isVisitorDataRestricted: false,
  cookieBannerVariant: 'BAR',
  cookieBannerText: '<p>First words.</p>',
  somethingElse: 'kept',
};
const owner = { authenticatedAccount: { id: 'a1', displayName: 'Owner' }, websiteRoles: { 1: true } };
const world = browserWorld(() => [
  testSite('screen', {
    '/': { context: { ...plainContext, cookieSettings: settings } },
    '/walks': {
      context: { ...plainContext, cookieSettings: settings, ...owner },
      head: `<script>
        frameEvents = [];
        addEventListener('message', ({ data }) => data.type === 'ss-editor' && frameEvents.push(data.event));
        for (const name of ['load', 'frameSaveEnter', 'frameEditingChange']) document.addEventListener('ss-editor:' + name, ({ type }) => frameEvents.push(type));
      </script>`,
      body: '<h1>Walks</h1>',
    },
  }),
]);
const banner = '.sqs-cookie-banner-v2';

beforeEach(() => fetch(`${world.platform.controlForTools}reset`, { method: 'POST' }));

async function openScreen(frameUrl = '/walks?a=1') {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width: 1280, height: 1400 });
  await page.evaluateOnNewDocument(() => {
    const panelEvents: string[] = [];
    (window as { panelEvents?: string[] }).panelEvents = panelEvents;
    for (const name of ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'])
      addEventListener(`ss-editor:${name}`, () => panelEvents.push(name));
  });
  await page.goto(world.address('screen', `/config/?frameUrl=${encodeURIComponent(frameUrl)}`));
  await page.waitForSelector('#cookieBannerText');
  return { ...visitor, frame: await framedPage(page) };
}
const data = (frame: Frame, name: string, value: string) => frame.waitForSelector(`${banner}[data-${name}="${value}"]`);
const choose = (page: Page, key: string, value: string) => page.click(`input[name=${key}][value=${value}]`);
const press = (page: Page, name: string) => page.locator(`::-p-aria([role="button"][name="${name}"])`).click();
const waitForStatus = (page: Page, words: string) =>
  page.waitForFunction((wanted) => document.querySelector('[role=status]')?.textContent?.includes(wanted), {}, words);
const json = (page: Page) =>
  page.$eval('.json', (area) => JSON.parse((area as HTMLTextAreaElement).value) as Record<string, unknown>);

test('the screen frames the page of frameUrl, which is not redirected, and shows its banner, whose buttons do nothing', async () => {
  const { page, frame, pageErrors } = await openScreen();
  expect(new URL(frame.url()).pathname + new URL(frame.url()).search).toBe('/walks?a=1');
  await data(frame, 'variant', 'BAR');
  expect(page.url()).toMatch(/^http:\/\/control\.localhost:\d+\/__ss\/settings-screen\/\?site=screen&frameUrl=/);
  expect(pageErrors).toEqual([]);
  await frame.locator(`${banner}-accept`).click();
  await data(frame, 'variant', 'BAR');
  expect(await page.evaluate(() => document.cookie)).not.toContain('ss_cookieAllowed');
});

test('Escape closes the panel and opens it again, also from within the framed page, which is not left; in a field it does not', async () => {
  const { page, frame, pageErrors } = await openScreen();
  await frame.waitForSelector('html[data-ss-runtime=ready]');
  await frame.evaluate(() => window.SSRuntime.service('owner'));
  const shown = () =>
    page.$$eval('.panels, header, .side, .preview, footer', (all) => all.map((each) => each.getClientRects().length > 0));
  const becomes = (open: boolean) =>
    page.waitForFunction((is) => (document.querySelector('.panel') as HTMLElement).dataset.open === `${is}`, {}, open);
  await page.focus('#cookieBannerText');
  await page.keyboard.press('Escape');
  expect(await shown()).toEqual([true, true, true, true, true]);
  await page.focus('iframe');
  await page.$eval('#cookieBannerText', (field) => (field as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await becomes(false);
  expect(await shown()).toEqual([false, false, false, true, false]);
  await frame.locator('h1').click();
  await page.keyboard.press('Escape');
  await becomes(true);
  expect([new URL(frame.url()).pathname, new URL(page.url()).pathname]).toEqual(['/walks', '/__ss/settings-screen/']);
  expect(pageErrors).toEqual([]);
});

test('every change is shown in the frame at once; a disabled banner is not shown', async () => {
  const { page, frame } = await openScreen();
  await choose(page, 'cookieBannerVariant', 'POPUP');
  await choose(page, 'cookieBannerPosition', 'TOP_RIGHT');
  await data(frame, 'position', 'TOP_RIGHT');
  await choose(page, 'cookieBannerTheme', 'LIGHT');
  await choose(page, 'cookieBannerCtaVariant', 'BUTTON');
  await choose(page, 'cookieBannerAcceptType', 'OPT_IN_AND_OUT');
  await data(frame, 'accept-type', 'OPT_IN_AND_OUT');
  await page.type('#cookieBannerOptOutCtaText', 'No thanks');
  await frame.waitForFunction(() => document.querySelector('.sqs-cookie-banner-v2-deny')?.textContent === 'No thanks');
  await page.click('#isCookieBannerEnabled');
  await frame.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
});

test(
  'Copy as JSON puts the settings on the clipboard; two switches of the screen store two keys of the site, and unknown keys ' +
    'are kept',
  async () => {
    const { page } = await openScreen();
    const { origin } = new URL(page.url());
    await page.browserContext().overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await page.bringToFront();
    await press(page, 'Copy as JSON');
    await waitForStatus(page, 'Copied.');
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(settings);
    await page.click('#isActivityLogEnabled');
    await page.click('#isAnalyticsCookiesDisabled');
    expect(await json(page)).toEqual({ ...settings, isVisitorDataRestricted: true, isRestrictiveCookiePolicyEnabled: true });
  },
);

test('the screen shows the findings of `ss-runtime validate` beside their setting', async () => {
  const { page } = await openScreen();
  await choose(page, 'cookieBannerPosition', 'TOP');
  await choose(page, 'cookieBannerVariant', 'POPUP');
  await page.waitForFunction(() =>
    document.querySelector('#cookieBannerPosition-findings')?.textContent?.includes('a POPUP has no such place'),
  );
  await page.type('#cookieBannerText', '<script>1</script>');
  await page.waitForFunction(() => document.querySelector('#cookieBannerText-findings')?.textContent?.includes('<script>'));
});

test('Undo reverts the changes one by one, typing as one change, and Redo repeats them', async () => {
  const { page, frame } = await openScreen();
  await choose(page, 'cookieBannerTheme', 'LIGHT');
  await page.type('#cookieBannerCtaText', 'Fine');
  await press(page, 'Undo');
  expect(await json(page)).toEqual({ ...settings, cookieBannerTheme: 'LIGHT' });
  await press(page, 'Undo');
  expect(await json(page)).toEqual(settings);
  await data(frame, 'theme', 'DARK');
  await press(page, 'Redo');
  await data(frame, 'theme', 'LIGHT');
});

test('saved settings are shown by the next page load of any visitor; Restore returns to the site’s own settings', async () => {
  const { page } = await openScreen();
  await choose(page, 'cookieBannerVariant', 'POPUP');
  await press(page, 'Save');
  await waitForStatus(page, 'Saved.');
  const visitor = await world.newVisitor();
  await visitor.open('screen', '/');
  await visitor.page.waitForSelector(`${banner}[data-variant=POPUP]`);
  await waitForStatus(page, 'Saved.');
  await press(page, 'Restore');
  await waitForStatus(page, 'own settings');
  await page.waitForSelector('input[name=cookieBannerVariant][value=BAR]:checked');
  await visitor.open('screen', '/');
  await visitor.page.waitForSelector(`${banner}[data-variant=BAR]`);
});

test('a save that fails shows its error and keeps the changes', async () => {
  const { page } = await openScreen();
  await choose(page, 'cookieBannerVariant', 'POPUP');
  await page.setOfflineMode(true);
  await press(page, 'Save');
  await waitForStatus(page, 'fetch');
  await page.setOfflineMode(false);
  await press(page, 'Save');
  await waitForStatus(page, 'Saved.');
});

test('the five events of the editor frame are dispatched on the panel’s window and in the framed site', async () => {
  const { page, frame } = await openScreen();
  await choose(page, 'cookieBannerTheme', 'LIGHT');
  await frame.waitForFunction(() => (window as unknown as { frameEvents: string[] }).frameEvents.includes('frameEditingChange'));
  const frameEvents = await frame.evaluate(() => (window as unknown as { frameEvents: string[] }).frameEvents);
  expect(frameEvents).toEqual(
    expect.arrayContaining(['ss-editor:load', 'load', 'ss-editor:frameEditingChange', 'frameEditingChange']),
  );
  await press(page, 'Save');
  await waitForStatus(page, 'Saved.');
  await page.waitForFunction(
    () => (window as { panelEvents?: string[] }).panelEvents?.filter((name) => name === 'load').length === 2,
  );
  const panelEvents = await page.evaluate(() => (window as { panelEvents?: string[] }).panelEvents ?? []);
  const order = panelEvents.filter((name) => name !== 'frameEditingChange');
  expect(order).toEqual(['load', 'frameSaveEnter', 'frameSaveExit', 'iframeUnload', 'load']);
  expect(panelEvents.filter((name) => name === 'frameEditingChange').length).toBeGreaterThanOrEqual(2);
});

test('at 320 px the preview stays in view above the setting that has the focus, and does not cover it', async () => {
  const { page } = await openScreen();
  await page.setViewport({ width: 320, height: 640 });
  for (const id of ['isCookieBannerEnabled', 'cookieBannerText', 'cookieBannerOptOutCtaText']) {
    await page.focus(`#${id}`);
    // The browser may scroll on its own clock.
    await page.waitForFunction(
      (field) => {
        const frame = document.querySelector('iframe')?.getBoundingClientRect() as DOMRect;
        const edited = document.getElementById(field)?.getBoundingClientRect() as DOMRect;
        return frame.top >= 0 && frame.height > 120 && frame.bottom <= edited.top && edited.bottom <= innerHeight;
      },
      {},
      id,
    );
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

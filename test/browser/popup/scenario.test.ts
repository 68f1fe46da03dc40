// covers: runtime/features/popup/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const root = '.sqs-popup-overlay';
const key = 'squarespace-popup-overlay';
const show = { style: 2, showOnAllPages: true, enableMobile: true, displayFrequency: 7, version: 1 };
const words = '<p>Words.</p>'.repeat(3);
const long = `<main><h1>Page</h1>${'<p style="height:100px">Words</p>'.repeat(60)}</main>`;
const hostile =
  '<img src=x onerror="window.harmed = 1"><script>window.harmed = 2</script><a href="javascript:window.harmed=3">x</a>';

const blockButton =
  '<div class="sqs-block" data-block-type="53" id="in-popup"><div class="sqs-block-button-container--center" ' +
  'data-alignment="center"><a href="#x">Go</a></div></div>';

const withPopup = (settings: object = {}, more: TestPage & { readonly cookieSettings?: object } = {}): TestPage => {
  const { cookieSettings, ...page } = more;
  return {
    context: { ...plainContext, websiteSettings: { popupOverlaySettings: { ...show, ...settings } }, cookieSettings },
    body: '<main><h1>Page</h1><button id="before">A button</button><input id="field" aria-label="Field"></main>',
    ...page,
  };
};
const positions = ['top', 'center', 'bottom'].flatMap((row) => ['left', 'center', 'right'].map((column) => `${row}-${column}`));

const world = browserWorld(() => [
  testSite('popup', {
    '/': withPopup(),
    '/none': withPopup({ style: 1 }),
    '/until': withPopup({ showUntilSignup: true, form: { formId: 'f1', submitButtonText: 'Join', successText: 'Welcome.' } }),
    '/desk': withPopup({ enableMobile: false }),
    '/scroll': withPopup({ showOnScroll: true, scrollPercentage: 50 }, { body: long }),
    '/timer': withPopup({ showOnTimer: true, timerDelay: 400 }),
    '/banner': withPopup({}, { cookieSettings: { isCookieBannerEnabled: true } }),
    '/banner-blocked': withPopup(
      {},
      {
        cookieSettings: { isCookieBannerEnabled: true },
        head: '<style>.sqs-cookie-banner-v2 { display: none !important }</style>',
      },
    ),
    '/hostile': withPopup({
      headline: hostile,
      text: `${words}${hostile}`,
      action: { label: hostile, url: 'javascript:harmed=4' },
    }),
    '/action': withPopup({ headline: 'Walks', text: words, action: { label: 'See them', url: '/none' } }),
    '/template': withPopup(
      {},
      {
        body: `<template data-slide-type="popup-overlay">${blockButton}</template>${blockButton.replace('in-popup', 'on-page')}`,
      },
    ),
    '/own': withPopup({}, { body: '<div data-slide-type="popup-overlay" hidden><p id="own">Our own</p></div>' }),
    '/hidden': withPopup({}, { head: `<style>${root} { display: none !important }</style>` }),
    '/cover': withPopup(
      {},
      { status: 404, context: { ...plainContext, pageType: 3, websiteSettings: { popupOverlaySettings: show } } },
    ),
    ...Object.fromEntries(positions.map((position) => [`/${position}`, withPopup({ position })])),
  }),
]);

async function arrive(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visitor> {
  const visitor = await world.nextVisitor();
  await hastenAnimations(visitor.page);
  await prepare?.(visitor.page);
  await visitor.open('popup', path);
  return visitor;
}
const isOpen = (page: Page) => page.$eval('body', (body, selector) => body.querySelector(`${selector}[open]`) !== null, root);
const opened = (page: Page) => page.waitForSelector(`${root}[open]`);
const gone = (page: Page) => page.waitForFunction((selector) => !document.querySelector(selector), {}, root);
const stored = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** Waits until the code after the load has run: a popup without a delay would be open. */
const quiet = (page: Page) =>
  page
    .waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load-')))
    .then(() =>
      page.evaluate(async () => {
        await window.SSRuntime.service('calls');
        await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
      }),
    );
/** Returns the overlay events of a page. */
const recorded = (pagePath: string) =>
  world.platform.journal
    .entries({ endpoint: 'overlay' })
    .filter(({ body }) => (body as { pagePath?: string }).pagePath === pagePath)
    .map(({ body, valid }) => ({ ...(body as { action?: string; overlayType?: string; version?: string }), valid }));

// overlays#popup-modal, overlays#popup-closing
test('the popup opens as a modal dialog with a name, takes the focus, and Escape closes it and returns the focus', async () => {
  const { page, pageErrors } = await arrive('/', (it) =>
    it.evaluateOnNewDocument(() => addEventListener('DOMContentLoaded', () => document.getElementById('before')?.focus())),
  );
  await opened(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
  expect(await page.$eval(root, (dialog) => dialog.matches('[data-ss-modal]'))).toBe(true);
  const node = await page.accessibility.snapshot({ root: (await page.$(root)) ?? undefined });
  expect(node).toMatchObject({ role: 'dialog', name: 'Stay in touch' });
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
  expect(await stored(page)).toMatchObject({ version: 1, submitted: false, 'date-closed': expect.any(Number) });
  expect(pageErrors).toEqual([]);
});

// overlays#popup-frequency, overlays#popup-version
test('a closed popup is not shown on the next page; under a new version of its settings it is shown again', async () => {
  const visitor = await arrive('/');
  const { page } = visitor;
  await opened(page);
  await page.click(`${root}-close`);
  await gone(page);
  await visitor.open('popup', '/');
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
  await page.evaluate((name) => localStorage.setItem(name, '{"version":0,"submitted":true,"date-closed":1}'), key);
  await visitor.open('popup', '/');
  await opened(page);
});

// overlays#popup-closing
test('a press outside closes the popup, a press that begins inside does not', async () => {
  const { page } = await arrive('/');
  await opened(page);
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await isOpen(page)).toBe(true);
  await page.mouse.click(5, 5);
  await gone(page);
});

// overlays#popup-position
test.each(positions)('a popup with position %s is at that place of the window, also at 320 px', async (position) => {
  const { page } = await arrive(`/${position}`, (it) =>
    it.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
  );
  await opened(page);
  const [row, column] = position.split('-');
  const third = (from: number, to: number, size: number) => {
    const [before, after] = [from, size - to];
    return Math.abs(before - after) <= 1 ? 'center' : before < after ? 'start' : 'end';
  };
  const named = { left: 'start', top: 'start', center: 'center', right: 'end', bottom: 'end' } as Record<string, string>;
  const box = () =>
    page.$eval(`${root}-content`, (dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return {
        left,
        right,
        top,
        bottom,
        width: innerWidth,
        height: innerHeight,
        overflow: document.documentElement.scrollWidth > innerWidth,
      };
    });
  const wide = await box();
  expect(third(wide.left, wide.right, wide.width)).toBe(named[column ?? '']);
  expect(third(wide.top, wide.bottom, wide.height)).toBe(named[row ?? '']);
  await page.setViewport({ width: 320, height: 480 });
  const narrow = await box();
  expect([narrow.left >= 0, narrow.right <= 320, narrow.top >= 0, narrow.bottom <= 480, narrow.overflow]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

// overlays#popup-events, overlays#popup-submitted, overlays#popup-download
test('show, submit, close and the rendered form are recorded, and a submitted popup is not shown again', async () => {
  const visitor = await arrive('/until');
  const { page } = visitor;
  await opened(page);
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'form-render' && (body as { formId?: string }).formId === 'f1',
  );
  // The code for forms is fetched when the form gets the focus, because most visitors close the popup.
  const formChunks = () => performance.getEntriesByType('resource').filter(({ name }) => /\/forms-/.test(name)).length;
  expect(await page.evaluate(formChunks)).toBe(0);
  await page.type(`${root} input`, 'not an address');
  await page.click(`${root} form button`);
  const problem = await page.waitForSelector(`${root} .field-error`);
  expect(await page.evaluate(formChunks)).toBe(1);
  expect(await problem?.evaluate(({ textContent }) => textContent)).toBe(
    'Email is not valid. Email addresses should follow the format name@site.example.',
  );
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await page.$eval(`${root} input`, (input) => {
    (input as HTMLInputElement).value = 'reader@walks.info';
  });
  await page.click(`${root} form button`);
  await page.waitForFunction(() => document.activeElement?.matches('.form-submission-success'));
  expect(await page.$eval(`${root} .form-submission-success`, (done) => done.textContent)).toBe('Welcome.');
  const saved = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'save-form-submission');
  expect(saved).toMatchObject({
    valid: true,
    status: 200,
    body: { formId: 'f1', isOverlayForm: 'true', form: { email: 'reader@walks.info' } },
  });
  expect(await stored(page)).toMatchObject({ version: 1, submitted: true });
  await page.click(`${root}-close`);
  await visitor.settled();
  expect(
    recorded('/until')
      .slice(0, 3)
      .map(({ action, overlayType, version, valid }) => [action, overlayType, version, valid]),
  ).toEqual([
    ['show', 'popup-overlay', '1', true],
    ['submit', 'popup-overlay', '1', true],
    ['close', 'popup-overlay', '1', true],
  ]);
  await visitor.open('popup', '/until');
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
});

test('a submission that fails shows its sentence, and can be sent again', async () => {
  const visitor = await arrive('/until?__ss=save-form-submission:status:429@1');
  const { page } = visitor;
  await opened(page);
  await page.type(`${root} input`, 'reader@walks.info');
  await page.click(`${root} form button`);
  const problem = await page.waitForSelector(`${root} .form-submission-error`);
  expect(await problem?.evaluate(({ textContent }) => textContent)).toBe(
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  );
  expect(await stored(page)).toBeNull();
  await page.click(`${root} form button`);
  await page.waitForSelector(`${root} .form-submission-success`);
});

// overlays#popup-until-sign-up
test('with showUntilSignup a closed popup is shown again with the next page', async () => {
  const visitor = await arrive('/until');
  await opened(visitor.page);
  await visitor.page.keyboard.press('Escape');
  await visitor.open('popup', '/until');
  await opened(visitor.page);
});

// overlays#popup-storage-refused
test('where storage is refused the popup is shown once a page', async () => {
  const visitor = await arrive('/', (page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }),
  );
  const { page } = visitor;
  await opened(page);
  await page.keyboard.press('Escape');
  await gone(page);
  await page.evaluate(() => window.SSRuntime.initialize());
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
  await visitor.open('popup', '/');
  await opened(page);
});

// overlays#popup-mobile
test('with enableMobile off the popup is not shown in a window of 432 px, and is shown in one of 433 px', async () => {
  const narrow = await arrive('/desk', (page) => page.setViewport({ width: 432, height: 700 }));
  await quiet(narrow.page);
  expect(await isOpen(narrow.page)).toBe(false);
  await narrow.close();
  const wide = await arrive('/desk', (page) => page.setViewport({ width: 433, height: 700 }));
  await opened(wide.page);
});

// overlays#popup-scroll
test('with showOnScroll the popup waits until half of the page is scrolled', async () => {
  const { page } = await arrive('/scroll');
  await quiet(page);
  const scrollTo = (share: number) =>
    page.evaluate(async (to) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * to);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, share);
  await scrollTo(0.45);
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
  await scrollTo(0.55);
  await opened(page);
});

// overlays#popup-while-typing
test('the popup is not shown while a field has the focus, and is shown once the field is left', async () => {
  const { page } = await arrive('/', (it) =>
    it.evaluateOnNewDocument(() => addEventListener('DOMContentLoaded', () => document.getElementById('field')?.focus())),
  );
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('Tab');
  await opened(page);
});

// overlays#queue-banner, overlays#popup-download
test('the popup waits for the answer to the cookie banner, and its chunk is not fetched until then', async () => {
  const { page } = await arrive('/banner');
  await quiet(page);
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/late-dialog-')).length,
    );
  expect([await isOpen(page), await fetched()]).toEqual([false, 0]);
  await page.click('.sqs-cookie-banner-v2-accept');
  await opened(page);
  expect(await fetched()).toBe(1);
});

// overlays#queue-banner-hidden
test('a cookie banner that a content blocker hides does not hold the popup back', async () => {
  const { page } = await arrive('/banner-blocked');
  await opened(page);
  expect(
    await page.$$eval('.sqs-cookie-banner-v2', (banners) => banners.map((banner) => banner.getClientRects().length)),
  ).toEqual([0]);
});

// overlays#extras-download
test('a page without a popup fetches no code for popups', async () => {
  const { page } = await arrive('/none');
  await quiet(page);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /\/chunks\/after-load-/.test(name))).toHaveLength(1);
  expect(names.filter((name) => /\/chunks\/(extras|up|overlay-manager)-/.test(name))).toEqual([]);
});

// overlays#popup-excluded-pages
test('a cover page with status 404 has no popup', async () => {
  const { page } = await arrive('/cover');
  await quiet(page);
  expect(await isOpen(page)).toBe(false);
});

// overlays#popup-safe-content
test('hostile texts run no script and are shown as words', async () => {
  const { page, pageErrors } = await arrive('/hostile');
  await opened(page);
  expect(await page.$eval(`${root}-title`, (title) => title.textContent)).toBe(hostile);
  expect(await page.$$eval(`${root}-text *`, (all) => all.map((element) => element.tagName).sort())).toEqual([
    'A',
    'P',
    'P',
    'P',
  ]);
  expect(await page.$(`${root}-action`)).toBeNull();
  expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
  expect(pageErrors).toEqual([]);
});

// overlays#popup-own-markup, overlays#popup-form-submitted
test('the page’s own markup is shown in the popup and returned to its place; a form-submitted event in it counts as submitted', async () => {
  const { page } = await arrive('/own');
  await opened(page);
  expect(await page.$eval('#own', (own) => own.closest('dialog') !== null && own.getClientRects().length > 0)).toBe(true);
  await page.$eval('#own', (own) => own.dispatchEvent(new CustomEvent('ss-runtime:form-submitted', { bubbles: true })));
  expect(await stored(page)).toMatchObject({ submitted: true });
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await page.$eval('body > [data-slide-type] > #own', (own) => own.getClientRects().length)).toBe(0);
});

// overlays#popup-hidden
test('a popup that a content blocker hides leaves the page usable and is not recorded as shown', async () => {
  const visitor = await arrive('/hidden');
  const { page } = visitor;
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/late-dialog-')),
  );
  await gone(page);
  await page.click('#before');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
  await visitor.settled();
  expect(recorded('/hidden')).toEqual([]);
  expect(await stored(page)).toBeNull();
});

test('the popup causes no layout shift and is not the largest contentful paint', async () => {
  // The animation runs at its normal speed.
  const { page, open } = await world.nextVisitor();
  await page.evaluateOnNewDocument(() => {
    const seen = { shift: 0, largest: '' };
    (window as { seen?: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        seen.largest = entry.element?.closest('dialog') ? 'dialog' : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await open('popup', '/');
  await opened(page);
  await page.$eval(root, (dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (window as { seen?: object }).seen)).toEqual({ shift: 0, largest: 'page' });
});

/** Returns the button events of a page: kind, id, context and validity. */
const buttons = (pagePath: string) =>
  world.platform.journal
    .entries({})
    .filter(({ endpoint, body }) => /^button-/.test(endpoint ?? '') && (body as { pagePath?: string }).pagePath === pagePath)
    .map(({ endpoint, body, valid }) => {
      const { id, context } = body as { id: string; context: string };
      return `${endpoint} ${id} ${context} ${valid}`;
    });

// overlays#popup-button
test(
  'the popup’s own action is recorded as a button of context 2: its view once, also where the popup is shown again, and its ' +
    'click',
  async () => {
    const visitor = await arrive('/action');
    const { page } = visitor;
    await opened(page);
    await world.platform.journal.waitFor(
      ({ endpoint, body }) => endpoint === 'button-render' && (body as { pagePath?: string }).pagePath === '/action',
    );
    await page.evaluate(() => void window.SSRuntime.service('dialogs').then((dialogs) => dialogs.alert('First this')));
    await page.waitForSelector('.sqs-dialog[open]');
    await page.keyboard.press('Escape');
    await opened(page);
    await Promise.all([page.waitForNavigation(), page.click(`${root}-action`)]);
    const click = await world.platform.journal.waitFor(
      ({ endpoint, body }) => endpoint === 'button-click' && (body as { pagePath?: string }).pagePath === '/action',
    );
    expect(click.body).toMatchObject({ buttonText: 'See them', clickthroughUrl: '/none', context: '2' });
    await visitor.settled();
    expect(buttons('/action')).toEqual([
      'button-render sqs-popup-overlay-action 2 true',
      'button-click sqs-popup-overlay-action 2 true',
    ]);
  },
);

// overlays#popup-button
test('a button block in the popup’s own markup has context 2, a button block on the page context 1', async () => {
  const { page } = await arrive('/template');
  await opened(page);
  await page.click(`${root} #in-popup a`);
  const wanted = ['button-click in-popup 2 true', 'button-render in-popup 2 true', 'button-render on-page 1 true'];
  await world.platform.journal.waitFor(() => buttons('/template').length >= wanted.length);
  expect(buttons('/template').sort()).toEqual(wanted);
});

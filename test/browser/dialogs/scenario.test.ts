// covers: runtime/features/dialogs/ runtime/features/dialogs/chunks/
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import type { Dialog } from '../../../runtime/features/dialogs/dialog.ts';
import type { DialogOptions } from '../../../runtime/features/dialogs/dialog-options.ts';
import type { Dialogs } from '../../../runtime/features/dialogs/dialogs.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const tall =
  '<main style="height:3000px"><h1>Page</h1><button id="before">A button</button><button id="other">Another</button></main>';
const bar = '<div id="bar" style="position:fixed;inset:0 0 auto;text-align:end"><b id="end">End</b></div>';
const account = { id: 'a1', displayName: 'Somebody', roles: {} };
const world = browserWorld(
  () => [
    testSite('dialogs', {
      '/': { body: tall + bar },
      '/rtl': { body: `<script>document.documentElement.dir = 'rtl'</script>${tall}${bar}` },
      '/body-scrolls': { head: '<style>body { overflow-y: scroll }</style>', body: tall + bar },
      '/owner': { context: { ...plainContext, authenticatedAccount: account, websiteRoles: { '1': true } }, body: tall },
      '/all': {
        context: {
          ...plainContext,
          cookieSettings: { isCookieBannerEnabled: true },
          websiteSettings: { popupOverlaySettings: { style: 2, showOnAllPages: true, displayFrequency: 7, version: 1 } },
        },
        body: tall,
      },
      '/banner': { context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } }, body: tall },
      '/banner-owner': {
        context: {
          ...plainContext,
          authenticatedAccount: account,
          websiteRoles: { '1': true },
          cookieSettings: { isCookieBannerEnabled: true },
        },
        body: '<main><div class="sqs-block" data-block-type="50"><div class="sqs-block-content"></div></div></main>',
      },
    }),
  ],
  { showsScrollbars: true },
);

interface Held {
  dialogs: Dialogs;
  dialog: Dialog;
  events: string[];
}
declare global {
  interface Window {
    held: Held;
  }
}

const box = '.sqs-dialog-box';
async function arrive(path = '/', options: { still?: boolean } = {}): Promise<Visitor> {
  const visitor = await world.nextVisitor();
  if (options.still) await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await hastenAnimations(visitor.page);
  await visitor.open('dialogs', path);
  await hold(visitor);
  return visitor;
}
const hold = ({ page }: Visitor) =>
  page.evaluate(async () => {
    window.held = { dialogs: await window.SSRuntime.service('dialogs'), events: [] } as unknown as Held;
  });
let shared: Visitor | undefined;
/** Returns the page `/` of tests that change nothing but dialogs; dialogs of the test before are closed. */
async function comeBack(): Promise<Visitor> {
  if (!shared) {
    shared = await world.newVisitor({ stays: true });
    await hastenAnimations(shared.page, { stays: true });
    await shared.open('dialogs', '/');
  }
  const { page } = shared;
  await page.bringToFront();
  while (await page.$('.sqs-dialog[open]')) await page.keyboard.press('Escape');
  await gone(page);
  await hold(shared);
  return shared;
}
/** Opens a dialog and records its events. */
const openDialog = (page: Page, options: DialogOptions = { title: 'Delete it?', message: 'It is gone for good.' }) =>
  page.evaluate((given) => {
    const { dialogs, events } = window.held;
    const dialog = dialogs.confirm(given);
    for (const name of ['confirm', 'cancel', 'reject'] as const) dialog.on(name, () => events.push(name));
    dialog.on('state', (state) => events.push(state));
    void dialog.answer.then((answer) => events.push(`answer: ${answer}`));
    window.held.dialog = dialog;
  }, options);
const events = (page: Page) => page.evaluate(() => window.held.events);
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('.sqs-dialog'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

test('a page without a dialog fetches no dialog chunk', async () => {
  const { page, open, settled } = await world.nextVisitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open('dialogs', '/');
  await settled();
  expect(fetched.filter((path) => path.includes('/chunks/dialogs'))).toEqual([]);
});

// overlays#dialog-size, overlays#dialog-texts, overlays#dialog-stack
test('confirm opens a modal dialog, 350 px wide with 20 px of padding, named and described by its texts, with OK and Cancel', async () => {
  const { page } = await comeBack();
  await openDialog(page);
  const seen = await page.$eval('dialog', (dialog) => {
    const text = (name: string) => document.getElementById(dialog.getAttribute(name) ?? '')?.textContent;
    const inner = dialog.firstElementChild as HTMLElement;
    return {
      modal: dialog.matches('[data-ss-modal]'),
      name: text('aria-labelledby'),
      description: text('aria-describedby'),
      buttons: Array.from(dialog.querySelectorAll('button'), (button) => button.textContent),
      widthPx: inner.offsetWidth,
      padding: getComputedStyle(inner).padding,
      zIndex: dialog.style.zIndex,
    };
  });
  expect(seen).toEqual({
    modal: true,
    name: 'Delete it?',
    description: 'It is gone for good.',
    buttons: ['OK', 'Cancel'],
    widthPx: 350,
    padding: '20px',
    zIndex: '30000',
  });
});

// overlays#dialog-styles
test.each([
  ['confirm', ['Sure']],
  ['confirm-or-cancel', ['Sure', 'Rather not']],
  ['confirm-cancel-or-reject', ['Sure', 'Rather not', 'Never']],
] as const)('the style %s has the buttons %s', async (style, buttons) => {
  const { page } = await comeBack();
  await openDialog(page, {
    message: 'Well?',
    style,
    confirm: 'Sure',
    cancel: 'Rather not',
    reject: 'Never',
    widthPx: 280,
    paddingPx: 8,
  });
  expect(await page.$$eval('dialog button', (all) => all.map((button) => button.textContent))).toEqual(buttons);
  expect(await page.$eval(box, (inner) => [inner.clientWidth, getComputedStyle(inner).padding])).toEqual([280, '8px']);
});

// overlays#dialog-texts
test('texts are plain text, never HTML', async () => {
  const { page, pageErrors } = await comeBack();
  const hostile = '<img src=x onerror="window.harmed = 1">';
  await openDialog(page, { title: hostile, message: hostile, confirm: hostile });
  expect(await page.$eval('dialog', (dialog) => [dialog.querySelectorAll('img').length, dialog.textContent])).toEqual([
    0,
    `${hostile}${hostile}${hostile}Cancel`,
  ]);
  expect([await page.evaluate(() => 'harmed' in window), pageErrors]).toEqual([false, []]);
});

// overlays#dialog-answer, overlays#dialog-states
test.each([
  ['confirm', 'the first button', (page: Page) => page.click('.sqs-dialog-confirm')],
  ['confirm', 'Enter', (page: Page) => page.keyboard.press('Enter')],
  ['cancel', 'the second button', (page: Page) => page.click('.sqs-dialog-cancel')],
  ['reject', 'the third button', (page: Page) => page.click('.sqs-dialog-reject')],
  ['cancel', 'Escape', (page: Page) => page.keyboard.press('Escape')],
  ['cancel', 'a click beside the box', (page: Page) => page.mouse.click(8, 300)],
  ['cancel', 'the page', (page: Page) => page.evaluate(() => window.held.dialog.close())],
] as const)('a dialog is answered with %s by %s, and emits hiding, its answer, hidden and destroyed', async (answer, _, act) => {
  const { page } = await comeBack();
  await page.focus('#before');
  await openDialog(page, { title: 'Well?', style: 'confirm-cancel-or-reject' });
  await act(page);
  await gone(page);
  // The state `shown` is emitted before the caller can listen.
  expect(await events(page)).toEqual(['hiding', answer, 'hidden', 'destroyed', `answer: ${answer}`]);
  expect(await focused(page)).toBe('before');
});

// overlays#dialog-answer
test('a press that begins in the box and ends beside it answers nothing, and a second click changes no answer', async () => {
  const { page } = await comeBack();
  await openDialog(page);
  const title = await page.$('.sqs-dialog-title');
  await title?.hover();
  await page.mouse.down();
  await page.mouse.move(8, 300);
  await page.mouse.up();
  expect(await events(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sqs-dialog-confirm')?.click();
    document.querySelector<HTMLElement>('.sqs-dialog-cancel')?.click();
  });
  await gone(page);
  expect(await events(page)).toEqual(['hiding', 'confirm', 'hidden', 'destroyed', 'answer: confirm']);
});

// overlays#dialog-hiding
test('a dialog shrinks to 0.94 in 0.3 s while it hides, and is removed after 600 ms if the animation never ends', async () => {
  const { page } = await arrive();
  await page.evaluate(() => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      late: [] as (() => void)[],
      setTimeout: (callback: () => void, ms: number) =>
        ms === 600 ? (window as unknown as { late: (() => void)[] }).late.push(callback) : later(callback, ms),
    });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const last = (keyframes as Keyframe[]).at(-1);
      if (last?.scale === '0.94') {
        Object.assign(window, { leaving: [last, (options as KeyframeAnimationOptions).duration] });
        Object.defineProperty(animation, 'finished', { value: new Promise(() => {}) });
      }
      return animation;
    };
  });
  await openDialog(page);
  await page.click('.sqs-dialog-confirm');
  expect(await page.evaluate(() => (window as unknown as { leaving: unknown }).leaving)).toEqual([
    { opacity: 0, scale: '0.94' },
    300,
  ]);
  expect(await page.$eval('dialog', (dialog) => dialog.dataset.state)).toBe('hiding');
  await page.evaluate(() => (window as unknown as { late: (() => void)[] }).late.at(-1)?.());
  await gone(page);
  expect((await events(page)).at(-1)).toBe('answer: confirm');
});

// overlays#dialog-hiding
test('a dialog does not move with prefers-reduced-motion', async () => {
  const { page } = await arrive('/', { still: true });
  await openDialog(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.click('.sqs-dialog-confirm');
  await gone(page);
});

// overlays#dialog-modal
test('Tab stays in the dialog, and the page behind is inert', async () => {
  const { page } = await comeBack();
  await page.focus('#before');
  await openDialog(page);
  const stops = [await focused(page)];
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops[0]).toBe('sqs-dialog-confirm');
  expect(stops.filter((stop) => /before|other/.test(String(stop)))).toEqual([]);
  const { x = 0, y = 0 } = (await (await page.$('#other'))?.boundingBox()) ?? {};
  expect(await page.evaluate((left, top) => document.elementFromPoint(left, top)?.nodeName, x + 2, y + 2)).toBe('DIALOG');
});

// overlays#dialog-stack
test('Escape closes only the top one of two dialogs, and each returns the focus', async () => {
  const { page } = await comeBack();
  await page.focus('#before');
  await openDialog(page, { title: 'Below' });
  await page.evaluate(() => {
    window.held.dialog.over({ title: 'Above' });
  });
  const titles = () => page.$$eval('dialog[open] h2', (all) => all.map((title) => title.textContent));
  expect(await titles()).toEqual(['Below', 'Above']);
  expect(await page.$$eval('dialog', (all) => all.map(({ style }) => style.zIndex))).toEqual(['30000', '30001']);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 1);
  expect([await titles(), await focused(page)]).toEqual([['Below'], 'sqs-dialog-confirm']);
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await focused(page)).toBe('before');
});

// overlays#queue-equals
test('unrelated dialogs are shown one after the other', async () => {
  const { page } = await comeBack();
  await openDialog(page, { title: 'First' });
  await page.evaluate(() => {
    window.held.dialogs.alert('Second');
  });
  expect(await page.$$('dialog')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog')?.textContent?.includes('Second'));
});

describe.each(['/', '/rtl', '/body-scrolls'])('at %s', (path) => {
  // overlays#dialog-modal
  test('the page neither moves nor scrolls behind the dialog, and is unchanged afterwards', async () => {
    const { page } = await arrive(path);
    await page.evaluate(() => scrollTo(0, 500));
    const places = () =>
      page.evaluate(() => [
        scrollY,
        ...['before', 'end'].map((id) => document.getElementById(id)?.getBoundingClientRect().x),
        document.documentElement.clientWidth < innerWidth,
      ]);
    const before = await places();
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    await openDialog(page);
    expect(before.at(-1)).toBe(true);
    expect((await places()).slice(0, 3)).toEqual(before.slice(0, 3));
    await page.mouse.move(200, 500);
    await page.mouse.wheel({ deltaY: 400 });
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await places()).slice(0, 3)).toEqual(before.slice(0, 3));
    await page.keyboard.press('Escape');
    await gone(page);
    expect([await places(), await page.evaluate(() => document.documentElement.outerHTML)]).toEqual([before, html]);
  });
});

// owner#escape-closes
test('Escape with a dialog open closes the dialog; the next Escape leads the owner to the configuration panel', async () => {
  const { page } = await arrive('/owner');
  await page.evaluate(() => window.SSRuntime.service('owner'));
  await openDialog(page);
  await page.keyboard.press('Escape');
  await gone(page);
  expect(new URL(page.url()).pathname).toBe('/owner');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Escape')]);
  expect(new URL(page.url()).pathname).toBe('/__ss/settings-screen/');
});

// overlays#queue-banner
test('a dialog does not wait for the answer to the cookie banner, and returns the focus; the banner stays', async () => {
  const { page } = await arrive('/banner');
  await page.waitForSelector('.sqs-cookie-banner-v2');
  await page.focus('#before');
  await openDialog(page);
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await gone(page);
  expect([await focused(page), await events(page)]).toEqual([
    'before',
    ['hiding', 'cancel', 'hidden', 'destroyed', 'answer: cancel'],
  ]);
  await page.click('.sqs-cookie-banner-v2-accept');
  await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
});

test('the system error overlay, Preview Only and the overlay of a failed log-out do not wait for the answer to the cookie banner', async () => {
  const { page } = await arrive('/banner-owner?__ss=logout:status:503');
  await page.waitForSelector('.sqs-cookie-banner-v2');
  await page.evaluate(() => window.held.dialogs.systemError({ url: '/api/x', kind: 'network' }));
  await page.waitForSelector('.sqs-system-error[open]');
  await page.keyboard.press('Escape');
  await gone(page);
  await page.waitForSelector('.sqs-reservation-alert strong');
  const { x = 0, y = 0 } = (await (await page.$('.sqs-reservation-find'))?.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await page.waitForSelector('.sqs-dialog[open]');
  expect(await page.$eval('.sqs-dialog-title', (title) => title.textContent)).toBe('Preview Only');
  await page.keyboard.press('Escape');
  await gone(page);
  await page.evaluate(() => void window.SSRuntime.service('calls').then((calls) => calls.logOut()));
  await page.waitForSelector('.sqs-system-error[open]');
  expect(await page.$$('.sqs-cookie-banner-v2')).toHaveLength(1);
});

test('a banner that opens while a dialog is open leaves it open', async () => {
  const { page } = await arrive('/banner');
  await page.click('.sqs-cookie-banner-v2-accept');
  await openDialog(page);
  await page.evaluate(() => window.SSRuntime.consent.force());
  await page.waitForSelector('.sqs-cookie-banner-v2');
  expect([await page.$$('dialog[open]'), await events(page)]).toEqual([[expect.anything()], []]);
});

test('a banner that a content blocker hides holds no dialog back', async () => {
  const { page } = await arrive('/banner');
  await page.waitForSelector('.sqs-cookie-banner-v2');
  await page.addStyleTag({ content: '.sqs-cookie-banner-v2 { display: none !important }' });
  await openDialog(page);
  expect(await page.$$('dialog[open]')).toHaveLength(1);
});

// overlays#queue-unmount, overlays#dialog-script-close
test('SSRuntime.destroy removes shown and waiting dialogs and notices, which count as cancelled', async () => {
  const { page } = await arrive();
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await openDialog(page, { title: 'First' });
  await openDialog(page, { title: 'Second' });
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(html);
  expect(await events(page)).toEqual(['hidden', 'destroyed', 'destroyed', 'answer: cancel', 'answer: cancel']);
  await openDialog(page, { title: 'Third' });
  expect(await page.$eval('dialog', (dialog) => dialog.textContent)).toContain('Third');
});

// overlays#dialog-script-close
test('a dialog that a script closes counts as cancelled and does not block the next one', async () => {
  const { page } = await comeBack();
  await openDialog(page);
  await page.$eval('dialog', (dialog) => dialog.close());
  await gone(page);
  expect(await events(page)).toEqual(['cancel', 'hidden', 'destroyed', 'answer: cancel']);
  await openDialog(page);
  expect(await page.$$('dialog[open]')).toHaveLength(1);
});

// overlays#dialog-body-replaced
test('an open dialog survives a page that replaces its body, and its answer unlocks the page', async () => {
  const { page } = await arrive();
  await openDialog(page);
  await page.evaluate(() => {
    document.body.innerHTML = '<main><h1>Another page</h1></main>';
  });
  await page.keyboard.press('Escape');
  await gone(page);
  expect((await events(page)).at(-1)).toBe('answer: cancel');
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null);
});

// overlays#dialog-errors
test('a failed call with the option dialog shows its sentence and its field errors in a dialog', async () => {
  const { page } = await arrive('/?__ss=logout:errors:email=Not an address');
  await page.evaluate(async () => {
    const calls = await window.SSRuntime.service('calls');
    await calls.post('/api/auth/Logout', { dialog: true });
  });
  await page.waitForSelector('dialog[open]');
  expect(await page.$eval('dialog h2', (title) => title.textContent)).toBe('Something Went Wrong!');
  expect(await page.$$eval('dialog p', (all) => all.map((line) => line.textContent))).toContain('Not an address');
  expect(await page.$$('.sqs-system-error')).toEqual([]);
});

// overlays#notice-queue
test('notices are shown one after the other, and not while a dialog is open', async () => {
  const { page } = await arrive();
  await openDialog(page);
  await page.evaluate(() => {
    const { dialogs, events } = window.held;
    for (const title of ['First', 'Second']) void dialogs.notice({ title }).then((answer) => events.push(`${title} ${answer}`));
  });
  expect(await page.$$('.sqs-information-notice')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sqs-information-notice');
  expect(await page.$$eval('.sqs-information-notice', (all) => all.map((notice) => [notice.role, notice.textContent]))).toEqual([
    ['status', 'First'],
  ]);
  // Two notices stay for seconds, and polling in every frame would make the browser draw them all.
  await page.waitForFunction(() => window.held.events.includes('Second confirmed'), { polling: 100 });
  expect((await events(page)).slice(-2)).toEqual(['First confirmed', 'Second confirmed']);
});

// overlays#notice-place
test('a notice does not overlap a banner at the top, and is confirmed', async () => {
  const { page } = await arrive('/banner');
  await page.evaluate(() => {
    window.SSRuntime.consent.update({ cookieBannerPosition: 'TOP' });
  });
  await page.waitForSelector('.sqs-cookie-banner-v2[data-position=TOP]');
  await page.evaluate(() => {
    const { dialogs, events } = window.held;
    // The notice removes itself, so its place is recorded when it is added.
    new MutationObserver(() => {
      const notice = document.querySelector('.sqs-information-notice')?.getBoundingClientRect();
      const banner = (document.querySelector('.sqs-cookie-banner-v2') as Element).getBoundingClientRect();
      if (notice) events.push(notice.top < banner.bottom && banner.top < notice.bottom ? 'over the banner' : 'beside the banner');
    }).observe(document.body, { childList: true });
    void dialogs.notice({ title: 'Saved', message: 'All of it.' }).then((answer) => events.push(answer));
  });
  await page.waitForFunction(() => window.held.events.includes('confirmed'), { polling: 100 });
  expect(await events(page)).toEqual(['beside the banner', 'confirmed']);
});

describe.each([
  ['/', 'light', 'dark'],
  ['/rtl', 'dark', 'light'],
] as const)('at %s, 320 px wide and %s, 1280 px wide and %s', (path, narrow, wide) => {
  test('axe-core finds nothing, everything fits, and buttons are 44 px high', async () => {
    const { page } = await arrive(path, { still: true });
    for (const [width, scheme] of [
      [320, narrow],
      [1280, wide],
    ] as const) {
      // The notice of the width before removes itself.
      await page.waitForFunction(() => !document.querySelector('.sqs-information-notice'), { polling: 100 });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.setViewport({ width, height: 640 });
      await openDialog(page, {
        title: 'Leave without saving what you have written so far?',
        message: ['The draft has changes that are not saved yet.', 'Averylongwordthatisnotbrokenbyanyspaceatallandgoesonandon.'],
        style: 'confirm-cancel-or-reject',
        confirm: 'Save and leave',
        cancel: 'Stay here',
        reject: 'Leave without saving',
      });
      expect(await findWithAxe(page, 'dialog')).toEqual([]);
      const fits = await page.$eval(box, (inner) => {
        const { left, right, top, bottom } = inner.getBoundingClientRect();
        return [
          left >= 20,
          right <= innerWidth - 20,
          top >= 20,
          bottom <= innerHeight - 20,
          inner.scrollWidth <= inner.clientWidth,
        ];
      });
      expect(fits).toEqual([true, true, true, true, true]);
      const heights = await page.$$eval('dialog button', (all) => all.map((button) => button.getBoundingClientRect().height));
      expect(heights.filter((height) => height < 44)).toEqual([]);
      await page.evaluate(() => {
        window.held.dialog.destroy();
        void window.held.dialogs.notice({ title: 'Saved', message: 'All of it is kept.' });
        // Its time does not run under the pointer.
        new MutationObserver((_records, observer) => {
          const notice = document.querySelector('.sqs-information-notice');
          if (notice?.dispatchEvent(new PointerEvent('pointerenter'))) observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.waitForSelector('.sqs-information-notice');
      expect(await findWithAxe(page, '.sqs-information-notice')).toEqual([]);
      await page.$eval('.sqs-information-notice', (notice) => notice.dispatchEvent(new PointerEvent('pointerleave')));
    }
  });
});

test('banner, dialog and popup on one page: the dialog waits for neither, the popup for both', async () => {
  const { page } = await arrive('/all');
  await page.evaluate(() => {
    const { events } = window.held;
    const names = { banner: '.sqs-cookie-banner-v2', dialog: '.sqs-dialog[open]', popup: '.sqs-popup-overlay[open]' };
    const look = () => {
      const there = Object.entries(names).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []));
      if (there.join() !== events.at(-1)) events.push(there.join());
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const alert = async () => {
    await page.evaluate(() => {
      window.held.dialogs.alert('First this');
    });
    await page.waitForSelector('.sqs-dialog[open]');
  };
  await alert();
  await page.keyboard.press('Escape');
  await gone(page);
  await page.click('.sqs-cookie-banner-v2-accept');
  await page.waitForSelector('.sqs-popup-overlay[open]');
  await alert();
  await page.keyboard.press('Escape');
  await gone(page);
  await page.waitForSelector('.sqs-popup-overlay[open]');
  expect((await events(page)).filter(Boolean)).toEqual(['banner', 'banner,dialog', 'banner', 'popup', 'dialog', 'popup']);
});

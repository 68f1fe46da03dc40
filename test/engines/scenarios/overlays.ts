import { expect } from 'vitest';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'popup';
const root = '.sqs-popup-overlay';
const show = { style: 2, showOnAllPages: true, enableMobile: true, displayFrequency: 7, version: 1 };
const body = '<main style="height:3000px"><h1>Page</h1><button id="before">A button</button></main>';
const withPopup = (settings: object, cookieSettings?: object) => ({
  context: { ...plainContext, websiteSettings: { popupOverlaySettings: { ...show, ...settings } }, cookieSettings },
  body,
});
const isOpen = ({ tab }: Visit) => tab.until((selector) => document.querySelector(`${selector}[open]`) !== null, root);
const isGone = ({ tab }: Visit) => tab.until((selector) => document.querySelector(selector) === null, root);
const atRest = ({ tab }: Visit) => tab.until(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

declare global {
  interface Window {
    answers?: string[];
  }
}
/** Opens a dialog, whose answer is added to `answers`. */
const ask = ({ tab }: Visit) =>
  tab.evaluate(async () => {
    const dialogs = await window.SSRuntime.service('dialogs');
    const dialog = dialogs.confirm({ title: 'Delete it?', message: 'It is gone for good.' });
    window.answers ??= [];
    void dialog.answer.then((answer) => window.answers?.push(String(answer)));
  });

export const overlays: Topic = {
  sites: [
    testSite(site, {
      '/': withPopup({ headline: 'Walks', text: '<p>Words.</p>' }),
      '/form': withPopup({ form: { formId: 'f1', submitButtonText: 'Join', successText: 'Welcome.' } }),
      '/banner': withPopup({}, { isCookieBannerEnabled: true }),
      '/plain': { body },
    }),
  ],
  scenarios: [
    {
      title: 'a popup opens as a modal dialog inside the window at 320 px, closes by Escape, and is not shown again',
      async run(visit) {
        const { open, tab, errors, settled } = visit;
        await tab.size(320, 600);
        await open(site, '/');
        await isOpen(visit);
        await atRest(visit);
        const seen = await tab.evaluate((selector) => {
          const dialog = document.querySelector(selector) as HTMLDialogElement;
          const { left, top, right, bottom } = (dialog.firstElementChild as HTMLElement).getBoundingClientRect();
          const page = document.documentElement.getBoundingClientRect();
          return [dialog.matches('[data-ss-modal]'), left, page.right - right, top >= 0, bottom <= innerHeight];
        }, root);
        // The same margin at both sides, also where a scroll bar takes a part of the window.
        expect(seen).toEqual([true, 12, 12, true, true]);
        await tab.key('Escape');
        await isGone(visit);
        await open(site, '/');
        await tab.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load-')));
        await settled();
        expect(await tab.evaluate((selector) => document.querySelectorAll(selector).length, root)).toBe(0);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a popup waits for the answer to the cookie banner',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/banner');
        await tab.until(() => document.querySelector('.sqs-cookie-banner-v2') !== null);
        await visit.settled();
        expect(await tab.evaluate((selector) => document.querySelectorAll(selector).length, root)).toBe(0);
        await tab.click('.sqs-cookie-banner-v2-accept');
        await isOpen(visit);
      },
    },
    {
      title: 'the form of a popup names a wrong address, and is sent once it is corrected',
      async run(visit) {
        const { open, tab, platform } = visit;
        await open(site, '/form');
        await isOpen(visit);
        await atRest(visit);
        await tab.click(`${root} input`);
        await tab.key('reader@walks');
        await tab.key('Enter');
        expect(await tab.text(`${root} .field-error`)).toBe(
          'Email is not valid. Email addresses should follow the format name@site.example.',
        );
        await tab.key('.info');
        await tab.key('Enter');
        expect(await tab.text(`${root} .form-submission-success`)).toBe('Welcome.');
        const saved = await platform.journal.waitFor(({ endpoint }) => endpoint === 'save-form-submission', {
          timeoutMs: patienceMs,
        });
        expect(saved).toMatchObject({ valid: true, body: { formId: 'f1', form: { email: 'reader@walks.info' } } });
      },
    },
    {
      title:
        'a dialog is answered by Enter, Escape and its buttons; the page behind is inert, and the focus returns to its element',
      async run(visit) {
        const { open, tab, errors } = visit;
        await open(site, '/plain');
        await tab.evaluate(() => document.getElementById('before')?.focus());
        const presses = [() => tab.key('Enter'), () => tab.key('Escape'), () => tab.click('.sqs-dialog-cancel')];
        for (const press of presses) {
          await ask(visit);
          await tab.until(() => document.querySelector('.sqs-dialog[data-state=shown]') !== null);
          await tab.key('Tab');
          expect(await tab.evaluate(() => document.activeElement?.closest('.sqs-dialog') !== null)).toBe(true);
          if (press === presses[0]) await tab.evaluate(() => document.querySelector<HTMLElement>('.sqs-dialog-confirm')?.focus());
          await press();
          await tab.until(() => document.querySelector('.sqs-dialog') === null);
          expect(await tab.evaluate(() => document.activeElement?.id)).toBe('before');
        }
        expect(await tab.evaluate(() => window.answers)).toEqual(['confirm', 'cancel', 'cancel']);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'dialog, notice and tooltip are inside a page of 320 px whose scroll bar takes a part of the window',
      async run(visit) {
        const { open, tab, errors } = visit;
        await tab.size(320, 600);
        await open(site, '/plain');
        const long = 'A sentence that is wider than any window of 320 px, and breaks.';
        await tab.evaluate(async (text) => {
          const dialogs = await window.SSRuntime.service('dialogs');
          const sides = (element: Element | null) => {
            const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
            return `${Math.round(left)} ${Math.round(document.documentElement.getBoundingClientRect().right - right)}`;
          };
          // A notice removes itself, so its place is recorded when it is added.
          new MutationObserver(() => {
            const notice = document.querySelector('.sqs-information-notice > :nth-child(2)');
            if (notice?.textContent && !window.answers) window.answers = [sides(notice.parentElement)];
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          await dialogs.notice({ title: text, message: text });
          dialogs.alert(text);
          while (document.querySelector('.sqs-dialog[data-state=shown]') === null) await new Promise(requestAnimationFrame);
          for (const motion of document.getAnimations()) motion.finish();
          window.answers?.push(sides(document.querySelector('.sqs-dialog-box')));
        }, long);
        expect(await tab.evaluate(() => window.answers)).toEqual(['20 20', '20 20']);
        await tab.key('Escape');
        await tab.until(() => document.querySelector('.sqs-dialog') === null);
        await tab.evaluate(async (text) => {
          const before = document.getElementById('before') as HTMLElement;
          before.style.marginLeft = '200px';
          const dialogs = await window.SSRuntime.service('dialogs');
          await dialogs.tooltip(before, text);
          before.focus();
        }, long);
        await tab.until(() => {
          const { left, right, width } =
            document.querySelector('.sqs-tooltip:not([hidden])')?.getBoundingClientRect() ?? new DOMRect();
          return width > 200 && left >= 0 && right <= document.documentElement.clientWidth;
        });
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'the announcement bar is shown in its drop zone, and is closed',
      async run({ open, tab, errors }) {
        await open('overlays', '/bars/announcement');
        await tab.until(() => document.querySelector('.sqs-announcement-bar-dropzone > .sqs-announcement-bar') !== null);
        await tab.click('.sqs-announcement-bar-close');
        await tab.until(() => document.querySelector('.sqs-announcement-bar:not(.sqs-announcement-bar-hidden)') === null);
        expect(await tab.evaluate(() => document.querySelector<HTMLElement>('.sqs-announcement-bar')?.offsetHeight)).toBe(0);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title:
        'at 320 px the mobile info bar is at the bottom of the window, opens its panel, and does not cover the badge at ' +
        'the end of the page',
      async run({ open, tab, errors }) {
        await tab.size(320, 600);
        await open('overlays', '/bars/info-dark');
        const bar = '.sqs-mobile-info-bar';
        await tab.until((selector) => {
          const { left, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return left === 0 && right === document.documentElement.clientWidth && bottom === innerHeight;
        }, bar);
        await tab.click(`${bar}-trigger[aria-expanded]`);
        await tab.until((selector) => document.querySelector(`${selector}-panel:not([hidden])`) !== null, bar);
        await tab.click(`${bar}-trigger[aria-expanded]`);
        await tab.until((selector) => document.querySelector(`${selector}-panel[hidden]`) !== null, bar);
        await tab.until(() => {
          const badge = document.querySelector('.sqs-badge[data-type=WHITE] > *');
          scrollTo(0, document.documentElement.scrollHeight);
          const { left, top, width, height } = badge?.getBoundingClientRect() ?? new DOMRect();
          return badge?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(await errors()).toEqual([]);
      },
    },
  ],
};

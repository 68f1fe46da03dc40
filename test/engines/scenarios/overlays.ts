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
          const { left, top, right, bottom } = dialog.getBoundingClientRect();
          return [dialog.matches(':modal'), left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight];
        }, root);
        expect(seen).toEqual([true, true, true, true, true]);
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
      title: 'announcement bar, mobile info bar and badge are shown where their settings say',
      async run({ open, tab, errors }) {
        await open('overlays', '/bars/announcement');
        await tab.until(() => document.querySelector('.sqs-announcement-bar-dropzone > .sqs-announcement-bar') !== null);
        await tab.click('.sqs-announcement-bar-close');
        await tab.until(() => document.querySelector('.sqs-announcement-bar') === null);
        expect(await errors()).toEqual([]);
      },
    },
  ],
};

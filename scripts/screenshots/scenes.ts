import type { Page } from 'puppeteer';
import type { Runtime } from '../../runtime/boot/api.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** A scene: an address of the fixture site `overlays`, and the steps that bring its subject into view. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly show: (page: Page) => Promise<unknown>;
}

const banner = (name: string): Scene => ({
  name: `banner-${name}`,
  path: `/banner/${name}`,
  show: (page) => page.waitForSelector('.sqs-cookie-banner-v2'),
});

const popup = (name: string, then: (page: Page) => Promise<unknown> = async () => {}): Scene => ({
  name: `popup-${name}`,
  path: `/popup/${name}`,
  async show(page) {
    await page.waitForSelector('.sqs-popup-overlay[open]');
    await then(page);
  },
});

const dialog = (name: string, open: (page: Page) => Promise<unknown>, selector: string): Scene => ({
  name: `dialog-${name}`,
  path: '/',
  async show(page) {
    await open(page);
    await page.waitForSelector(selector);
  },
});

const signUp = async (page: Page, address: string, selector: string): Promise<void> => {
  await page.type('.sqs-popup-overlay input', address);
  await page.keyboard.press('Enter');
  await page.waitForFunction((each) => document.querySelector(each)?.textContent, {}, selector);
};

const question = {
  title: 'Leave without saving?',
  message: 'The walk you drew is not saved. What you drew since this morning is lost if you leave.',
  confirm: 'Leave',
  cancel: 'Stay',
};

/** The scenes of `scripts/screenshots.ts`; axe-core finds no violation in them. */
export const scenes: readonly Scene[] = [
  ...[
    'unset',
    'bar-top',
    'bar-bottom',
    'popup-bottom-right',
    'popup-bottom-left',
    'popup-top-left',
    'popup-top-right',
    'long-text',
    'right-to-left',
  ].map(banner),
  popup('center'),
  popup('default'),
  popup('bottom-right', (page) => page.waitForSelector('.sqs-popup-overlay img')),
  popup('server-markup'),
  popup('right-to-left'),
  {
    ...popup('center', (page) => signUp(page, 'no address', '.sqs-popup-overlay .field-error')),
    name: 'popup-problem',
  },
  {
    ...popup('center', (page) => signUp(page, 'reader@walks.info', '.sqs-popup-overlay .form-submission-success')),
    name: 'popup-done',
  },
  ...['light', 'dark'].map((style) => ({
    name: `bar-info-${style}`,
    path: `/bars/info-${style}`,
    async show(page: Page) {
      await page.waitForSelector('.sqs-badge');
      const hours = await page.$('.sqs-mobile-info-bar-trigger[data-type=businessHours]');
      await hours?.click();
    },
  })),
  {
    name: 'badge',
    path: '/bars/info-dark',
    async show(page) {
      await page.waitForSelector('.sqs-badge');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'bar-announcement',
    path: '/bars/announcement',
    show: (page) => page.waitForSelector('.sqs-announcement-bar'),
  },
  {
    name: 'bars-everything',
    path: '/bars/everything',
    async show(page) {
      await page.waitForSelector('.sqs-announcement-bar');
      await page.waitForSelector('.sqs-cookie-banner-v2');
    },
  },
  {
    name: 'manager',
    path: '/owner',
    async show(page) {
      await page.waitForSelector('.sqs-overlay-manager-tab');
      await page.click('.sqs-overlay-manager-tab');
    },
  },
  dialog(
    'confirm',
    (page) => page.evaluate(async (options) => void (await window.SSRuntime.service('dialogs')).confirm(options), question),
    'dialog[open]',
  ),
  dialog(
    'three-answers',
    (page) =>
      page.evaluate(async (options) => void (await window.SSRuntime.service('dialogs')).confirm(options), {
        ...question,
        style: 'confirm-cancel-or-reject' as const,
        reject: 'Throw it away',
      }),
    'dialog[open]',
  ),
  dialog(
    'alert',
    (page) =>
      page.evaluate(async () => void (await window.SSRuntime.service('dialogs')).alert('The ferry does not run on Sunday.')),
    'dialog[open]',
  ),
  dialog(
    'system-error',
    (page) =>
      page.evaluate(async () =>
        (await window.SSRuntime.service('dialogs')).systemError({
          url: '/api/form/FormSubmissionKey',
          kind: 'network',
          errorText: '',
        }),
      ),
    'dialog[open]',
  ),
  dialog(
    'notice',
    (page) =>
      page.evaluate(async () => {
        const dialogs = await window.SSRuntime.service('dialogs');
        void dialogs.notice({ title: 'Logout Successful', message: 'You have been successfully logged out.' });
      }),
    '.sqs-information-notice',
  ),
  {
    name: 'settings-screen',
    path: '/config/?frameUrl=%2Fbanner%2Fbar-top',
    async show(page) {
      await page.waitForSelector('#cookieBannerText');
      // The preview is a document of the site that frames the page.
      const preview = await (await page.waitForSelector('iframe'))?.contentFrame();
      const frame = await (await preview?.waitForSelector('iframe'))?.contentFrame();
      await frame?.waitForSelector('.sqs-cookie-banner-v2');
      await page.click('input[name=cookieBannerVariant][value=POPUP]');
      await page.waitForSelector('#cookieBannerPosition-findings li');
      await frame?.waitForSelector('.sqs-cookie-banner-v2[data-variant=POPUP]');
    },
  },
];

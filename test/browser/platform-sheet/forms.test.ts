// covers: runtime/features/components/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { platformSheet } from '../../helpers/platform/platform-sheet.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const form = (id: string) =>
  `<form data-form-id="${id}" method="POST" novalidate onsubmit="return (function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '${id}', collectionId: 'c1', objectName: 'o1' }); }); return false; })(this);">
<div class="field-list"><div class="form-item field email required" id="email-1"><label class="title" for="${id}-field">Email</label><input id="${id}-field" class="field-element" name="email"></div></div><div class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="Send"></div><div class="hidden form-submission-text">Thank you.</div></form>`;
const handled = (attributes = '') =>
  '<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div ' +
  `class="lightbox-handle-wrapper"><button class="lightbox-handle" ${attributes}>Write to us</button></div><div ` +
  'class="form-wrapper hidden"><div class="form-title">A word with us</div><div class="form-inner-wrapper" ' +
  `hidden>${form('f1')}</div></div></div></div>`;
const newsletter =
  '<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><div class="sqs-block-content"><div ' +
  'class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="n1" method="POST" novalidate onsubmit="return ' +
  `(function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ ` +
  `formId: 'n1', collectionId: 'c1', objectName: 'o1' }); }); return false; })(this);"><div ` +
  'class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields"><div id="email-2" ' +
  'class="newsletter-form-field-wrapper form-item field email required"><label class="newsletter-form-field-label title" ' +
  'for="e">Email Address</label><input id="e" class="newsletter-form-field-element field-element" ' +
  'name="email"></div></div><div class="newsletter-form-button-wrapper submit-wrapper"><button ' +
  'class="newsletter-form-button" type="submit">Sign Up</button></div></div><div class="hidden form-submission-text">Thank ' +
  'you for signing up.</div></form></div></div></div>';
const pages = (head: string, body: string) => ({ context: plainContext, head, body: `<main><h1>Page</h1>${body}</main>` });
const world = browserWorld(async () => [
  await loadSite('forms'),
  testSite('asks', {
    '/first': pages('', newsletter),
    '/last': { ...pages('', `${newsletter}<style>${platformSheet}</style>`), platformCss: false },
    '/late': { ...pages('', newsletter), platformCss: false },
    '/hidden': pages('', `<div class="form-wrapper"><div class="form-inner-wrapper" hidden>${form('f2')}</div></div>`),
    '/handle': pages('', handled()),
    '/own-handle': pages('', handled('onclick="window.opened = true"')),
  }),
]);

async function arrive(path: string, width: number): Promise<Page> {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width, height: 800 });
  await open('asks', path);
  if (path === '/late') await page.addStyleTag({ content: platformSheet });
  return page;
}
const isSeen = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOpaque = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isOpaque && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const settles = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));

test.each(['/first', '/last', '/late'].flatMap((path) => [320, 1280].map((width) => [path, width] as const)))(
  'a newsletter (%s, %i px), its error and its success message are visible',
  async (path, width) => {
    const page = await arrive(path, width);
    await page.waitForSelector('.newsletter-block.rendered');
    await settles(page);
    expect([await isSeen(page, '#e'), await isSeen(page, '.newsletter-form-button')]).toEqual([true, true]);
    await page.type('#e', 'wrong');
    await page.click('.newsletter-form-button');
    await page.waitForSelector('.newsletter-form .field-error');
    expect(await isSeen(page, '.newsletter-form .field-error')).toBe(true);
    await page.click('#e', { count: 3 });
    await page.keyboard.type('ada@site.test');
    await page.click('.newsletter-form-button');
    await page.waitForSelector('.form-submission-success');
    expect(await page.$eval('.form-submission-success', (done) => done.textContent)).toBe('Thank you for signing up.');
    expect(await isSeen(page, '.form-submission-success')).toBe(true);
  },
);

// forms#narrow-newsletter
test('a newsletter narrower than 320 px stacks its fields by the class that style sheets ask for', async () => {
  const page = await arrive('/first', 1280);
  const isMarked = () => page.$eval('.newsletter-block', (block) => block.matches('.newsletter-form-has-small-container'));
  await page.$eval('main', (main) => Object.assign((main as HTMLElement).style, { width: '300px' }));
  await page.waitForSelector('.newsletter-form-has-small-container');
  expect(await page.$eval('.newsletter-form-fields-wrapper', (fields) => getComputedStyle(fields).display)).toBe('block');
  await page.$eval('main', (main) => Object.assign((main as HTMLElement).style, { width: '400px' }));
  await page.waitForFunction(() => !document.querySelector('.newsletter-form-has-small-container'));
  expect(await isMarked()).toBe(false);
});

test.each([320, 1280])('at %i px a form that the server has hidden is shown and mounted', async (width) => {
  const page = await arrive('/hidden', width);
  await page.waitForSelector('form[data-ss-form=idle]');
  expect(await isSeen(page, '#f2-field')).toBe(true);
});

test.each([320, 1280])(
  'at %i px a form behind a button opens over the page and is sent there; Escape, the close button and Back close it',
  async (width) => {
    const page = await arrive('/handle', width);
    const opened = '.ss-form-lightbox[open]';
    await page.waitForSelector('.lightbox-handle-wrapper[data-ss-block=form-lightbox]');
    expect(await page.$eval('#f1-field', (field) => field.checkVisibility())).toBe(false);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.click('.ss-modal-close'),
      () => page.evaluate(() => history.back()),
    ]) {
      await page.click('.lightbox-handle');
      await page.waitForSelector(`${opened} form[data-ss-form=idle]`);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('f1-field');
      await leave();
      // Closing goes back in the history, which would close a form that is opened meanwhile.
      await page.waitForFunction(() => !document.querySelector('.ss-form-lightbox') && history.scrollRestoration === 'auto');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('lightbox-handle');
      expect(await page.$eval('.form-wrapper', (wrapper) => [wrapper.className, wrapper.parentElement?.className])).toEqual([
        'form-wrapper hidden',
        'sqs-block-content',
      ]);
    }
    await page.focus('.lightbox-handle');
    await page.keyboard.press('Enter');
    await page.waitForSelector(opened);
    await settles(page);
    expect(await findWithAxe(page, '.ss-form-lightbox')).toEqual([]);
    await page.click('.ss-form-lightbox [type=submit]');
    await page.waitForSelector('.ss-form-lightbox .field-error');
    expect(await isSeen(page, '.ss-form-lightbox .field-error')).toBe(true);
    await page.type('#f1-field', 'ada@site.test');
    await page.click('.ss-form-lightbox [type=submit]');
    await page.waitForSelector('.ss-form-lightbox .form-submission-success');
    expect(await isSeen(page, '.ss-form-lightbox .form-submission-success')).toBe(true);
  },
);

test('a button with its own click handler opens no form lightbox', async () => {
  const page = await arrive('/own-handle', 1280);
  await page.waitForSelector('.lightbox-handle-wrapper[data-ss-block-error=opened-by-its-page]');
  await page.click('.lightbox-handle');
  expect(
    await page.evaluate(() => [(window as { opened?: boolean }).opened, document.querySelector('.ss-form-lightbox')]),
  ).toEqual([true, null]);
});

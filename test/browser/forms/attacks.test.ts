// covers: runtime/features/forms/controller/ runtime/features/forms/controls/ runtime/features/forms/errors/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const form = (formId: string, more = '') =>
  `<form data-form-id="${formId}" ${more}><div class="field-list"><fieldset class="form-item fields name required" id="name-1"><legend class="title">Name</legend>
<div class="field"><label class="caption"><input name="fname" data-title="First"> First</label></div><div class="field"><label class="caption"><input name="lname" data-title="Last"> Last</label></div></fieldset>
<div class="form-item field email required" id="email-2"><label class="title" for="mail">Email</label><input id="mail" class="field-element" name="email" type="email"></div>
<fieldset class="form-item field checkbox" id="checkbox-3"><legend class="title">Which</legend><div class="option"><label><input type="checkbox" name="which" value="One"> One</label></div><div class="option"><label><input type="checkbox" name="which" value="Two"> Two</label></div></fieldset></div>
<button type="submit">Send</button><div class="hidden form-submission-text" hidden>Thank you.</div></form>`;
const oldLibraries = `Storage.prototype.setItem = function () { throw new DOMException('Full.', 'QuotaExceededError') };
Array.prototype.toJSON = function () { return '[old]' }; Object.prototype.extend = function () {};
Object.prototype.keys = [1]; Array.prototype.first = 1;`;
const noStorage = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('No.', 'SecurityError') } })`;
const hiding =
  '<style>form * { display: none } form .field-list, form .field-list *, form button { display: revert } main > * { display: ' +
  'none } main > form { display: block !important }</style>';
const flex =
  '<style>main, form, .field-list { display: flex; flex-direction: column; align-items: stretch } main { height: 90vh; ' +
  'overflow: auto } form > * { flex: 1 0 auto } input { display: block; width: 10px; min-height: 24px }</style>';

const cutOff = `onsubmit="return (function (form) { new Y.Squarespace.FormSubmit(form).submit({ formId: 'cut"`;

const world = browserWorld(() => [
  testSite('attacked', {
    '/old': { head: `<script>${oldLibraries}</script>`, body: `<main>${form('old')}</main>` },
    '/no-storage': { head: `<script>${noStorage}</script>`, body: `<main>${form('no-storage')}</main>` },
    '/hiding': { head: hiding, body: `<main>${form('hiding')}</main>` },
    '/flex': { head: flex, body: `<main>${form('flex', cutOff)}</main>` },
    '/dialog': { body: `<dialog><h2>Write</h2>${form('dialog')}</dialog>` },
    '/german': { lang: 'de', body: `<main>${form('german')}</main>` },
    '/right-to-left': { lang: 'he', body: `<main>${form('rtl')}</main>` },
    '/plain': { body: `<main>${form('plain')}</main>` },
  }),
]);

const stored = async (formId: string): Promise<{ key: string; values: Record<string, unknown> }[]> => {
  const response = await fetch(`${world.platform.controlForTools}submissions?site=attacked&formId=${formId}`);
  return ((await response.json()) as { submissions: never[] }).submissions;
};
const faults = (rules: string) =>
  fetch(`${world.platform.controlForTools}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
/** Sends the late responses at once, and returns their number. */
const releaseLate = async (): Promise<number> => {
  const response = await fetch(`${world.platform.controlForTools}hung`, { method: 'DELETE' });
  return ((await response.json()) as { released: number }).released;
};
const stateIs = (page: Page, state: string) => page.waitForSelector(`form[data-ss-form=${state}]`);
async function arrive(path: string, width = 320) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 800 });
  await visitor.open('attacked', path);
  await visitor.page.evaluate(() => document.querySelector('dialog')?.showModal());
  await visitor.page.waitForSelector('form[data-ss-form]');
  return visitor;
}
const byKeyboard = async (page: Page) => {
  await page.focus('[data-title=First]');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
};
const whole = { 'name-1': ['Ada', 'Example'], 'email-2': 'ada@example.com', 'checkbox-3': ['One', 'Two'] };

// forms#visible-errors forms#page-language
test.each<[path: string, required: string, review: string]>([
  ['/old', 'Name is required.', 'Your form has encountered a problem. Please scroll down to review.'],
  ['/no-storage', 'Name is required.', 'Your form has encountered a problem. Please scroll down to review.'],
  ['/hiding', 'Name is required.', 'Your form has encountered a problem. Please scroll down to review.'],
  ['/flex', 'Name is required.', 'Your form has encountered a problem. Please scroll down to review.'],
  ['/dialog', 'Name is required.', 'Your form has encountered a problem. Please scroll down to review.'],
  ['/german', 'Name ist erforderlich.', 'In Ihrem Formular ist ein Fehler. Bitte scrollen Sie nach unten, um ihn zu sehen.'],
  ['/right-to-left', 'יש למלא את השדה Name.', 'יש בעיה בטופס. גללו למטה כדי לראות אותה.'],
])(
  'on %s, 320 px wide, errors are shown in the page’s language, axe finds nothing, and the form is sent once by keyboard alone',
  async (path, required, review) => {
    const { page, pageErrors } = await arrive(path);
    await page.focus('button');
    await page.keyboard.press('Enter');
    await stateIs(page, 'failed');
    const fieldError = () => page.evaluate(() => document.querySelector('#name-1 .field-error')?.textContent);
    await expect.poll(fieldError).toBe(required);
    const seen = await page.evaluate(() => {
      const box = document.querySelector('.form-submission-error') as HTMLElement;
      const error = document.querySelector('.field-error') as HTMLElement;
      return {
        review: box.querySelector('p')?.textContent,
        isFocused: document.activeElement === box,
        heights: [box, error].map((each) => each.getBoundingClientRect().height > 10),
        tooWide: [...document.querySelectorAll('form *')].filter((each) => each.getBoundingClientRect().right > 320.5).length,
      };
    });
    expect(seen).toEqual({ review, isFocused: true, heights: [true, true], tooWide: 0 });
    if (path !== '/old') expect(await findWithAxe(page, 'form')).toEqual([]);
    await byKeyboard(page);
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
    const id = await page.$eval('form', ({ dataset }) => dataset.formId ?? '');
    expect((await stored(id)).map(({ values }) => values)).toEqual([whole]);
    const done = await page.$eval('.form-submission-success', (each) => [each.textContent, each === document.activeElement]);
    expect(done).toEqual(['Thank you.', true]);
    if (path !== '/old') expect(await findWithAxe(page, '.form-submission-success')).toEqual([]);
    expect(pageErrors).toEqual([]);
  },
);

// forms#states forms#locked forms#same-key forms#draft
test(
  'Enter and a click at the same time, values written by a script, a form removed while it is sent, a lost connection: each ' +
    'form is stored once',
  async () => {
    const { page, pageErrors } = await arrive('/plain', 900);
    // A password manager fills in controls without a focus and fires `change` at most.
    await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLInputElement>('form input')];
      for (const [index, control] of controls.entries())
        if (control.type === 'checkbox') control.checked = true;
        else control.value = ['Ada', 'Example', 'ada@example.com'][index] ?? '';
      controls[0]?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await faults('save-form-submission:delay:600000');
    await page.focus('#mail');
    await Promise.all([page.keyboard.press('Enter'), page.click('button', { count: 2 })]);
    await page.waitForFunction(() => document.querySelector('form button[aria-disabled=true]')?.textContent === 'Submitting…');
    // The locked form cannot be changed.
    await page.focus('#mail');
    await page.keyboard.type('x');
    await page.click('[value=Two]').catch(() => {});
    expect(await page.$eval('#mail', (input) => (input as HTMLInputElement).value)).toBe('ada@example.com');
    expect(await page.$eval('[value=Two]', (input) => (input as HTMLInputElement).checked)).toBe(true);
    // A page may move the form while it is sent.
    await page.$eval('form', (moved) => document.body.append(moved));
    await eventually(async () => expect(await releaseLate()).toBe(1));
    await stateIs(page, 'success');
    expect((await stored('plain')).map(({ values }) => values)).toEqual([whole]);
    expect(world.platform.journal.entries({ endpoint: 'form-submission-key' }).length).toBeGreaterThan(0);

    // A script removes the sent form before the response, which never comes.
    await page.reload();
    await stateIs(page, 'idle');
    await faults('save-form-submission:stall:1');
    await byKeyboard(page);
    await page.keyboard.press('Enter');
    await stateIs(page, 'submitting');
    // The call must have arrived: without its fault it would get a response, and no draft would be kept.
    await world.platform.journal.waitFor(
      ({ endpoint, fault }) => endpoint === 'save-form-submission' && /stall/.test(fault ?? ''),
    );
    await page.$eval('main', (main) => main.replaceChildren());
    await page.evaluate(() => window.SSRuntime.initialize());
    await faults('');
    await expect.poll(async () => (await stored('plain')).length).toBe(2);

    // The values are restored and sent under the same key, so nothing is stored twice.
    await page.reload();
    await stateIs(page, 'idle');
    expect(await page.$eval('#mail', (input) => (input as HTMLInputElement).value)).toBe('ada@example.com');
    await page.click('button');
    await stateIs(page, 'success');
    expect(await stored('plain')).toHaveLength(2);

    // Offline before any code was loaded, then online: the values are restored and sent once.
    await page.reload();
    await stateIs(page, 'idle');
    await page.setCacheEnabled(false);
    await page.setOfflineMode(true);
    await byKeyboard(page);
    await page.keyboard.press('Enter');
    await stateIs(page, 'failed');
    expect(await page.$eval('.form-submission-error', (box) => [box.textContent, box === document.activeElement])).toEqual([
      'Unknown error, please try again later.',
      true,
    ]);
    await page.setOfflineMode(false);
    await page.reload();
    await stateIs(page, 'idle');
    expect(await page.$eval('#mail', (input) => (input as HTMLInputElement).value)).toBe('ada@example.com');
    await page.focus('button');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
    expect(await stored('plain')).toHaveLength(3);
    expect(pageErrors).toEqual([]);
  },
);

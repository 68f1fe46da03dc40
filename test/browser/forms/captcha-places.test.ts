// covers: fake-server/stand-ins/ runtime/features/forms/places/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('forms')]);

async function arrive(path: string, width = 900) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 900 });
  await visitor.open('forms', path);
  await visitor.page.waitForSelector('form[data-ss-form]');
  return visitor;
}
const faults = (rules: string) =>
  fetch(`${world.platform.controlForTools}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
const send = (page: Page) => page.evaluate(() => document.querySelector('form')?.requestSubmit());
const fill = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLInputElement>('form .form-item :is(input,textarea)'))
      control.value = control.type === 'email' ? 'ada@example.com' : 'Ada';
  });
const lastBody = () =>
  world.platform.journal
    .entries()
    .filter(({ endpoint }) => endpoint === 'save-form-submission')
    .at(-1)?.body as { captchaKey?: string } | undefined;
const box = '.captcha-stand-in input';

// forms#captcha-providers forms#captcha-size forms#captcha-site-key forms#captcha-button forms#captcha-reset
test.each([
  ['recaptcha', 900, 'normal'],
  ['hcaptcha', 300, 'compact'],
  ['turnstile', 900, 'normal'],
])(
  '%s is rendered with the focus, at %i px in size %s; it must be solved, is sent as the captcha key, and is reset by a failure',
  async (provider, width, size) => {
    await faults('');
    const { page, pageErrors } = await arrive(`/captcha/${provider}`, width);
    expect(await page.$('.captcha-stand-in')).toBeNull();
    await page.focus('form input');
    await page.waitForSelector(box);
    const attributes = await page.$eval('.captcha-stand-in', (each) => [
      each.getAttribute('data-size'),
      each.getAttribute('data-sitekey'),
    ]);
    expect(attributes).toEqual([size, `stand-in-${provider}`]);
    expect(await findWithAxe(page, 'main')).toEqual([]);
    const button = 'form [type=submit]';
    const isDisabled = () => page.$eval(button, (each) => (each as HTMLButtonElement).disabled);
    expect(await isDisabled()).toBe(provider === 'recaptcha');
    await fill(page);
    await send(page);
    await page.waitForFunction(
      () => document.querySelector('.form-submission-error')?.textContent === 'Complete CAPTCHA before submitting.',
    );
    await page.click(box);
    expect(await isDisabled()).toBe(false);
    await faults('save-form-submission:status:500:empty@1');
    await send(page);
    await page.waitForFunction(() =>
      /Unable to send form/.test(document.querySelector('.form-submission-error')?.textContent ?? ''),
    );
    expect(lastBody()?.captchaKey).toBe('stand-in-token-1');
    await page.waitForFunction((each) => !document.querySelector<HTMLInputElement>(each)?.checked, {}, box);
    expect(await isDisabled()).toBe(provider === 'recaptcha');
    await page.click(box);
    await send(page);
    await page.waitForSelector('form[data-ss-form=success]');
    expect(lastBody()?.captchaKey).toBe('stand-in-token-2');
    expect(pageErrors).toEqual([]);
  },
);

// forms#captcha-missing
test(
  'a captcha script that defines no library or cannot be loaded shows its sentence and leaves the form usable; one that ' +
    'hangs blocks no page',
  async () => {
    await faults('');
    const unsolved = () =>
      document.querySelector('.form-submission-error')?.textContent === 'Complete CAPTCHA before submitting.';
    await faults('captcha:status:204');
    const { page, open, pageErrors } = await world.nextVisitor();
    await page.setViewport({ width: 900, height: 900 });
    const openForm = async (provider: string) => {
      await open('forms', `/captcha/${provider}`);
      await page.waitForSelector('form[data-ss-form]');
    };
    await openForm('turnstile');
    await fill(page);
    await send(page);
    await page.waitForFunction(unsolved);
    const report = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-javascript-errors');
    expect(JSON.stringify(report.body)).toContain('ReCaptcha has not been set up!');
    // A script that throws is loaded again, too.
    await faults('captcha:js-throw');
    await send(page);
    await page.waitForSelector('form[data-ss-form=failed]');
    await faults('');
    await send(page);
    await page.waitForSelector(box);

    await faults('captcha:hang');
    await openForm('hcaptcha');
    // The earlier error comes from the script that throws.
    pageErrors.length = 0;
    await page.focus('form input');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/form-captcha-')),
    );
    await fill(page);
    await send(page);
    await page.waitForSelector('form[data-ss-form=submitting]');
    await page.goto('about:blank');
    expect(pageErrors).toEqual([]);

    await faults('captcha:status:404');
    await openForm('hcaptcha');
    await page.focus('form input');
    await fill(page);
    for (const rules of ['captcha:status:404', 'captcha:reset']) {
      await faults(rules);
      await send(page);
      await page.waitForFunction(unsolved);
    }
    // The script is available again, if late, and the form can be sent.
    await faults('captcha:delay:200');
    await send(page);
    await page.waitForSelector(box);
    await page.click(box);
    await send(page);
    await page.waitForSelector('form[data-ss-form=success]');
  },
);

// forms#places-combobox forms#places-context
test('a place found by keyboard fills in all parts of its address; Escape and other texts close the list', async () => {
  await faults('');
  const { page, pageErrors, said: consoleLines } = await arrive('/places');
  const line = '[data-title=Line1]';
  await page.focus(line);
  await page.waitForSelector(`${line}[role=combobox]`);
  await page.keyboard.type('350 Fi');
  await page.waitForSelector('.ss-places:not([hidden]) li:nth-child(2)');
  expect(await findWithAxe(page, 'main')).toEqual([]);
  expect(
    await page.$eval(line, (input) => [input.getAttribute('aria-expanded'), input.getAttribute('aria-activedescendant')]),
  ).toEqual(['true', null]);
  await page.keyboard.press('Escape');
  expect(await page.$eval('.ss-places', (list) => (list as HTMLElement).hidden)).toBe(true);
  await page.keyboard.type('f');
  await page.waitForSelector('.ss-places:not([hidden]) li:nth-child(2)');
  await page.keyboard.press('ArrowDown');
  expect(await page.$eval('.ss-places li[aria-selected=true]', (option) => option.textContent)).toBe(
    '350 Fifth Avenue, New York, NY, USA',
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-title=Zip]')?.value === '10118');
  const parts = () => page.$$eval('[data-title]', (all) => all.map((each) => (each as HTMLInputElement).value));
  expect(await parts()).toEqual(['350 Fifth Avenue', '', 'New York', 'NY', '10118', '']);
  // A slow machine may search for the first letters, too.
  const suggested = world.platform.journal
    .entries()
    .find(({ endpoint, query }) => endpoint === 'places-autocomplete' && query.input === '350 Fi');
  expect(suggested?.query).toMatchObject({ input: '350 Fi', productPage: 'form-block', productSection: 'address-field' });
  const details = world.platform.journal.entries().find(({ endpoint }) => endpoint === 'places-details');
  expect(details?.query).toMatchObject({
    placeId: 'recorded-place-1',
    productPage: 'form-block',
    productSection: 'address-field',
  });
  expect([consoleLines, pageErrors]).toEqual([[], []]);
  expect(await page.$eval('form', ({ dataset }) => dataset.ssForm)).toBe('idle');
});

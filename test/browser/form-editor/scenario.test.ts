// covers: fake-server/settings-screen/forms/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { framedPage } from '../../helpers/browser/framed-page.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';

const world = browserWorld(async () => [await loadSite('forms')]);

test('a form is edited beside its preview, saved to the running site, sent, listed with its parts, and restored', async () => {
  const { page, pageErrors } = await world.newVisitor();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(world.address('forms', '/config/?frameUrl=/success-html&panel=forms'));
  await page.waitForSelector('.form-field summary');
  expect(await findWithAxe(page, 'main .side')).toEqual([]);
  const frame = await framedPage(page);
  const inFrame = (selector: string, text = '') =>
    frame.waitForFunction(
      (wanted, begins) => document.querySelector(`form[data-ss-form] ${wanted}`)?.textContent?.startsWith(begins),
      {},
      selector,
      text,
    );
  await inFrame('.title', 'Email');
  await page.click('.form-field summary');
  await page.click('.form-field input[type=text]', { count: 3 });
  await page.type('.form-field input[type=text]', 'Your address');
  await inFrame('.title', 'Your address');
  await page.select('#new-field', 'name');
  await inFrame('fieldset.name .title', 'Name');
  expect(await page.$$eval('section h2', (all) => all.map((each) => each.textContent))).toEqual([
    'Build',
    'Storage',
    'Advanced',
    'Captcha',
    'Disclaimer',
    'Preview',
  ]);
  await page.click('button.primary');
  await page.waitForFunction(() => /Saved/.test(document.querySelector('[role=status]')?.textContent ?? ''));

  const visitor = await world.newVisitor();
  await visitor.open('forms', '/success-html');
  await visitor.page.waitForSelector('form[data-ss-form]');
  await visitor.page.type('input[type=email]', 'ada@example.com');
  await visitor.page.type('[data-title=First]', 'Ada');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForSelector('form[data-ss-form=success]');

  await page.reload();
  await page.waitForSelector('.submission summary');
  await page.click('.submission summary');
  expect(await page.$eval('.submission dl', (list) => list.innerText.replace(/\s+/g, ' '))).toBe(
    'Your address ada@example.com Name First Ada Last N/A',
  );
  const csv = await page.$eval('a[download]', (link) => (link as HTMLAnchorElement).href);
  expect(await (await fetch(csv.replace('control.localhost', 'localhost'))).text()).toContain(
    'Your address,Name First,Name Last',
  );
  // Another form is chosen before the submissions of this one arrive, which are then ignored.
  const [sent = '', other = ''] = await page.$$eval('#form option', (all) => {
    const values = all.map(({ value }) => value);
    const chosen = document.querySelector<HTMLSelectElement>('#form')?.value ?? '';
    return [chosen, values.find((value) => value !== chosen) ?? ''];
  });
  await page.select('#form', other);
  await page.waitForFunction(() => !document.querySelector('.submission'));
  await page.setRequestInterception(true);
  page.on('request', (request) => request.continue({}, 0));
  const held = holdRequests(page, new RegExp(`submissions\\?.*${sent}`));
  await page.select('#form', sent);
  await held.asked;
  await page.select('#form', other);
  const late = page.waitForResponse((response) => response.url().includes(sent));
  held.release();
  await (await late).text();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.$('.submission')).toBeNull();
  await page.select('#form', sent);
  await page.waitForSelector('.submission');
  await page.evaluate(() => [...document.querySelectorAll('button')].find((each) => each.textContent === 'Restore')?.click());
  await page.waitForFunction(() => /Restored the form/.test(document.querySelector('[role=status]')?.textContent ?? ''));
  expect(await page.$eval('.form-field summary', (each) => each.textContent)).toBe('Email email');
  expect(pageErrors).toEqual([]);
});

import type { Page } from 'puppeteer';
import type { Scene } from './scenes.ts';

const whenMounted = (page: Page) => page.waitForSelector('form[data-ss-form]');
const send = (page: Page) => page.evaluate(() => document.querySelector('form')?.requestSubmit());
const stateIs = (page: Page, state: string) => page.waitForSelector(`form[data-ss-form=${state}]`);

const scene = (name: string, path: string, show: (page: Page) => Promise<unknown>): Scene => ({
  name: `form-${name}`,
  path,
  async show(page) {
    await whenMounted(page);
    await show(page);
  },
});

const wrong = async (page: Page) => {
  await send(page);
  await stateIs(page, 'failed');
};

const part = (name: string, selector: string) =>
  scene(`second-${name}`, '/second', async (page) => {
    await wrong(page);
    await page.$eval(selector, (each) => each.scrollIntoView({ block: 'center' }));
  });

/** Invalid dates, times, numbers and answers, each with its error at its field. */
const odd = (name: string, selector: string) =>
  scene(`second-odd-${name}`, '/second', async (page) => {
    await page.evaluate(() => {
      const values = {
        Month: '2',
        Day: '31',
        Year: '2027',
        Hour: '13',
        Minute: '77',
        Country: '+x',
        Areacode: '2a2',
        Prefix: 'x',
      };
      for (const [part, value] of Object.entries(values)) {
        const control = document.querySelector<HTMLInputElement>(`form input[data-title=${part}]`);
        if (control) control.value = value;
      }
      const answer = document.querySelector('.likert input') as HTMLInputElement;
      answer.value = '9';
      answer.checked = true;
      const choice = document.querySelector('form select.field-element:not([data-title])') as HTMLSelectElement;
      choice.append(new Option('None of these', 'none of these', true, true));
    });
    await wrong(page);
    await page.$eval(selector, (each) => each.scrollIntoView({ block: 'center' }));
  });

const captcha = (provider: string) =>
  scene(`captcha-${provider}`, `/captcha/${provider}`, async (page) => {
    await page.focus('form input');
    await page.waitForSelector('.captcha-stand-in');
    await page.$eval('.captcha-stand-in', (each) => each.scrollIntoView({ block: 'center' }));
  });

/** Forms of the fixture site `forms` in every visible state. */
export const formScenes: readonly Scene[] = [
  scene('first', '/first', async () => {}),
  scene('first-wrong', '/first', wrong),
  scene('second', '/second', async () => {}),
  scene('second-wrong', '/second', wrong),
  part('dates', '.date'),
  part('address', '.address'),
  part('choices', '.checkbox'),
  part('likert', '.likert'),
  part('end', '.form-submit-button'),
  scene('submitting', '/success-html?__ss=save-form-submission:hang', async (page) => {
    await page.type('input[type=email]', 'ada@example.com');
    await send(page);
    await page.waitForSelector('form[aria-busy]');
  }),
  scene('counter-over', '/second', async (page) => {
    await page.type('#textarea-013-field', 'x'.repeat(61));
    await page.$eval('#textarea-013', (each) => each.scrollIntoView({ block: 'center' }));
  }),
  scene('german-wrong', '/german', wrong),
  scene('right-to-left-wrong', '/right-to-left', wrong),
  scene('newsletter', '/newsletter', async () => {}),
  scene('newsletter-wrong', '/newsletter', wrong),
  scene('sent', '/success-html', async (page) => {
    await page.type('input[type=email]', 'ada@example.com');
    await send(page);
    await stateIs(page, 'success');
  }),
  scene('not-sent', '/success-html?__ss=save-form-submission:status:500:empty', async (page) => {
    await page.type('input[type=email]', 'ada@example.com');
    await wrong(page);
  }),
  odd('dates', '.date'),
  odd('choices', '.select'),
  odd('likert', '.likert'),
  scene('captcha-unsolved', '/captcha/recaptcha', async (page) => {
    await page.focus('form input');
    await page.waitForSelector('.captcha-stand-in');
    await page.$$eval('form .form-item :is(input, textarea)', (all) => {
      for (const each of all as HTMLInputElement[]) each.value = each.type === 'email' ? 'ada@example.com' : 'Ada';
    });
    await wrong(page);
  }),
  scene('popup-sent', '/popup', async (page) => {
    await page.waitForSelector('dialog[open] form[data-ss-form]');
    await page.type('dialog input[type=email]', 'ada@example.com');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
  }),
  scene('popup', '/popup', (page) => page.waitForSelector('dialog[open] form[data-ss-form]')),
  captcha('recaptcha'),
  captcha('hcaptcha'),
  captcha('turnstile'),
  scene('places', '/places', async (page) => {
    await page.focus('[data-title=Line1]');
    await page.waitForSelector('[role=combobox]');
    await page.keyboard.type('350 Fi');
    await page.waitForSelector('.ss-places:not([hidden]) li:nth-child(2)');
    await page.keyboard.press('ArrowDown');
  }),
  {
    name: 'form-editor',
    path: '/config/?frameUrl=%2Fsecond&panel=forms',
    async show(page) {
      await page.waitForSelector('.form-field summary');
      await page.click('.form-field summary');
    },
  },
];

import { expect } from 'vitest';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

interface Submission {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}
const stored = async ({ platform }: Visit, site: string, formId = ''): Promise<readonly Submission[]> => {
  const response = await fetch(`${platform.controlForTools}submissions?site=${site}&formId=${formId}`);
  return ((await response.json()) as { submissions: readonly Submission[] }).submissions;
};
const stateIs = ({ tab }: Visit, state: string) =>
  tab.until((wanted) => document.querySelector(`form[data-ss-form="${wanted}"]`) !== null, state);
const isMounted = ({ tab }: Visit) => tab.until(() => document.querySelector('form[data-ss-form]') !== null);
/** Sets the values by script, as a browser fills in what it has saved. */
const fillIn = ({ tab }: Visit, values: Readonly<Record<string, string>>) =>
  tab.evaluate((given) => {
    for (const [selector, value] of Object.entries(given)) {
      const control = document.querySelector<HTMLInputElement>(selector);
      if (!control) throw new Error(`There is no ${selector}`);
      if (control.type === 'radio' || control.type === 'checkbox') control.click();
      else {
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, values);
const everything = (prefix: (name: string, index: number) => string) => ({
  [`#${prefix('name', 1)} [data-title=First]`]: 'Ada',
  [`#${prefix('name', 1)} [data-title=Last]`]: 'Example',
  [`#${prefix('email', 2)}-field`]: ' ada@example.com ',
  [`#${prefix('phone', 3)} [data-title=Areacode]`]: '212',
  [`#${prefix('phone', 3)} [data-title=Prefix]`]: '555',
  [`#${prefix('phone', 3)} [data-title=Line]`]: '0100',
  [`#${prefix('date', 4)} [data-title=Month]`]: '2',
  [`#${prefix('date', 4)} [data-title=Day]`]: '28',
  [`#${prefix('date', 4)} [data-title=Year]`]: '2027',
  [`#${prefix('time', 5)} [data-title=Hour]`]: '7',
  [`#${prefix('time', 5)} [data-title=Minute]`]: '30',
  [`#${prefix('time', 5)} [data-title=Ampm]`]: 'PM',
  [`#${prefix('address', 6)} [data-title=Line1]`]: '1 Quay',
  [`#${prefix('address', 6)} [data-title=City]`]: 'Port',
  [`#${prefix('address', 6)} [data-title=State]`]: 'NY',
  [`#${prefix('address', 6)} [data-title=Zip]`]: '10118',
  [`#${prefix('radio', 8)} [value="Eight o’clock"]`]: '',
  [`#${prefix('checkbox', 9)} [value="Fish"]`]: '',
  [`#${prefix('select', 10)}-field`]: 'A friend',
  [`#${prefix('text', 12)}-field`]: 'By the window',
  [`#${prefix('textarea', 13)}-field`]: 'No stairs, please.',
});
const values = (prefix: (name: string, index: number) => string) => ({
  [prefix('name', 1)]: ['Ada', 'Example'],
  [prefix('email', 2)]: 'ada@example.com',
  [prefix('phone', 3)]: ['', '212', '555', '0100'],
  [prefix('date', 4)]: ['2', '28', '2027'],
  [prefix('time', 5)]: ['7', '30', '00', 'PM'],
  [prefix('radio', 8)]: 'Eight o’clock',
  [prefix('checkbox', 9)]: ['Fish'],
  [prefix('select', 10)]: 'A friend',
  [prefix('text', 12)]: 'By the window',
  [prefix('textarea', 13)]: 'No stairs, please.',
});
const generations = [
  { path: '/first', formId: '68f0a1b2c3d4e5f607182901', prefix: (name: string, index: number) => `${name}-yui_${index}` },
  {
    path: '/second',
    formId: '68f0a1b2c3d4e5f607182902',
    prefix: (name: string, index: number) => `${name}-0${String(index).padStart(2, '0')}`,
  },
];
const form = `<form data-form-id="kept"><div class="form-item field text required" id="text-1"><label class="title" for="i">Word</label><input id="i" name="word"></div>
<button>Go</button><div class="hidden form-submission-text" hidden>Done.</div></form>`;

export const forms: Topic = {
  sites: [
    // The back/forward cache excludes pages with `no-store`.
    testSite('kept', { '/': { body: form, headers: { 'Cache-Control': 'no-cache' } }, '/away': { body: '<p>Away.</p>' } }),
  ],
  scenarios: [
    ...generations.map(({ path, formId, prefix }) => ({
      title: `a form of ${path} names what is missing, and sends every field once`,
      async run(visit: Visit) {
        const { open, tab, errors } = visit;
        await open('forms', path);
        await isMounted(visit);
        await tab.click('form [type=submit]');
        await stateIs(visit, 'failed');
        expect(await tab.evaluate(() => document.querySelectorAll('form .field-error').length)).toBeGreaterThan(2);
        expect(await tab.evaluate(() => document.activeElement?.className)).toBe('form-submission-error');
        await fillIn(visit, everything(prefix));
        await tab.click('form [type=submit]');
        await stateIs(visit, 'success');
        const all = await stored(visit, 'forms', formId);
        expect(all).toHaveLength(1);
        expect(all[0]?.values).toMatchObject(values(prefix));
        expect(await tab.text('.form-submission-success, .form-submission-text')).toContain('Thank you!');
        expect(await errors()).toEqual([]);
      },
    })),
    {
      title: 'a newsletter is typed and sent by Enter; two quick presses send it once',
      async run(visit) {
        const { open, tab, errors } = visit;
        await open('forms', '/newsletter');
        await isMounted(visit);
        await tab.click('.newsletter-form-field-element');
        await tab.key('ada@example.org');
        await tab.key('Enter');
        await tab.key('Enter');
        await tab.until(() => document.querySelector('form.newsletter-form')?.getAttribute('data-ss-form') === 'success');
        const all = await stored(visit, 'forms', '68f0a1b2c3d4e5f607182903');
        expect(all.map((each) => Object.values(each.values))).toEqual([['ada@example.org']]);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a submission that the platform refuses twice shows its sentence and is stored once in the end',
      async run(visit) {
        const { open, tab, setFaults } = visit;
        await setFaults('save-form-submission:status:429@1');
        await open('kept', '/');
        await isMounted(visit);
        await tab.click('#i');
        await tab.key('first');
        await tab.key('Enter');
        expect(await tab.text('.form-submission-error')).toContain('Submission rate limit exceeded.');
        await tab.click('form button');
        await stateIs(visit, 'success');
        expect(await stored(visit, 'kept')).toHaveLength(1);
      },
    },
    {
      title: 'typed values are there after going back, and are sent once',
      async run(visit) {
        const { open, tab } = visit;
        await open('kept', '/');
        await isMounted(visit);
        await tab.click('#i');
        await tab.key('first');
        await tab.goto(visit.address('kept', '/away'));
        await tab.back();
        await tab.until(() => document.querySelector<HTMLInputElement>('#i')?.value === 'first');
        await isMounted(visit);
        await tab.click('form button');
        await stateIs(visit, 'success');
        expect((await stored(visit, 'kept')).map((each) => each.values['text-1'])).toEqual(['first']);
      },
    },
  ],
};

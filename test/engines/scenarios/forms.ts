import { expect } from 'vitest';
import { testSite } from '../../helpers/platform/test-site.ts';
import { drawnId, everyField, fillIn, serverId, submittedValues } from '../../helpers/values/filled-form.ts';
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
const generations = [
  { path: '/first', formId: '68f0a1b2c3d4e5f607182901', idOf: serverId },
  { path: '/second', formId: '68f0a1b2c3d4e5f607182902', idOf: drawnId },
];
const form = `<form data-form-id="kept"><div class="form-item field text required" id="text-1"><label class="title" for="i">Word</label><input id="i" name="word"></div>
<button>Go</button><div class="hidden form-submission-text" hidden>Done.</div></form>`;

export const forms: Topic = {
  sites: [
    // The back/forward cache excludes pages with `no-store`.
    testSite('kept', { '/': { body: form, headers: { 'Cache-Control': 'no-cache' } }, '/away': { body: '<p>Away.</p>' } }),
  ],
  scenarios: [
    ...generations.map(({ path, formId, idOf }) => ({
      title: `a form of ${path} names what is missing, and sends every field once`,
      async run(visit: Visit) {
        const { open, tab, errors } = visit;
        await open('forms', path);
        await isMounted(visit);
        await tab.click('form [type=submit]');
        await stateIs(visit, 'failed');
        expect(await tab.evaluate(() => document.querySelectorAll('form .field-error').length)).toBeGreaterThan(2);
        expect(await tab.evaluate(() => document.activeElement?.className)).toBe('form-submission-error');
        await tab.evaluate(fillIn, everyField(idOf));
        await tab.click('form [type=submit]');
        await stateIs(visit, 'success');
        const all = await stored(visit, 'forms', formId);
        expect(all).toHaveLength(1);
        expect(all[0]?.values).toMatchObject(submittedValues(idOf));
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

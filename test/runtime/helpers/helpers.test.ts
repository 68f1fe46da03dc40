import { afterEach, expect, test, vi } from 'vitest';
import { createHelpers } from '../../../runtime/features/helpers/helpers.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { fakeJar } from '../../helpers/fakes/fake-jar.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function helpersOf(cookies: Record<string, string> = {}) {
  const clock = handClock();
  const storage = fakeStorage();
  const page = {
    clock,
    storage,
    cookies: fakeJar(cookies),
    context: { website: { language: 'en-GB' } },
    chunks: {},
  } as unknown as Page;
  return { clock, storage, helpers: createHelpers(page, {} as Window) };
}

test('a callback that took 50 ms waits 100 ms the next time: twice the average', () => {
  const { clock, helpers } = helpersOf();
  let runs = 0;
  const throttled = helpers.selfThrottle(() => {
    runs += 1;
    clock.turn(50);
  });
  throttled();
  clock.turn(0);
  throttled();
  clock.turn(99);
  expect(runs).toBe(1);
  clock.turn(1);
  expect(runs).toBe(2);
});

test('the text of a time is updated every 5000 ms', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } });
  const { clock, helpers } = helpersOf();
  const shown: string[] = [];
  const stop = helpers.keepRelativeTime(clock.now(), (words) => shown.push(words));
  clock.turn(10_000);
  stop();
  clock.turn(10_000);
  expect(shown).toEqual(['just now', 'about 5 seconds ago', 'about 10 seconds ago']);
  expect(helpers.relativeTime(clock.now() - 120_000)).toBe('2 minutes ago');
});

test('texts become slugs, links have their category', () => {
  const { helpers } = helpersOf();
  expect(helpers.filterText('url-slug', 'Crème Brûlée / Daily')).toBe('creme-brulee-daily');
  expect(helpers.filterText('url-slug-with-slash', 'Crème Brûlée / Daily')).toBe('creme-brulee/daily');
  expect(helpers.decodeLink('tel:+44-20').category).toBe('misc-protocol');
  expect(helpers.decodeLink('/s/menu.pdf').category).toBe('file');
});

test('an action for the next load is stored under sqs_actions_for_next_load', () => {
  const { helpers, storage } = helpersOf();
  expect(helpers.addNextLoadAction({ name: 'open-cart', data: { id: 3 } })).toBe(true);
  expect(JSON.parse(storage.read('sqs_actions_for_next_load') ?? '')).toEqual([{ name: 'open-cart', data: { id: 3 } }]);
});

test('a visitor with a record has one of the cohorts A to E, always the same; without a record there is no cohort', () => {
  const cookies = { ss_cvr: '0b7e4f1c-6c1d-4f0e-9a51-3d9a5a4c1f00|1|1|1|1' };
  expect(helpersOf(cookies).helpers.surveyCohort()).toMatch(/^[A-E]$/);
  expect(helpersOf(cookies).helpers.surveyCohort()).toBe(helpersOf(cookies).helpers.surveyCohort());
  expect(helpersOf().helpers.surveyCohort()).toBe(null);
});

// covers: runtime/features/forms/draft.ts runtime/features/forms/submission.ts
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser.ts';
import { testSite } from '../../helpers/test-site.ts';

const form = `<form data-form-id="kept"><div class="form-item field text required" id="text-1"><label class="title" for="i">Word</label><input id="i" name="word"></div>
<button>Go</button><div class="hidden form-submission-text" hidden>Done.</div></form>`;
/** Browsers keep no page that must not be stored. */
const headers = { 'Cache-Control': 'no-cache' };
const world = browserWorld(() => [testSite('kept', { '/': { body: form, headers }, '/away': { body: '<p>Away.</p>' } })], {
  keepsPages: true,
  wholeBrowser: true,
});
const stored = async (): Promise<{ key: string; values: Record<string, unknown> }[]> =>
  (await (await fetch(`${world.platform.control}submissions?site=kept`)).json()).submissions;
const faults = (rules: string) => fetch(`${world.platform.control}faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
const stateIs = (page: Page, state: string) => page.waitForSelector(`form[data-ss-form=${state}]`);
/** To another page, and back to this one as it was left. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(world.address('kept', '/away'));
  await page.goBack();
  await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
}

test('on a page from the back/forward cache what was typed is there, is sent once, stays sent, and the next one has a key of its own', async () => {
  const { page, open, pageErrors } = await world.newVisitor();
  await open('kept', '/');
  await stateIs(page, 'idle');
  await page.type('#i', 'first');
  await leaveAndReturn(page);
  expect(await page.$eval('#i', (input) => (input as HTMLInputElement).value)).toBe('first');
  await page.focus('#i');
  await page.keyboard.press('Enter');
  await stateIs(page, 'success');
  await leaveAndReturn(page);
  expect(await page.evaluate(() => [document.querySelector('form')?.dataset.ssForm, document.body.innerText.trim()])).toEqual([
    'success',
    'Done.',
  ]);

  // Left in the middle of the send, with whatever became of it: another click, and it is stored once.
  await page.reload();
  await stateIs(page, 'idle');
  await page.$eval('#i', (input) => {
    (input as HTMLInputElement).value = 'second';
  });
  await faults('save-form-submission:delay:300');
  await page.focus('#i');
  await page.keyboard.press('Enter');
  await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'save-form-submission' && JSON.stringify(body).includes('second'),
  );
  await page.goto(world.address('kept', '/away'));
  await faults('');
  await page.goBack();
  await page.waitForSelector('form[data-ss-form]:not([data-ss-form=submitting])');
  if (await page.$('form:not([data-ss-form=success])')) {
    expect(await page.$eval('#i', (input) => (input as HTMLInputElement).value)).toBe('second');
    await page.focus('#i');
    await page.keyboard.press('Enter');
    await stateIs(page, 'success');
  }
  const all = await stored();
  expect(all.map(({ values }) => values['text-1'])).toEqual(['first', 'second']);
  expect(new Set(all.map(({ key }) => key)).size).toBe(2);
  expect(pageErrors).toEqual([]);
});

// covers: runtime/boot/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const world = browserWorld(() => [testSite('island', { '/': { body: '<main><button id="before">A button</button></main>' } })]);

const dialog = '.sqs-system-error';
const announce = (page: Page, detail: unknown) =>
  page.evaluate((error) => void document.dispatchEvent(new CustomEvent('ss-runtime:system-error', { detail: error })), detail);

async function arrive(detail: unknown = { url: '/api/ünsure', kind: 'cleaned' }) {
  const visitor = await world.nextVisitor();
  await hastenAnimations(visitor.page);
  await visitor.open('island', '/');
  await visitor.page.focus('#before');
  const before = await visitor.page.evaluate(() => document.documentElement.outerHTML);
  await announce(visitor.page, detail);
  await visitor.page.waitForSelector(`${dialog}[open]`);
  return { ...visitor, before };
}
const gone = (page: Page) => page.waitForFunction((selector) => !document.querySelector(selector), {}, dialog);
const lines = (page: Page) => page.$$eval(`${dialog} p`, (all) => all.map((line) => line.textContent));

test('a page without a system error fetches no React', async () => {
  const visitor = await world.nextVisitor();
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visitor.open('island', '/');
  await visitor.settled();
  expect(fetched.filter((path) => /\/chunks\/react-/.test(path))).toEqual([]);
});

// errors#system-error, overlays#error-dialog-text, overlays#error-dialog-key, overlays#error-dialog-buttons
test('a system error opens a modal dialog with title, sentence, error key and two buttons, the first of them focused', async () => {
  const { page, pageErrors, said } = await arrive();
  expect(await page.$eval(dialog, (element) => [element.getAttribute('role'), element.matches('[data-ss-modal]')])).toEqual([
    'alertdialog',
    true,
  ]);
  const described = await page.$eval(dialog, (element) => ({
    title: document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
    text: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    buttons: Array.from(element.querySelectorAll('button'), (button) => button.textContent),
    focused: document.activeElement?.textContent,
  }));
  expect(described).toEqual({
    title: 'Something Went Wrong!',
    text:
      'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return ' +
      'shortly.',
    buttons: ['Reload Page', 'Clear'],
    focused: 'Reload Page',
  });
  expect(await lines(page)).toContain(`Error key: ${Buffer.from('/api/ünsure').toString('base64')}`);
  expect([pageErrors, said]).toEqual([[], []]);
});

// errors#system-error-network, overlays#error-dialog-text
test('a network error shows its text or a fixed sentence, any other error its address, format and text, never as HTML', async () => {
  const { page } = await arrive();
  for (const [detail, said] of [
    [{ url: '/a', kind: 'network' }, ['Unable to connect to the provider.  Please try again.']],
    [{ url: '/a', kind: 'network', errorText: 'Gone' }, ['Gone']],
    [
      { url: '/a', kind: 'other', format: 'json', errorText: '<img src=x onerror=alert(1)>' },
      ['/a', 'json', '<img src=x onerror=alert(1)>'],
    ],
  ] as const) {
    await page.keyboard.press('Escape');
    await gone(page);
    await announce(page, detail);
    await page.waitForSelector(`${dialog}[open]`);
    expect((await lines(page)).slice(0, -1)).toEqual(said);
  }
});

test.each(['Clear', 'Escape'])('%s removes the error dialog, returns the focus and restores the page', async (way) => {
  const { page, before } = await arrive();
  if (way === 'Escape') await page.keyboard.press('Escape');
  else await page.click(`${dialog} button:last-child`);
  await gone(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});

// overlays#error-dialog-buttons
test('a press beside the error dialog keeps it, and a long address breaks after its separators at 375 px', async () => {
  const address = 'http://clean.localhost:4100/api/commerce/shopping-cart/entries?websiteId=tidewater&currency=GBP';
  const { page } = await arrive({ url: address, kind: 'other' });
  await page.setViewport({ width: 375, height: 700 });
  await page.mouse.click(10, 10);
  await page.mouse.click(10, 690);
  expect(await page.$eval(dialog, (element) => element.getAttribute('data-state'))).toBe('shown');
  const shown = await page.$eval(`${dialog} p`, (line) => {
    const lines: string[] = [];
    let lastTop = -1;
    for (const node of line.childNodes)
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        if (top > lastTop + 5) lines.push('');
        lastTop = top;
        lines[lines.length - 1] += String(range);
      }
    return lines;
  });
  expect(shown.join('')).toBe(address);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.slice(0, -1).filter((line) => !/[/?&]$/.test(line))).toEqual([]);
});

test('SSRuntime.destroy removes the error dialog and restores the page, and a later error opens it again', async () => {
  const { page, before, pageErrors } = await arrive();
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  await announce(page, { url: '/b', kind: 'network' });
  await page.waitForSelector(`${dialog}[open]`);
  expect(await page.$$(dialog)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

// overlays#error-dialog-latest
test('the latest of two errors is shown, once', async () => {
  const { page } = await arrive();
  await announce(page, { url: '/b', kind: 'network', errorText: 'Second' });
  await page.waitForFunction((selector) => document.querySelector(selector)?.textContent?.includes('Second'), {}, dialog);
  expect(await page.$$(dialog)).toHaveLength(1);
});

// overlays#error-dialog-buttons
test('Reload Page loads the page again', async () => {
  const { page } = await arrive();
  await Promise.all([page.waitForNavigation(), page.click(`${dialog} button`)]);
  expect(await page.$$(dialog)).toEqual([]);
});

// overlays#error-dialog-fallback
test('where the dialog cannot be fetched, an alert shows the error', async () => {
  // A new visitor has an empty cache, so that the code cannot be fetched.
  const { page, open } = await world.newVisitor();
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await open('island', '/');
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('/chunks/dialogs') ? request.abort() : request.continue()));
  await announce(page, { url: '/api/x', kind: 'network', errorText: 'Unable to connect…' });
  await eventually(() => expect(said).toEqual(['Unable to connect…']));
  expect(await page.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
});

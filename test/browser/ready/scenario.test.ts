// covers: runtime/boot/api.ts runtime/boot/boot.ts
import type { HTTPRequest } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const film = '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;/film&quot;&gt;&lt;/iframe&gt;"></div>';
const watch = `<script>
addEventListener('DOMContentLoaded', () => SSRuntime.ready.then(() => {
  window.aliveWhenReady = document.querySelectorAll('[data-ss-block=video]').length;
}));
</script>`;
const world = browserWorld(() => [
  testSite('ready', {
    '/': { head: watch, body: `<main style="width:400px">${film}</main>` },
    '/button': { body: '<div class="sqs-block-button-container"><a href="/film">Watch it</a></div>' },
    '/hung': { body: `<img src="/hung.png" alt=""><main style="width:400px">${film}</main>` },
    '/film': { body: '<p>A film</p>' },
  }),
]);
const aliveWhenReady = () => (window as { aliveWhenReady?: number }).aliveWhenReady;
const alive = () => document.querySelectorAll('[data-ss-block=video]').length;
const state = () => document.documentElement.dataset.ssRuntime;

/** The chunk that knows videos stays on its way until `letGo`; it is asked for when this answers, which is after the load. */
async function arriveHolding({ givesUp = false } = {}) {
  const { page } = await world.newVisitor();
  // On a busy machine the 3 s may pass meanwhile: where they are not meant, they never do.
  if (!givesUp)
    await page.evaluateOnNewDocument(() => {
      const after = window.setTimeout;
      Object.assign(window, { setTimeout: (callback: () => void, ms: number) => (ms === 3000 ? 0 : after(callback, ms)) });
    });
  await page.setRequestInterception(true);
  const held: HTTPRequest[] = [];
  const asked = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.url().includes('/chunks/after-load')) return void request.continue();
      held.push(request);
      resolve();
    });
  });
  await page.goto(world.address('ready', '/'));
  await asked;
  return { page, letGo: () => Promise.all(held.splice(0).map((request) => request.continue())) };
}

test('a page whose only block is a video is ready when the video is alive, though its kind comes after the load', async () => {
  const { page, letGo } = await arriveHolding();
  expect(await page.evaluate(state)).toBe('booting');
  await letGo();
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(aliveWhenReady), await page.evaluate(state)]).toEqual([1, 'ready']);
});

test('a picture that hangs holds the load for ever, and not the blocks that come after it: 3 s are waited for it', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().endsWith('/hung.png') || request.continue()));
  await page.goto(world.address('ready', '/hung'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 1);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('on a page where the browser is never idle, as Firefox is not where something always moves, start-up waits 200 ms at a time for it', async () => {
  const { page } = await world.newVisitor();
  await page.evaluateOnNewDocument(() => {
    const limits: number[] = [];
    Object.assign(window, {
      limits,
      requestIdleCallback: (callback: () => void, { timeout = Number.POSITIVE_INFINITY } = {}) => {
        if (document.documentElement.dataset.ssRuntime === 'booting') limits.push(timeout);
        return setTimeout(callback, timeout);
      },
    });
  });
  await page.goto(world.address('ready', '/button'));
  await page.evaluate(() => window.SSRuntime.ready);
  expect(await page.$('[data-ss-block=button]')).not.toBeNull();
  const limits = await page.evaluate(() => (window as unknown as { limits: number[] }).limits);
  expect(limits.filter((limit) => limit !== 2000)).toEqual([200, 200, 200]);
});

test('kinds of blocks that do not come hold the page up for 3 s at most, and their blocks come when they come', async () => {
  const { page, letGo } = await arriveHolding({ givesUp: true });
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(aliveWhenReady), await page.evaluate(state)]).toEqual([0, 'ready']);
  await letGo();
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 1);
});

test('kinds of blocks that cannot be fetched do not keep the page from being ready', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('/chunks/after-load') ? request.abort() : request.continue()));
  await page.goto(world.address('ready', '/'));
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(alive), await page.evaluate(state)]).toEqual([0, 'ready']);
});

test('SSRuntime.initialize waits for such blocks below its root, before their kind is there and after', async () => {
  const { page, letGo } = await arriveHolding();
  const initialize = (html: string) =>
    page.evaluate(async (given) => {
      const root = document.createElement('div');
      root.innerHTML = given;
      document.querySelector('main')?.prepend(root);
      await window.SSRuntime.initialize(root);
      return root.querySelectorAll('[data-ss-block=video]').length;
    }, html);
  const early = initialize(film);
  await letGo();
  expect(await early).toBe(1);
  expect(await initialize(film)).toBe(1);
});

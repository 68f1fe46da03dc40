// covers: runtime/boot/
import type { HTTPRequest } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { withoutTimeLimit } from '../../helpers/browser/without-time-limit.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const film = '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;/film&quot;&gt;&lt;/iframe&gt;"></div>';
const watch = `<script>
addEventListener('DOMContentLoaded', () => SSRuntime.ready.then(() => {
  window.mountedWhenReady = document.querySelectorAll('[data-ss-block=video]').length;
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
const mountedWhenReady = () => (window as { mountedWhenReady?: number }).mountedWhenReady;
const mountedCount = () => document.querySelectorAll('[data-ss-block=video]').length;
const state = () => document.documentElement.dataset.ssRuntime;

/** Holds the chunk that mounts blocks until `release`. It was requested when this returns. */
async function arriveHolding({ givesUp = false } = {}) {
  const { page } = await world.newVisitor();
  // On a busy machine the 3 s may pass meanwhile.
  if (!givesUp) await withoutTimeLimit(page);
  await page.setRequestInterception(true);
  const held: HTTPRequest[] = [];
  const asked = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.url().includes('/chunks/blocks')) return void request.continue();
      held.push(request);
      resolve();
    });
  });
  await page.goto(world.address('ready', '/'));
  await asked;
  return { page, release: () => Promise.all(held.splice(0).map((request) => request.continue())) };
}

test('a page whose only block is a video is ready when the video is mounted, although its code arrives after the load', async () => {
  const { page, release } = await arriveHolding();
  expect(await page.evaluate(state)).toBe('booting');
  await release();
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(mountedWhenReady), await page.evaluate(state)]).toEqual([1, 'ready']);
});

test('a picture that hangs holds back the load event, but the blocks that need it are mounted after 3 s', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().endsWith('/hung.png') || request.continue()));
  await page.goto(world.address('ready', '/hung'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 1);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test(
  'where the browser is never idle, as Firefox on a page that always moves, each wait of the start-up for idle time ends ' +
    'after 200 ms',
  async () => {
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
  },
);

test('code of blocks that does not arrive delays the page by 3 s at most, and the blocks are mounted once it arrives', async () => {
  const { page, release } = await arriveHolding({ givesUp: true });
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(mountedWhenReady), await page.evaluate(state)]).toEqual([0, 'ready']);
  await release();
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 1);
});

test('code of blocks that cannot be fetched does not keep the page from being ready', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('/chunks/blocks') ? request.abort() : request.continue()));
  await page.goto(world.address('ready', '/'));
  await page.evaluate(() => window.SSRuntime.ready);
  expect([await page.evaluate(mountedCount), await page.evaluate(state)]).toEqual([0, 'ready']);
});

test('blocks do not wait for telemetry: a video is mounted while the code that follows the load hangs', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('/chunks/after-load') || request.continue()));
  await page.goto(world.address('ready', '/'));
  await page.waitForSelector('[data-ss-block=video]');
});

test('SSRuntime.initialize waits for the videos below its root, before and after their code has arrived', async () => {
  const { page, release } = await arriveHolding();
  const initialize = (html: string) =>
    page.evaluate(async (given) => {
      const root = document.createElement('div');
      root.innerHTML = given;
      document.querySelector('main')?.prepend(root);
      await window.SSRuntime.initialize(root);
      return root.querySelectorAll('[data-ss-block=video]').length;
    }, html);
  const early = initialize(film);
  await release();
  expect(await early).toBe(1);
  expect(await initialize(film)).toBe(1);
});

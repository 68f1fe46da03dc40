// covers: runtime/features/video/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { nativeVideo, section71, videoBackground } from '../../helpers/markup/wild-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const css =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}main{width:300px;max-width:100%}.embed-block-wrapper{position:relative;height:0}section{position:relative;min-height:300px}.section-background{position:absolute;inset:0;z-index:-1}</style>';
const loop = { muted: true, autoPlay: true, loop: true, controls: 'none' };
const pauseButtons =
  '<button class="background-pause-button" aria-label="Pause Background"></button><button class="background-pause-button ' +
  'paused" aria-label="Play Background"></button>';
const world = browserWorld(() => [
  testSite('films', {
    '/': {
      head: css,
      body:
        `<main>${nativeVideo(loop, 'loops')}${nativeVideo(null, 'plain')}${nativeVideo({ muted: false, autoPlay: false, loop: false, controls: 'full' }, 'full')}${section71(`Over a film${pauseButtons}`, { background: videoBackground })}<div ` +
        'class="sqs-native-video" id="none" data-config-video="null"></div></main>',
    },
  }),
]);

const player = (page: Page, id: string) =>
  page.$eval(`${id} video`, (video) => ({
    flags: (['muted', 'loop', 'controls', 'playsInline'] as const).filter((name) => video[name]),
    sources: Array.from(video.querySelectorAll('source'), ({ src }) => src.replace(/^.*\/video\//, '')),
    poster: video.poster.replace(/^.*\/video\//, ''),
    shape: Math.round((video.clientWidth / video.clientHeight) * 100) / 100,
    rate: video.playbackRate,
  }));

async function arrive(reduced = false) {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  if (reduced) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 320, height: 2600 });
  // The files never load: `data-asked` has the last call of `play` or `pause` instead.
  await page.evaluateOnNewDocument(() => {
    for (const name of ['play', 'pause'] as const)
      HTMLMediaElement.prototype[name] = function () {
        this.dataset.asked = name;
        if (name === 'play') this.dispatchEvent(new Event('play'));
        return Promise.resolve();
      };
  });
  await visitor.open('films', '/');
  await page.waitForSelector('[data-ss-block=video-background]');
  return { page, visitor };
}
const asked = (page: Page, id: string) => page.$eval(`${id} video`, ({ dataset }) => dataset.asked);

// video#native-shape, video#native-settings, video#native-error, video#sound-alone, video#background-pause
test(
  'each native video has its shape, poster, files and settings; one with sound pauses the other with sound; a background has ' +
    'its pause button',
  async () => {
    const { page, visitor } = await arrive();
    const common = { sources: ['playlist.m3u8', '360:640'], poster: 'thumbnail', shape: 0.56, rate: 1 };
    expect(await player(page, '#loops')).toEqual({ ...common, flags: ['muted', 'loop', 'playsInline'] });
    for (const id of ['#plain', '#full'])
      expect(await player(page, id)).toEqual({ ...common, flags: ['controls', 'playsInline'] });
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#loops video')?.dataset.asked === 'play');
    expect([await asked(page, '#plain'), await asked(page, '#full')]).toEqual([undefined, undefined]);
    // No server has the file: the player flags so and tries again on a press.
    await page.waitForSelector('#loops .ss-video-error');
    expect(await page.$eval('#loops .ss-video-error', (view) => view.textContent)).toBe('This could not be loaded.Try again');
    expect(await findWithAxe(page, 'main')).toEqual([]);
    await page.$eval('#loops video', (video) => delete video.dataset.asked);
    await page.click('#loops .ss-video-error button');
    expect(await asked(page, '#loops')).toBe('play');
    await page.$eval('#plain video', (video) => void video.play());
    await page.$eval('#full video', (video) => void video.play());
    expect([await asked(page, '#plain'), await asked(page, '#loops')]).toEqual(['pause', 'play']);
    expect(await page.$eval('#none', (element) => element.getAttribute('data-ss-block-error'))).toBe('no-video');

    const background = '.section-background';
    expect(await player(page, background)).toMatchObject({
      flags: ['muted', 'loop', 'playsInline'],
      sources: ['playlist.m3u8', '640:360'],
    });
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.section-background video')?.dataset.asked === 'play');
    const seen = () => page.$$eval('.background-pause-button', (all) => all.map((button) => !button.hasAttribute('hidden')));
    expect(await seen()).toEqual([true, false]);
    await page.click('.background-pause-button:not(.paused)');
    expect([await asked(page, background), await seen()]).toEqual(['pause', [false, true]]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Play Background');
    expect(await findWithAxe(page, 'main')).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await page.$$eval('video', (all) => all.length)).toBe(0);
  },
);

// video#less-motion
test('with prefers-reduced-motion nothing starts by itself: a video has controls, a background its picture', async () => {
  const { page } = await arrive(true);
  expect((await player(page, '#loops')).flags).toEqual(['muted', 'loop', 'controls', 'playsInline']);
  expect([await asked(page, '#loops'), await asked(page, '.section-background')]).toEqual([undefined, undefined]);
  expect(await page.$$eval('.background-pause-button', (all) => all.map((button) => !button.hasAttribute('hidden')))).toEqual([
    false,
    true,
  ]);
});

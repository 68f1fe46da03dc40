// covers: runtime/features/gallery/steps/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { nativeVideo } from '../../helpers/markup/wild-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const css = '<meta name="viewport" content="width=device-width"><style>body{margin:40px}main{width:600px;max-width:100%}</style>';
const videoSlide = (html: string) => `<div class="slide content-fill" data-type="video">${html}</div>`;
const frame = (path: string) => videoSlide(`<iframe src="//third-party.localhost:PORT/video/${path}"></iframe>`);
const silent = { muted: true, autoPlay: true, loop: true, controls: 'none' };
const loud = { muted: false, autoPlay: false, loop: false, controls: 'full' };
const plain = (attributes: string) => videoSlide(`<video src="/none.mp4" ${attributes}></video>`);
const show = (slides: readonly string[], data: object = {}) => ({
  head: css,
  body: `<main>${slideshow({ data: { aspectRatio: 50, ...data }, slides: [...slides, slide('last', 'fill')] })}</main>`,
});
const item = (html: string) => `<div class="summary-item sqs-gallery-design-carousel-slide">${html}</div>`;
const carousel = `<div class="sqs-block sqs-block-summary-v2" id="block" data-block-type="55" data-block-json='{"design":"carousel","slidesPerRow":2}'><div class="summary-item-list sqs-gallery">${[
  ...[1, 2, 3].map((index) => item(`<video id="v${index}" src="/none.mp4"></video>`)),
  item('4'),
].join('')}</div></div>`;
const world = browserWorld(() => [
  testSite('films', {
    '/native': show([videoSlide(nativeVideo(loud, 'loud')), videoSlide(nativeVideo(silent, 'silent'))]),
    '/plain': show([plain('id="one"'), plain('id="two" autoplay muted loop')]),
    '/frames': show([
      frame('youtube/a?enablejsapi=1'),
      frame('vimeo/b'),
      frame('youtube/c?autoplay=1'),
      frame('elsewhere/d'),
      '<div class="slide" data-type="image"><iframe src="/map"></iframe></div>',
    ]),
    '/plays': show([plain('id="one"')], { autoplay: true, 'autoplay-duration': 1 }),
    '/carousel': { head: css, body: `<main>${carousel}</main>` },
    '/map': { body: 'A map' },
  }),
]);

async function arrive(path: string) {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await page.setViewport({ width: 900, height: 700 });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(
      request
        .url()
        .replace(/^.*\/video\//, '')
        .replace(/^http:\/\/[^/]*/, ''),
    ),
  );
  await page.evaluateOnNewDocument((port) => {
    new MutationObserver(() => {
      for (const frame of document.querySelectorAll('iframe[src*=PORT]'))
        frame.setAttribute('src', (frame.getAttribute('src') ?? '').replace('PORT', port));
    }).observe(document, { childList: true, subtree: true });
    // The files never load: `data-asked` has the last call of `play` or `pause` instead.
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
      get(this: HTMLMediaElement) {
        return this.dataset.asked !== 'play';
      },
    });
    for (const name of ['play', 'pause'] as const)
      HTMLMediaElement.prototype[name] = function () {
        this.dataset.asked = name;
        if (name === 'play') this.dispatchEvent(new Event('play'));
        return Promise.resolve();
      };
  }, String(world.platform.port));
  await visitor.open('films', path);
  await page.waitForSelector('#block[data-ss-block]');
  const goTo = (index: number) =>
    page.evaluate(async (to) => {
      const live = window.SSRuntime.gallery(document.querySelector('#block') as Element);
      while (live?.inMotion) await new Promise(requestAnimationFrame);
      live?.goTo(to);
    }, index);
  const says = (selector: string) => page.$eval(selector, (video) => (video as HTMLVideoElement).dataset.asked ?? 'nothing');
  return { page, asked, goTo, says };
}

// gallery#left-videos, video#native-autoplay
test('a native video pauses when its slide is left; a muted one that starts by itself plays only in the current slide', async () => {
  const { page, goTo, says } = await arrive('/native');
  await page.waitForFunction(() => document.querySelectorAll('#loud video,#silent video').length === 2);
  expect(await says('#silent video')).not.toBe('play');
  await page.$eval('#loud video', (video) => void video.play());
  await goTo(1);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#silent video')?.dataset.asked === 'play');
  expect(await says('#loud video')).toBe('pause');
  await goTo(2);
  expect(await says('#silent video')).toBe('pause');
  await goTo(1);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#silent video')?.dataset.asked === 'play');
  expect(await says('#loud video')).toBe('pause');
});

test('a plain video pauses when its slide is left; one with `autoplay` plays when its slide is current', async () => {
  const { page, goTo, says } = await arrive('/plain');
  await page.$eval('#one', (video) => void (video as HTMLVideoElement).play());
  await goTo(1);
  expect([await says('#one'), await says('#two')]).toEqual(['pause', 'play']);
  await goTo(2);
  expect([await says('#one'), await says('#two')]).toEqual(['pause', 'pause']);
  await goTo(0);
  expect(await says('#one')).toBe('pause');
});

// gallery#left-videos
test(
  'an embedded player is paused by message where it takes messages, else it is loaded again and does not start; a frame in ' +
    'an image slide stays',
  async () => {
    const { page, asked, goTo } = await arrive('/frames');
    const frameOf = (path: string) => page.frames().find((child) => child.url().includes(path));
    const says = async (path: string, state: string) => {
      const text = () => frameOf(path)?.evaluate(() => document.getElementById('state')?.textContent);
      while ((await text()?.catch(() => null)) !== state) await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    for (const path of ['youtube/a', 'vimeo/b', 'elsewhere/d']) {
      await says(path, 'paused');
      await page.$eval(`iframe[src*="${path}"]`, (frame) =>
        (frame as HTMLIFrameElement).contentWindow?.postMessage('{"method":"play"}', '*'),
      );
      await says(path, 'playing');
    }
    await says('youtube/c', 'playing');
    for (const index of [1, 2, 3, 4, 5]) await goTo(index);
    for (const path of ['youtube/a', 'vimeo/b', 'youtube/c', 'elsewhere/d']) await says(path, 'paused');
    const times = (path: string) => asked.filter((url) => url.startsWith(path)).length;
    expect(['youtube/a', 'vimeo/b', 'youtube/c', 'elsewhere/d', '/map'].map(times)).toEqual([1, 1, 2, 2, 1]);
    expect(asked.filter((url) => url.startsWith('youtube/c'))).toEqual(['youtube/c?autoplay=1', 'youtube/c?autoplay=0']);
    // Frames that are loaded again add no history entry.
    expect(await page.evaluate(() => history.length)).toBe(2);
  },
);

test('a carousel’s video pauses when it leaves the view, and plays while its slide is one of two in view', async () => {
  const { page, goTo, says } = await arrive('/carousel');
  await goTo(2);
  for (const id of ['#v1', '#v3']) await page.$eval(id, (video) => void (video as HTMLVideoElement).play());
  await goTo(3);
  expect(await says('#v3')).toBe('play');
  await goTo(0);
  expect([await says('#v1'), await says('#v3')]).toEqual(['play', 'pause']);
});

// gallery#autoplay-video
test('autoplay waits while a video plays, and continues once the video is paused half way', async () => {
  const { page } = await arrive('/plays');
  const current = () => page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.currentIndex);
  await page.evaluate(async () => {
    const live = window.SSRuntime.gallery(document.querySelector('#block') as Element);
    // A slow machine may be at another slide, or on the way to it.
    while (live?.inMotion) await new Promise(requestAnimationFrame);
    live?.goTo(0);
    const video = document.querySelector<HTMLVideoElement>('#one');
    if (!video) return;
    Object.defineProperty(video, 'currentTime', { value: 12 });
    await video.play();
  });
  expect(await current()).toBe(0);
  await page.$eval('#one', (video) => (video as HTMLVideoElement).pause());
  await page.waitForFunction(() => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.currentIndex === 1);
});

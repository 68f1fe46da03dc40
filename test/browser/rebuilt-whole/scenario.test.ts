// covers: runtime/features/components/chunks/ runtime/features/video/chunks/
// Elements that the runtime makes in the place of others have what the owners wrote for those.
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { audio, videoBackground } from '../../helpers/markup/rare-blocks.ts';
import { nativeVideo, videoBackground as ownBackground, section71 } from '../../helpers/markup/wild-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const captions = '<track kind="captions" srclang="en-GB" src="/words.vtt" default>';
const own = 'class="mine" data-mine="1" lang="en-GB" onended="window.ended=1"';
const bodies = {
  '/audio': audio('Tide').replace(
    'dark"></div>',
    `dark"><audio ${own} loop preload="metadata" crossorigin="anonymous">${captions}</audio></div>`,
  ),
  '/native': nativeVideo(null, 'plain').replace(
    '"native-video-player">',
    `"native-video-player"><video ${own} crossorigin="anonymous" disablepictureinpicture>${captions}</video>`,
  ),
  '/own-background': section71('Words', {
    background: ownBackground.replace('video-player">', `video-player"><video ${own} title="A film">${captions}</video>`),
  }),
  '/background': videoBackground('https://www.youtube.com/watch?v=aaaaaaaaaaa').replace(
    '<img class="custom',
    '<iframe class="mine" data-mine="1" title="A film" name="film" referrerpolicy="origin" ' +
      'allow="fullscreen"></iframe><img class="custom',
  ),
};
const world = browserWorld(() => [
  testSite('rebuilt', Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, { body: `<main>${body}</main>` }]))),
]);

/** The new element by its page, with the attributes that it keeps. */
const rows = [
  {
    path: '/audio',
    element: '[data-ss-block] audio',
    kept: {
      class: 'mine',
      'data-mine': '1',
      lang: 'en-GB',
      onended: 'window.ended=1',
      loop: '',
      preload: 'metadata',
      crossorigin: 'anonymous',
      controls: '',
    },
    tracks: 1,
  },
  {
    path: '/native',
    element: '[data-ss-block] video',
    kept: {
      class: 'mine',
      'data-mine': '1',
      lang: 'en-GB',
      onended: 'window.ended=1',
      crossorigin: 'anonymous',
      disablepictureinpicture: '',
      controls: '',
      preload: 'none',
    },
    tracks: 1,
  },
  {
    path: '/own-background',
    element: '[data-ss-block] video',
    kept: { class: 'mine', 'data-mine': '1', title: 'A film', 'aria-hidden': 'true', loop: '' },
    tracks: 1,
  },
  {
    path: '/background',
    element: '.background-video',
    kept: {
      class: 'background-video mine',
      'data-mine': '1',
      title: 'A film',
      name: 'film',
      referrerpolicy: 'origin',
      allow: 'autoplay;fullscreen',
    },
    tracks: 0,
  },
] as const;

// site#rebuilt-whole
test.each(rows)(
  'the player of $path keeps every attribute and the captions of the one it replaces',
  async ({ path, element, kept, tracks }) => {
    const { page, open } = await world.nextVisitor();
    await open('rebuilt', path);
    await page.waitForSelector(element);
    const seen = await page.$eval(
      element,
      (each, names) => Object.fromEntries(names.map((name) => [name, each.getAttribute(name)])),
      Object.keys(kept),
    );
    // The class `ready` marks a frame that is loaded.
    if (seen.class) seen.class = seen.class.replace(' ready', '').replace('background-video ready', 'background-video');
    expect(seen).toEqual(kept);
    expect(await page.$$eval(`${element} track[srclang=en-GB][default]`, (all) => all.length)).toBe(tracks);
    expect(await page.$$eval('main :is(audio,video,iframe)', (all) => all.length)).toBe(1);
  },
);

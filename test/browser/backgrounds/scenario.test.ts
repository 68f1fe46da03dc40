// covers: runtime/features/components/chunks/ runtime/features/video/
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { section71, videoBackground } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>:root{--accent-hsl:0,100%,50%;--darkAccent-hsl:240,100%,50%}body{margin:0}section{position:relative;min-height:600px}.section-background{z-index:-1}.section-background-content,.section-background-canvas{position:absolute;inset:0}</style>';
const effect = (name: string, hasSource = true) =>
  `<div class="section-background-content" data-controller="BackgroundImageFX${name}"><img class="background-image-fx" ` +
  'alt="" data-load="false" data-src="/img/kiln-640x480.svg" data-image-dimensions="640x480" ' +
  `${hasSource ? 'src="/img/kiln-640x480.svg"' : ''}><div class="section-background-canvas ` +
  'background-fx-canvas"></div></div>';
const colour = (id: string) => ({ type: 'SITE_PALETTE_COLOR', sitePaletteColor: { id, alpha: 1 } });
const drawn = section71('Drawn', {
  background:
    '<div class="section-background-content" data-controller="BackgroundGradient"><div class="section-background-canvas ' +
    'background-fx-canvas"></div></div>',
}).replace(
  'data-current-context',
  `data-current-styles='${JSON.stringify({ generative: { type: 'gradient', gradientType: 'linear', linearGradientAngle: 90, startColor: colour('accent'), endColor: colour('darkAccent') } })}' ` +
    'data-current-context',
);
const pauseButtons =
  '<button class="background-pause-button" aria-label="Pause Background"></button><button class="background-pause-button ' +
  'paused" aria-label="Play Background"></button>';
const hosted =
  '<div class="sqs-video-background content-fill" data-controller="VideoBackground" ' +
  'data-config-url="https://www.youtube.com/watch?v=abcdefghijk"><img class="custom-fallback-image" alt="" ' +
  'src="/img/kiln-640x480.svg"></div>';
const native = videoBackground.replace(
  '<div class="sqs-video-background-native__video-player">',
  '<img class="sqs-video-background-native__fallback-image" alt="" src="/img/kiln-640x480.svg"><div ' +
    'class="sqs-video-background-native__video-player">',
);
const world = browserWorld(() => [
  withPictures(
    testSite('grounds', {
      '/effects': {
        head,
        body: ['Parallax', 'FilmGrain', 'Liquid', 'RefractedCircles', 'RefractedLines']
          .map((name) => section71(name, { background: effect(name, name !== 'Liquid'), id: name }))
          .join(''),
      },
      '/drawn': { head, body: drawn },
      '/hosted': { head, body: section71(`Over it${pauseButtons}`, { background: hosted }) },
      '/native': { head, body: section71(`Over it${pauseButtons}`, { background: native }) },
    }),
  ),
]);

async function arrive(path: string, isReduced = false) {
  const { page, open } = await world.nextVisitor();
  if (isReduced) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width: 1000, height: 800 });
  await open('grounds', path);
  return page;
}
/** Returns the labels of the displayed buttons. */
const buttons = (page: Page) =>
  page.$$eval('.background-pause-button', (all) =>
    all.filter((button) => getComputedStyle(button).display !== 'none').map((button) => button.ariaLabel),
  );

// site#background-effects
describe('pictures with an effect', () => {
  test('are visible, all five; the one with Parallax covers its section and moves less than the page scrolls', async () => {
    const page = await arrive('/effects');
    await page.setViewport({ width: 1000, height: 3200 });
    await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=background-fx]').length === 5);
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
    expect(await page.$$eval('img', (all) => all.map((image) => getComputedStyle(image).visibility))).toEqual(
      Array.from({ length: 5 }, () => 'visible'),
    );
    await page.setViewport({ width: 1000, height: 800 });
    const place = () =>
      page.$eval('img', (image) => {
        const [picture, section] = [image.getBoundingClientRect(), (image.closest('section') as Element).getBoundingClientRect()];
        return { top: Math.round(picture.top), covers: picture.top <= section.top && picture.bottom >= section.bottom };
      });
    // The picture is 130 % high and moves 90 px up and down: a seventh of that where the section's middle is 100 px above that of
    // the view.
    await expect.poll(place).toEqual({ top: -77, covers: true });
    await page.evaluate(() => scrollTo(0, 300));
    // Four sevenths at 400 px above: the page has scrolled 300 px, the picture has moved 262 px.
    await expect.poll(place).toEqual({ top: -339, covers: true });
  });

  test('do not move with prefers-reduced-motion', async () => {
    const page = await arrive('/effects', true);
    await page.waitForSelector('[data-ss-block=background-fx]');
    await page.evaluate(() => scrollTo(0, 300));
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await page.$eval('img', ({ style }) => style.transform)).toBe('');
  });
});

test('a drawn background has the two colours of its settings', async () => {
  const page = await arrive('/drawn');
  await page.waitForSelector('[data-ss-block=background-drawn]');
  expect(await page.$eval('.background-fx-canvas', (canvas) => getComputedStyle(canvas).backgroundImage)).toBe(
    'linear-gradient(90deg, rgb(255, 0, 0), rgb(0, 0, 255))',
  );
});

// video#background-picture, video#background-pause
test(
  'the picture of a hosted video is shown until the video’s frame is ready; the section has one button, whose label names ' +
    'its action',
  async () => {
    const page = await arrive('/hosted');
    await page.waitForSelector('iframe.background-video.ready');
    expect(
      await page.$$eval('iframe,.custom-fallback-image', (all) => all.map((each) => getComputedStyle(each).opacity)),
    ).toEqual(['1', '1']);
    expect(await page.$eval('iframe', (frame) => getComputedStyle(frame).visibility)).toBe('visible');
    expect(await buttons(page)).toEqual(['Pause Background']);
    await page.click('.background-pause-button.visible');
    expect(await buttons(page)).toEqual(['Play Background']);
    await page.click('.background-pause-button.visible');
    expect(await buttons(page)).toEqual(['Pause Background']);
  },
);

// video#background-picture
test('the picture of a native video covers it until it plays', async () => {
  const page = await arrive('/native');
  await page.waitForSelector('[data-ss-block=video-background]');
  const picture = () =>
    page.$eval('.sqs-video-background-native__fallback-image', (image) => getComputedStyle(image).display !== 'none');
  expect([await picture(), await buttons(page)]).toEqual([true, ['Pause Background']]);
  await page.$eval('video', (video) => video.dispatchEvent(new Event('playing')));
  expect(await picture()).toBe(false);
  await page.evaluate(() => window.SSRuntime.destroy());
  expect(await picture()).toBe(true);
});

import type { Page } from 'puppeteer';
import type { Runtime } from '../../runtime/boot/api.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** A page of the fixture site `galleries`; those that move are seen before, in the middle of a step, and after it. */
export interface GalleryScene {
  readonly name: string;
  /** Sets the first gallery of the page in motion. */
  readonly step?: (page: Page) => Promise<unknown>;
}

export type Moment = 'before' | 'during' | 'after';

const next = (page: Page): Promise<unknown> => page.$eval('.next', (control) => (control as HTMLElement).click());
const openFirst = async (page: Page): Promise<void> => {
  await page.hover('.sqs-gallery img');
  await page.click('.sqs-gallery img');
  await page.waitForSelector('.sqs-lightbox-overlay, dialog[open]');
};
const playFirst = (page: Page): Promise<unknown> => page.click('[data-ss-block=video] button');

const still = ['grid', 'stacked', 'autogrid', 'autocolumns', 'list', 'autorows', 'sections', 'images'];
const moving = ['slideshow', 'slider', 'carousel', 'fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll', 'scroll-vertical'];

export const galleryScenes: readonly GalleryScene[] = [
  ...still.map((name) => ({ name })),
  ...moving.map((name) => ({ name, step: next })),
  { name: 'lightbox', step: openFirst },
  { name: 'video', step: playFirst },
];

/** Opens the page and hands it over at each moment. */
export async function visitGallery(
  page: Page,
  origin: string,
  { name, step }: GalleryScene,
  widthPx: number,
  work: (moment: Moment) => Promise<unknown>,
): Promise<void> {
  await page.setViewport({ width: widthPx, height: 900 });
  await page.goto(`${origin}/${name}`);
  await page.evaluate(() => window.SSRuntime.ready);
  await page.waitForFunction(() => document.querySelector('main img.loaded, [data-ss-block=video]'));
  await page.waitForFunction(() => !document.querySelector('img.loading'));
  await work('before');
  if (!step) return;
  await step(page);
  // Half of the way: what moves by the browser's own animations is held there.
  await page
    .waitForFunction(() => document.getAnimations().length > 0, { timeout: 1000 })
    .then(() => page.evaluate(holdHalfWay))
    .catch(() => {});
  await work('during');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // Nobody looks at the other half.
      animation.updatePlaybackRate(10);
      animation.play();
    }
  });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), {
    timeout: 9000,
  });
  await work('after');
}

function holdHalfWay(): void {
  for (const animation of document.getAnimations()) {
    const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
    if (typeof duration !== 'number' || duration === 0) continue;
    animation.pause();
    animation.currentTime = (delay ?? 0) + duration / 2;
  }
}

import type { Page } from 'puppeteer';
import type { Runtime } from '../../runtime/boot/api.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** A page of the fixture site `galleries`; galleries that move are captured before, during and after a step. */
export interface GalleryScene {
  readonly name: string;
  /** Starts a step of the page's first gallery. */
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

/** Opens the page and calls back at each moment. */
export async function visitGallery(
  page: Page,
  origin: string,
  { name, step }: GalleryScene,
  widthPx: number,
  callback: (moment: Moment) => Promise<unknown>,
): Promise<void> {
  await page.setViewport({ width: widthPx, height: 900 });
  await page.goto(`${origin}/${name}`);
  await page.evaluate(() => window.SSRuntime.ready);
  await page.waitForFunction(() => document.querySelector('main img.loaded, [data-ss-block=video]'));
  await page.waitForFunction(() => !document.querySelector('img.loading'));
  await callback('before');
  if (!step) return;
  await step(page);
  // Animations of the browser are paused halfway.
  await page
    .waitForFunction(() => document.getAnimations().length > 0, { timeout: 1000 })
    .then(() => page.evaluate(holdHalfWay))
    .catch(() => {});
  await callback('during');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // The second half is not captured.
      animation.updatePlaybackRate(10);
      animation.play();
    }
  });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), {
    timeout: 9000,
  });
  await callback('after');
}

function holdHalfWay(): void {
  for (const animation of document.getAnimations()) {
    const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
    if (typeof duration !== 'number' || duration === 0) continue;
    animation.pause();
    animation.currentTime = (delay ?? 0) + duration / 2;
  }
}

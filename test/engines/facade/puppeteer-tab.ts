import type { BrowserContext, KeyInput, Page } from 'puppeteer';
import { patienceMs } from '../../helpers/run/patience.ts';
import { collectErrors, commonVerbs, untilAtRest, untilReplaced } from './in-page.ts';
import { isKeyName, type Tab } from './tab.ts';

/**
 * Opens a tab of Chromium or Firefox in a context of its own, which closes with the tab. `prepare` is called before the first
 * page.
 */
export async function openPuppeteerTab(context: BrowserContext, prepare?: (page: Page) => Promise<void>): Promise<Tab> {
  const page: Page = await context.newPage();
  await prepare?.(page);
  page.setDefaultTimeout(patienceMs);
  await page.setViewport({ width: 1000, height: 700 });
  await page.evaluateOnNewDocument(collectErrors);
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    page.evaluate(run as never, ...(args as unknown as never[])) as Promise<never>;
  return {
    ...commonVerbs({ evaluate }),
    evaluate,
    async goto(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async click(selector) {
      await untilAtRest({ evaluate }, selector);
      await page.click(selector);
    },
    key: (keyOrText) => (isKeyName(keyOrText) ? page.keyboard.press(keyOrText as KeyInput) : page.keyboard.type(keyOrText)),
    async drag(from, to) {
      const steps = 6;
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      for (let step = 1; step <= steps; step++)
        await touch.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
      await touch.end();
    },
    async pinch({ x, y }, fromPx, toPx) {
      const fingers = [
        { side: -0.5, touch: await page.touchscreen.touchStart(x - fromPx / 2, y) },
        { side: 0.5, touch: await page.touchscreen.touchStart(x + fromPx / 2, y) },
      ];
      for (const part of [0.25, 0.5, 0.75, 1])
        for (const { side, touch } of fingers) await touch.move(x + side * (fromPx + (toPx - fromPx) * part), y);
      for (const { touch } of fingers) await touch.end();
    },
    // Puppeteer waits for a navigation that a hash, or a page out of the cache, never finishes.
    back: () => untilReplaced({ evaluate }, () => evaluate(() => history.back())),
    async cookies() {
      const { hostname } = new URL(await evaluate(() => location.href));
      const all = await context.cookies();
      return all
        .filter(({ domain }) => domain.replace(/^\./, '') === hostname)
        .map(({ name, value, expires }) => ({ name, value, expiresAt: expires > 0 ? expires : null }));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    size: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

import type { Browser, Page } from 'puppeteer';
import type { Scene } from './scenes.ts';

/** Viewport and colour scheme of a picture. */
export interface View {
  readonly widthPx: number;
  readonly scheme: 'light' | 'dark';
}

const phoneHeightPx = 640;
const deskHeightPx = 800;
const phoneWidthPx = 480;

/** Opens the scene in a new profile and calls back with its page. */
export async function visitScene<Result>(
  browser: Browser,
  origin: string,
  scene: Scene,
  view: View,
  callback: (page: Page) => Promise<Result>,
): Promise<Result> {
  const visitor = await browser.createBrowserContext();
  try {
    const page = await visitor.newPage();
    await showScene(page, origin, scene, view);
    return await callback(page);
  } finally {
    await visitor.close();
  }
}

/** Opens the scene, and waits until it is complete and at rest. */
export async function showScene(page: Page, origin: string, { path, show }: Scene, view: View): Promise<void> {
  await lookAs(page, view);
  await page.goto(origin + path);
  await page.evaluate(() => (window as { SSRuntime?: { ready: Promise<void> } }).SSRuntime?.ready);
  await show(page);
  await rest(page);
}

/** Applies viewport and colour scheme, and waits until the page has settled. */
export async function changeView(page: Page, view: View): Promise<void> {
  await lookAs(page, view);
  await rest(page);
}

async function lookAs(page: Page, { widthPx, scheme }: View): Promise<void> {
  await page.setViewport({ width: widthPx, height: widthPx < phoneWidthPx ? phoneHeightPx : deskHeightPx });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

/** Waits for pictures, animations and a drawn frame. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A lazy picture out of view is never loaded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

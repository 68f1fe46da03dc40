import type { Browser } from 'puppeteer';

/** Opening one of twelve pictures, its file in the cache and the lightbox's code there since the pointer came over it. */
export interface Opening {
  /** From the page's hearing of the click to the first frame with the open lightbox and a picture in it. */
  readonly frameMs: number;
  /** CPU time of the main thread until then and over the animation that follows. */
  readonly cpuMs: number;
  readonly nodes: number;
}

const animationMs = 1000;

/** Sets `window.frameMs` at the first frame after a click in which the lightbox shows a picture. */
const watch = (selector: string): string => `
addEventListener('click', () => {
  const clickedMs = performance.now();
  const look = () => {
    const [picture] = document.querySelectorAll(${JSON.stringify(selector)});
    if (!picture?.complete || !picture.naturalWidth) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.frameMs = performance.now() - clickedMs; };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}, { capture: true, once: true });
`;
const warm = (addresses: readonly string[]): string =>
  `window.warm = ${JSON.stringify(addresses)}.map((src) => Object.assign(new Image(), { src })); Promise.all(window.warm.map((image) => image.decode())).then(() => {})`;

export interface Lightbox {
  readonly address: string;
  readonly thumbnail: string;
  /** The picture in the open lightbox. */
  readonly picture: string;
  /** All addresses that the lightbox may ask for. */
  readonly files: readonly string[];
  /** The page is ready to be clicked, with the lightbox's code, once this is true. */
  readonly ready: string;
}

export async function measureOpening(browser: Browser, lightbox: Lightbox, rate: number, timeoutMs: number): Promise<Opening> {
  const { address, thumbnail, picture, files, ready } = lightbox;
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async (name: string): Promise<number> =>
      (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector(thumbnail, { visible: true });
    await page.evaluate(warm(files));
    await page.hover(thumbnail);
    await page.waitForFunction(ready);
    await page.evaluate(watch(picture));
    await page.emulateCPUThrottling(rate);
    await page.evaluate('new Promise(requestIdleCallback)');
    const before = { cpu: await metric('TaskDuration'), nodes: await metric('Nodes') };
    await page.click(thumbnail);
    await page.waitForFunction('window.frameMs');
    await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${animationMs}))`);
    return {
      frameMs: (await page.evaluate('window.frameMs')) as number,
      cpuMs: ((await metric('TaskDuration')) - before.cpu) * 1000,
      nodes: (await metric('Nodes')) - before.nodes,
    };
  } finally {
    await context.close();
  }
}

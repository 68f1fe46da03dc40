import type { Browser } from 'puppeteer';
import { traceTasks } from '../trace-tasks.ts';
import { inNewVisit } from './new-visit.ts';

/** Opening one of twelve pictures, its file in the cache and the lightbox's code there since the pointer came over it. */
export interface Opening {
  /** From the page's hearing of the click to the first frame with the open lightbox and a picture in it. */
  readonly frameMs: number;
  /** CPU time of the main thread until then. */
  readonly cpuMs: number;
  readonly nodes: number;
}

/** Marks the click, and the first frame after a click in which the lightbox shows a picture. */
const watch = (selector: string): string => `
addEventListener('click', () => {
  performance.mark('clicked');
  const look = () => {
    const [picture] = document.querySelectorAll(${JSON.stringify(selector)});
    if (!picture?.complete || !picture.naturalWidth) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('framed');
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
  return inNewVisit(browser, timeoutMs, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector(thumbnail, { visible: true });
    await page.evaluate(warm(files));
    await page.hover(thumbnail);
    await page.waitForFunction(ready);
    await page.evaluate(watch(picture));
    await page.emulateCPUThrottling(rate);
    await page.evaluate('new Promise(requestIdleCallback)');
    const nodes = () => page.evaluate('document.getElementsByTagName("*").length') as Promise<number>;
    const nodesBefore = await nodes();
    const { marked } = await traceTasks(page, async () => {
      await page.click(thumbnail);
      await page.waitForFunction('performance.getEntriesByName("framed").length');
    });
    const [clicked, framed] = [marked('clicked'), marked('framed')];
    return {
      frameMs: framed.ms - clicked.ms,
      cpuMs: framed.cpuMs - clicked.cpuMs,
      nodes: (await nodes()) - nodesBefore,
    };
  });
}

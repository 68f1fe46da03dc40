import type { Browser } from 'puppeteer';
import { traceTasks } from '../parts/trace-tasks.ts';
import { inNewVisit } from './new-visit.ts';

/** Opens one of twelve pictures whose file is cached; the lightbox's code is loaded since the pointer was over the picture. */
export interface Opening {
  /** Time from the click event to the first frame with the open lightbox and a picture in it. */
  readonly frameMs: number;
  /** CPU time of the main thread up to that frame. */
  readonly cpuMs: number;
  readonly nodes: number;
}

/** Marks the click, and the first frame after it in which the lightbox shows a picture. */
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
  `window.warm = ${JSON.stringify(addresses)}.map((src) => Object.assign(new Image(), { src })); ` +
  'Promise.all(window.warm.map((image) => image.decode())).then(() => {})';

export interface Lightbox {
  readonly address: string;
  readonly thumbnail: string;
  /** Selector of the picture in the open lightbox. */
  readonly picture: string;
  /** Addresses that the lightbox may request. */
  readonly files: readonly string[];
  /** True in the page once a click can be measured. */
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

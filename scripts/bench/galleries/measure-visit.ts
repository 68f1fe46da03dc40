import type { Browser } from 'puppeteer';
import { traceTasks } from '../parts/trace-tasks.ts';
import { inNewVisit } from './new-visit.ts';

/** Costs of a first visit: load, a settled page, then a scroll to the end of the page. */
export interface Visit {
  /** CPU time of the main thread's longest task before the scroll, and the number of tasks with more than 50 ms. */
  readonly maxMs: number;
  readonly longTasks: number;
  readonly shift: number;
  /** Names of the runtime's chunks in the order of their arrival, before and after the first scroll. */
  readonly chunksAtOnce: readonly string[];
  readonly chunksLater: readonly string[];
  /** Galleries that are mounted at the end. */
  readonly mountedGalleries: number;
}

const settleMs = 1500;
const timeoutMs = 60_000;
const scrollDown = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
})()`;

export async function measureVisit(browser: Browser, address: string, rate: number): Promise<Visit> {
  return inNewVisit(browser, timeoutMs, async (page) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/chunks\/(.+)-[A-Z0-9]+\.js/.exec(request.url()) ?? [];
      if (name) chunks.push(name);
    });
    await page.emulateCPUThrottling(rate);
    const { tasks } = await traceTasks(page, async () => {
      await page.goto(address, { waitUntil: 'load' });
      await new Promise((resolve) => setTimeout(resolve, settleMs));
    });
    const chunksAtOnce = [...chunks];
    await page.evaluate(scrollDown);
    return {
      maxMs: Math.max(...tasks.map(({ cpuMs }) => cpuMs)),
      longTasks: tasks.filter(({ cpuMs }) => cpuMs > 50).length,
      shift: (await page.evaluate('window.shift')) as number,
      chunksAtOnce,
      chunksLater: chunks.slice(chunksAtOnce.length),
      mountedGalleries: (await page.evaluate(`document.querySelectorAll('[data-ss-block=gallery]').length`)) as number,
    };
  });
}

import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'puppeteer';

/** What one load of a page cost, until 1.2 s after its `load` event. */
export interface Load {
  readonly loadMs: number;
  /** The main thread's own CPU time, and the part of it that ran scripts. */
  readonly cpuMs: number;
  readonly scriptMs: number;
  /** Total blocking time: what each task took over 50 ms. */
  readonly blockingMs: number;
  /** 0: no task took over 50 ms. */
  readonly longestTaskMs: number;
  /** Used JavaScript heap after a collection. */
  readonly heapKib: number;
  readonly scriptKib: number;
}

const slowDown = 4;
const settleMs = 1200;

/** Run in the page, whose globals this side does not know. */
const watchTasks = `
  const tasks = (window.longTasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
`;
const tell = `({ loadMs: performance.getEntriesByType('navigation')[0].loadEventEnd, tasks: window.longTasks })`;

export async function measureLoad(browser: Browser, address: string, blocked: readonly string[]): Promise<Load> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.buffer().then(Buffer.from, () => Buffer.alloc(0)));
    });
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [...blocked] });
    await page.evaluateOnNewDocument(watchTasks);
    await page.goto(address, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const { loadMs, tasks } = (await page.evaluate(tell)) as { loadMs: number; tasks: number[] };
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    return {
      loadMs,
      cpuMs: seconds('TaskDuration') * 1000,
      scriptMs: seconds('ScriptDuration') * 1000,
      blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTaskMs: Math.max(0, ...tasks),
      heapKib: usedSize / 1024,
      scriptKib: bytes / 1024,
    };
  } finally {
    await context.close();
  }
}

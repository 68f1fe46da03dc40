import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'puppeteer';

/** Costs of one page load, until 1.2 s after its `load` event. */
export interface Load {
  readonly loadMs: number;
  /** CPU time of the main thread; `scriptMs` is the part of it in scripts. */
  readonly cpuMs: number;
  readonly scriptMs: number;
  /** Total blocking time: the sum of each task's time beyond 50 ms. */
  readonly blockingMs: number;
  /** 0 if no task took more than 50 ms. */
  readonly maxTaskMs: number;
  /** Used JavaScript heap after garbage collection. */
  readonly heapKib: number;
  readonly scriptKib: number;
}

const slowDown = 4;
const settleMs = 1200;

/** Runs in the page. */
const watchTasks = `
  const tasks = (window.longTasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
`;
const readTimes = `({ loadMs: performance.getEntriesByType('navigation')[0].loadEventEnd, tasks: window.longTasks })`;

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
    const { loadMs, tasks } = (await page.evaluate(readTimes)) as { loadMs: number; tasks: number[] };
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    return {
      loadMs,
      cpuMs: seconds('TaskDuration') * 1000,
      scriptMs: seconds('ScriptDuration') * 1000,
      blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      maxTaskMs: Math.max(0, ...tasks),
      heapKib: usedSize / 1024,
      scriptKib: bytes / 1024,
    };
  } finally {
    await context.close();
  }
}

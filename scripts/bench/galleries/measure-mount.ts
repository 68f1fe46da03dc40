import type { Browser, CDPSession } from 'puppeteer';
import { inNewVisit } from './new-visit.ts';

/** Costs of a row's galleries for their page. CPU times are those of the main thread. */
export interface Mount {
  /** CPU time of scripts, with the layouts that they force, until the page is drawn and idle. */
  readonly scriptMs: number;
  /** CPU time from before the start until the page is drawn and idle, with layout, style and paint. */
  readonly cpuMs: number;
  readonly layouts: number;
  readonly styles: number;
  readonly heapKib: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly shift: number;
  /** Fetched pictures; a row is comparable with the rows that fetch as many. */
  readonly pictures: number;
  /** 100 steps without animation in one task. */
  readonly stepsMs: number;
  readonly stepLayouts: number;
  /** CPU time of one step and of the frame that shows it. */
  readonly framedMs: number;
}

const steps = 100;
/** In a gallery of 12 each of these steps fetches one picture, as in one of 1000. */
const framedSteps = 9;

const drawn = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))';
/** Timed inside the page: the trace does not count injected code as the page's script. */
const mount = 'new Promise((resolve) => setTimeout(() => resolve(bench.mount())))';
const pictureCount = 'document.querySelectorAll("img[src]:not(noscript *)").length';
const stepAll = `(() => {
  const beganMs = performance.now();
  for (let step = 0; step < ${steps}; step++) bench.next();
  return performance.now() - beganMs;
})()`;
const stepFramed = `(async () => {
  for (let step = 0; step < ${framedSteps}; step++) {
    bench.next();
    await new Promise(requestAnimationFrame);
  }
})()`;

/** Loads the page once in a new profile; `rate` slows the CPU by that factor. */
export async function measureMount(browser: Browser, address: string, rate: number, timeoutMs: number): Promise<Mount> {
  return inNewVisit(browser, timeoutMs, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    // Steps are instant in every row, so that no animation is measured.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction('window.bench');
    await page.evaluate('bench.ready');
    await page.evaluate(drawn);

    const shiftBefore = (await page.evaluate('window.shift')) as number;
    const heapBefore = await heapKib(session);
    const before = await metricsOf(session);
    await page.evaluate(mount);
    await page.evaluate(drawn);
    const mounted = await metricsOf(session);
    const heapKibMore = (await heapKib(session)) - heapBefore;
    const shift = ((await page.evaluate('window.shift')) as number) - shiftBefore;
    const pictures = (await page.evaluate(pictureCount)) as number;
    await page.evaluate('bench.fetchRest()');
    await page.evaluate(drawn);

    const framedBegin = await metricsOf(session);
    await page.evaluate(stepFramed);
    const framed = await metricsOf(session);
    await page.evaluate(drawn);
    const stepsBegin = await metricsOf(session);
    const stepsMs = (await page.evaluate(stepAll)) as number;
    const stepped = await metricsOf(session);
    const more = (name: string): number => mounted(name) - before(name);
    return {
      scriptMs: more('ScriptDuration') * 1000,
      cpuMs: more('TaskDuration') * 1000,
      layouts: more('LayoutCount'),
      styles: more('RecalcStyleCount'),
      heapKib: heapKibMore,
      listeners: more('JSEventListeners'),
      nodes: more('Nodes'),
      shift,
      pictures,
      stepsMs,
      stepLayouts: stepped('LayoutCount') - stepsBegin('LayoutCount'),
      framedMs: ((framed('TaskDuration') - framedBegin('TaskDuration')) * 1000) / framedSteps,
    };
  });
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

async function heapKib(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
}

import type { Browser } from 'puppeteer';

/** What a first visit to a page costs, from its address to its end: load, a settled page, a scroll down all of it. */
export interface Visit {
  /** CPU time of the main thread's longest task, and how many took more than 50 ms of it. */
  readonly longestMs: number;
  readonly longTasks: number;
  readonly shift: number;
  /** Names of the runtime's chunks in the order of their coming, before and after the first scroll. */
  readonly chunksAtOnce: readonly string[];
  readonly chunksLater: readonly string[];
  /** Galleries that are alive at the end. */
  readonly alive: number;
}

const settleMs = 1500;
const watchShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: 'layout-shift', buffered: true });
`;
const scrollDown = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
})()`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export async function measureVisit(browser: Browser, address: string, rate: number): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const chunks: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/chunks\/(.+)-[A-Z0-9]+\.js/.exec(request.url()) ?? [];
      if (name) chunks.push(name);
    });
    await page.emulateCPUThrottling(rate);
    await page.evaluateOnNewDocument(watchShifts);
    await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
    await page.goto(address, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const trace = await page.tracing.stop();
    const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: readonly TraceEvent[] };
    const chunksAtOnce = [...chunks];
    await page.evaluate(scrollDown);
    const mains = new Set(
      traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
    );
    const tasksMs = traceEvents
      .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000);
    if (tasksMs.length === 0) throw new Error('The trace has no tasks of the page: this browser does not tell them.');
    return {
      longestMs: Math.max(...tasksMs),
      longTasks: tasksMs.filter((ms) => ms > 50).length,
      shift: (await page.evaluate('window.shift')) as number,
      chunksAtOnce,
      chunksLater: chunks.slice(chunksAtOnce.length),
      alive: (await page.evaluate(`document.querySelectorAll('[data-ss-block=gallery]').length`)) as number,
    };
  } finally {
    await context.close();
  }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

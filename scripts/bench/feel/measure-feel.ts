import type { Browser, CDPSession, Protocol } from 'puppeteer';

/** One load of a page, until 600 ms after its block is alive. Times in ms since the navigation; NaN for none. */
export interface Feel {
  /** The longest chain of our requests in which the code of each asks for the next, until the block is alive. */
  readonly trips: number;
  /** Our requests until then. */
  readonly requests: number;
  readonly aliveMs: number;
  readonly firstPaintMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly maxTaskMs: number;
}

interface Seen {
  readonly alive: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly maxTaskMs: number;
  readonly firstPaintMs: number;
  readonly files: readonly { readonly name: string; readonly startMs: number }[];
}

const latencyMs = 150;
const bytesPerSecond = 1.6e6 / 8;
const slowDown = 4;
const maxWaitMs = 12_000;
const settleMs = 600;

/** Runs in the page before its scripts. */
const watch = `(() => {
  const seen = (window.seen = { alive: {}, lcpMs: NaN, cls: 0, maxTaskMs: 0 });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      for (const kind of (target.getAttribute('data-ss-block') ?? '').split(' ')) if (kind) seen.alive[kind] ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ss-block'] });
  const observe = (type, callback) => new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.cls += value));
  observe('longtask', ({ duration }) => (seen.maxTaskMs = Math.max(seen.maxTaskMs, duration)));
  performance.setResourceTimingBufferSize(1000);
})()`;
const read = `({
  ...window.seen,
  firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  files: performance.getEntriesByType('resource').filter(({ name }) => /\\/(runtime|peers)\\/.*\\.js/.test(name))
    .map(({ name, startTime }) => ({ name, startMs: startTime })),
})`;

/** @param kind of the block that counts, a value of `data-ss-block`; null for a page without script. */
export async function measureFeel(
  browser: Browser,
  address: string,
  kind: string | null,
  blocked: readonly string[],
): Promise<Feel> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.enable');
    const depthOf = countTrips(session);
    await session.send('Network.setBlockedURLs', { urls: [...blocked] });
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...speed });
    await page.evaluateOnNewDocument(watch);
    await page.goto(address, { waitUntil: 'load' });
    if (kind)
      await page
        .waitForFunction(`window.seen.alive["${kind}"]`, { timeout: maxWaitMs })
        .catch(() => process.stderr.write(`${address}: no block of the kind ${kind} is alive after ${maxWaitMs} ms\n`));
    await new Promise((done) => setTimeout(done, settleMs));
    const { alive, files, ...seen } = (await page.evaluate(read)) as Seen;
    const aliveMs = (kind && alive[kind]) || Number.NaN;
    const before = files.filter(({ startMs }) => startMs < aliveMs);
    return {
      ...seen,
      aliveMs,
      requests: before.length,
      trips: kind ? Math.max(0, ...before.map(({ name }) => depthOf(name))) : Number.NaN,
    };
  } finally {
    await context.close();
  }
}

/** Returns the number of trips until a file is there: one more than for the files whose code is on the stack that asks for it. */
function countTrips(session: CDPSession): (file: string) => number {
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type === 'Document') return;
    const askers = [initiator.url ?? '', ...filesOf(initiator.stack)];
    // A preload and the import that uses it are one request.
    if (!depths.has(request.url)) depths.set(request.url, 1 + Math.max(0, ...askers.map((url) => depths.get(url) ?? 0)));
  });
  return (file) => depths.get(file) ?? 0;
}

const filesOf = (stack?: Protocol.Runtime.StackTrace): readonly string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)] : [];

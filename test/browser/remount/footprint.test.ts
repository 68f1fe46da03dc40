import type { CDPSession, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';

const world = browserWorld(async () => [await loadSite('galleries'), await loadSite('clean')]);

const remount = (page: Page, rounds: number) =>
  page.evaluate(async (count) => {
    for (let round = 0; round < count; round++) {
      window.SSRuntime.destroy();
      await window.SSRuntime.initialize();
    }
  }, rounds);

/** Numbers of nodes and of listeners that the page holds after garbage collection. */
async function held(session: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: count('Nodes'), listeners: count('JSEventListeners') };
}

test.each([
  [20, 'galleries', '/carousel'],
  [50, 'clean', '/'],
])('%i times destroy and initialize on the page %s%s leave nothing behind', async (rounds, site, path) => {
  const { page, open } = await world.newVisitor();
  await open(site, path);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await remount(page, 5);
  // Something left in each round grows in every batch; a part that a busy machine mounts late grows one batch.
  let growth = { nodes: Number.NaN, listeners: Number.NaN };
  for (let batch = 0; batch < 3 && !(growth.nodes < rounds && growth.listeners < rounds / 2); batch++) {
    const before = await held(session);
    await remount(page, rounds);
    const after = await held(session);
    growth = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  }
  expect(growth.nodes).toBeLessThan(rounds);
  expect(growth.listeners).toBeLessThan(rounds / 2);
});

test('a page at rest starts at most one timer in 25 seconds', async () => {
  const { page, open } = await world.newVisitor();
  await page.evaluateOnNewDocument(() => {
    const started: string[] = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
      const original = window[name] as (...input: unknown[]) => number;
      const counted = (...input: unknown[]) => {
        started.push(`${name} ${String(input[1])}`);
        return original(...input);
      };
      Object.assign(window, { started, [name]: counted });
    }
  });
  const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started.splice(0));
  await open('clean', '/');
  expect(await started()).not.toEqual([]);
  await passTime(page, 10_000);
  await started();
  await passTime(page, 25_000);
  expect((await started()).slice(1)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { AuditBrowser, Profile } from '../../../../cli/audit/browser/browser.ts';
import { lastingBrowser } from '../../../../cli/audit/browser/lasting-browser.ts';
import { createPageGatherer } from '../../../../cli/audit/gathering/gather-pages.ts';
import { createSlots } from '../../../../cli/core/slots.ts';
import { pagesNamed, shortVisit } from '../../../../scripts/bench/queue/queue-world.ts';

/** Creates browsers that crash on the first `crashes` requests for a profile. */
function crashing(crashes: number, startFails = false) {
  const log: string[] = [];
  let started = 0;
  const start = async (): Promise<AuditBrowser> => {
    started += 1;
    const name = `${started}`;
    if (startFails && started > 1) throw new Error('no such file');
    log.push(`start ${name}`);
    let isClosed = false;
    return {
      version: 'none',
      async openProfile() {
        isClosed = Number(name) <= crashes;
        if (isClosed) throw new Error('The browser has closed the connection.');
        return {} as Profile;
      },
      get crashCount() {
        return isClosed ? 1 : 0;
      },
      close: async () => void log.push(`close ${name}`),
    };
  };
  return { start, log };
}
const options = { ...shortVisit, signal: new AbortController().signal };

test('after a crash the next requests for a profile start the browser again, once', async () => {
  const { start, log } = crashing(1);
  const browser = await lastingBrowser(start);
  await expect(browser.openProfile()).rejects.toThrow('The browser has closed the connection.');
  await Promise.all([browser.openProfile(), browser.openProfile()]);
  expect(browser.crashCount).toBe(1);
  await browser.close();
  expect(log).toEqual(['start 1', 'close 1', 'start 2', 'close 2']);
});

test('a browser that cannot be started again rejects with the reason', async () => {
  const browser = await lastingBrowser(crashing(1, true).start);
  await expect(browser.openProfile()).rejects.toThrow('The browser has closed the connection.');
  await expect(browser.openProfile()).rejects.toThrow('no such file');
  expect(browser.startProblem()).toMatchObject({ message: 'no such file' });
});

test('a page during which the browser crashes is visited three times, and is incomplete then', async () => {
  const notified: string[] = [];
  const browser = await lastingBrowser(crashing(3).start);
  const gatherer = createPageGatherer(browser, { sites: [], slots: createSlots(1), notify: (line) => notified.push(line) });
  const [page] = pagesNamed('/a');
  if (!page) throw new Error('expected a page');
  expect(await gatherer.gather(page, options)).toMatchObject({
    incomplete: 'the browser crashed in each of 3 attempts',
    visits: [],
  });
  expect(notified).toEqual(Array(2).fill('The browser crashed during the visit of https://shop.example/a, which is made again.'));
  await gatherer.close();
});

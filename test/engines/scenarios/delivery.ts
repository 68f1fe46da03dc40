import { expect } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'delivery';
const link = { body: '<a href="/next">Next</a>' };

/** Whether the platform stored the event: status 200, and not dropped as a repetition. */
const isStored = ({ endpoint, status, note }: JournalEntry) => endpoint === 'record-event' && status === 200 && !note;
const stored = ({ platform }: Visit): string[] =>
  platform.journal
    .entries({ endpoint: 'record-event' })
    .filter(isStored)
    .map(({ body }) => (body as { event: string }).event)
    .sort();
const names = (count: number, mark: string) => Array.from({ length: count }, (_, n) => `${mark}-${n}`).sort();
const hasSender = ({ tab }: Visit) =>
  tab.until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('after-load')));
const outboxIsEmpty = ({ tab }: Visit) =>
  tab.until(() => !Object.keys(localStorage).some((key) => /^ss-(outbox|early):/.test(key)));
/** Returns the number of events that a trace reports as lost. */
const lost = ({ endpoint, note, body }: JournalEntry): number =>
  endpoint === 'trace' && !note
    ? (body as { data: { data: Record<string, unknown> }[] }).data
        .flatMap(({ data }) => [data.overflow, data.unconfirmed])
        .reduce<number>((sum, count) => sum + (Number(count) || 0), 0)
    : 0;
/** Resolves when the worths of the journal's entries add up to `count`, by default when so many events are stored. */
async function until(
  { platform }: Visit,
  count: number,
  worth: (entry: JournalEntry) => number = (entry) => Number(isStored(entry)),
): Promise<void> {
  let sum = 0;
  await platform.journal.waitFor(
    (entry) => {
      sum += worth(entry);
      return sum >= count;
    },
    { timeoutMs: patienceMs },
  );
}

/** Tracks the events, each with `bytes` of data, and follows the link in the same task. */
const trackAndLeave = ({ tab }: Visit, list: readonly string[], bytes = 0) =>
  tab.evaluate(
    (all, size) => {
      for (const name of all) window.SSRuntime.track(name, { name, words: 'x'.repeat(size) }).catch(() => {});
      document.querySelector('a')?.click();
    },
    list,
    bytes,
  );

export const delivery: Topic = {
  sites: [testSite(site, { '/': link, '/next': link })],
  scenarios: [
    {
      title: 'events that are sent right before a link is followed are stored once each, on three pages in a row',
      async run(visit) {
        await visit.open(site, '/');
        for (const [turn, path] of ['/next', '/next', '/next'].entries()) {
          await hasSender(visit);
          await visit.tab.evaluate((mark) => void Object.assign(window, { mark }), turn);
          await trackAndLeave(visit, names(10, `page${turn}`));
          await visit.tab.until((wanted) => location.pathname === wanted && !('mark' in window), path);
        }
        await until(visit, 30);
        await outboxIsEmpty(visit);
        expect(stored(visit)).toEqual([0, 1, 2].flatMap((turn) => names(10, `page${turn}`)));
      },
    },
    {
      title: 'an event of pagehide arrives',
      async run(visit) {
        await visit.open(site, '/');
        await hasSender(visit);
        await visit.tab.evaluate(() => addEventListener('pagehide', () => void window.SSRuntime.track('last', {})));
        await visit.tab.click('a');
        await visit.tab.until(() => location.pathname === '/next');
        await until(visit, 1);
        await outboxIsEmpty(visit);
        expect(stored(visit)).toEqual(['last']);
      },
    },
    {
      title:
        'the limit of beacons: of events of 120 KB, twice what a page may send while it is left, each is stored once or ' +
        'reported as lost',
      async run(visit) {
        await visit.open(site, '/');
        await hasSender(visit);
        await trackAndLeave(visit, names(40, 'big'), 3000);
        await visit.tab.until(() => location.pathname === '/next');
        await until(visit, 40, (entry) => Number(isStored(entry)) + lost(entry));
        await outboxIsEmpty(visit);
        const all = stored(visit);
        expect(new Set(all).size).toBe(all.length);
        // 64 KiB hold 21 of them.
        expect(all.length).toBeGreaterThan(20);
      },
    },
    {
      title:
        'where calls of the page’s own use up the limit for keepalive, the events before leaving and of pagehide are ' +
        'neither lost nor repeated',
      async run(visit) {
        await visit.open(site, '/');
        await hasSender(visit);
        expect(await visit.tab.evaluate(() => window.SSRuntime.track('first', {}))).toBe(true);
        await visit.tab.evaluate(() => {
          const own = { method: 'POST', keepalive: true, body: 'x'.repeat(65_000) };
          fetch('/api/1/performance/settings?__ss=hang', own).catch(() => {});
          addEventListener('pagehide', () => void window.SSRuntime.track('last', { words: 'x'.repeat(1000) }));
        });
        await trackAndLeave(visit, names(5, 'late'), 1000);
        await visit.tab.until(() => location.pathname === '/next');
        await until(visit, 7);
        await outboxIsEmpty(visit);
        expect(stored(visit)).toEqual(['first', 'last', ...names(5, 'late')].sort());
      },
    },
    {
      title: 'events and page views of a period of 503 responses are stored once each afterwards',
      async run(visit) {
        await visit.open(site, '/');
        await hasSender(visit);
        await visit.setFaults('*:status:503');
        await trackAndLeave(visit, names(5, 'late'));
        await visit.tab.until(() => location.pathname === '/next');
        await hasSender(visit);
        await visit.setFaults('');
        await until(visit, 5);
        await outboxIsEmpty(visit);
        expect(stored(visit)).toEqual(names(5, 'late'));
      },
    },
    {
      title: 'an event of a page that is left before the sender has loaded is sent by the next page',
      async run(visit) {
        await visit.setFaults('chunk:hang');
        await visit.open(site, '/');
        await visit.tab.evaluate(() => void window.SSRuntime.track('early', { size: 3 }));
        await visit.tab.until(() => Object.keys(localStorage).some((key) => key.startsWith('ss-early:')));
        await visit.setFaults('');
        await visit.open(site, '/next');
        await until(visit, 1);
        await outboxIsEmpty(visit);
        expect(stored(visit)).toEqual(['early']);
      },
    },
  ],
};

import { describe, expect, test } from 'vitest';
import { createJournalComparison, type ReadPage } from '../../../../cli/replay/account/journal-comparison.ts';

const sent = { endpoint: 'record-hit', place: { source: 'a', line: 1 } } as const;

/** Returns a journal of the given entries, in pages of two. */
const pagesOf =
  (entries: readonly unknown[]): ReadPage =>
  (since) => {
    const page = entries.slice(since, since + 2);
    return Promise.resolve({ entries: page, next: since + page.length });
  };

const withId = (id: string) => ({ endpoint: 'record-hit', headers: { 'x-ss-replay': id } });

async function compare(entries: readonly unknown[], ids: readonly string[], readPage = pagesOf(entries)) {
  const watch = createJournalComparison(readPage, { since: 0 }, 'run-', 0);
  for (const id of ids) watch.noteSending(id, sent);
  return watch.finish();
}

describe('journal comparison', () => {
  test('nothing is lost when every request is in the journal once, among other traffic', async () => {
    const entries = [withId('run-1'), { endpoint: 'record-hit', headers: {} }, withId('run-2'), withId('other-1'), null, 5];
    expect(await compare(entries, ['run-1', 'run-2'])).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });

  test('returns the request that is not in the journal', async () => {
    expect(await compare([withId('run-1')], ['run-1', 'run-2'])).toEqual({ lost: [sent], duplicated: [], unknown: 0 });
  });

  test('returns the id of a request that is in the journal twice', async () => {
    const entries = [withId('run-1'), withId('run-1'), withId('run-2')];
    expect(await compare(entries, ['run-1', 'run-2'])).toEqual({ lost: [], duplicated: ['run-1'], unknown: 0 });
  });

  test('an entry that is on two pages counts once', async () => {
    const entries = [{ seq: 1, ...withId('run-1') }];
    const again: ReadPage = (since) => Promise.resolve({ entries, next: Math.min(since + 1, 3) });
    expect(await compare(entries, ['run-1'], again)).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });

  test('a journal without headers is compared by the number of entries', async () => {
    const entry = { endpoint: 'record-hit' };
    expect(await compare([entry, { endpoint: 'track' }], ['run-1', 'run-2'])).toMatchObject({ lost: [sent], duplicated: [] });
    expect(await compare([entry, entry, entry], ['run-1', 'run-2'])).toMatchObject({ lost: [] });
  });

  test('returns null when the journal cannot be read', async () => {
    expect(await compare([], ['run-1'], () => Promise.reject(new Error('gone')))).toBeNull();
  });

  test('waits for entries that appear late', async () => {
    const entries: unknown[] = [];
    let reads = 0;
    const watch = createJournalComparison(
      (since) => {
        reads += 1;
        if (reads === 3) entries.push(withId('run-1'));
        return pagesOf(entries)(since);
      },
      { since: 0 },
      'run-',
      5000,
    );
    watch.noteSending('run-1', sent);
    expect(await watch.finish()).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });

  test('reads during the replay, and delays requests when 4000 are unread', async () => {
    const entries: unknown[] = [];
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const watch = createJournalComparison(
      async (since) => {
        await opened;
        return pagesOf(entries)(since);
      },
      { since: 0 },
      'run-',
      0,
    );
    const sendMany = async (from: number, to: number): Promise<void> => {
      for (let n = from; n <= to; n += 1) {
        await watch.keepUp();
        watch.noteSending(`run-${n}`, sent);
        entries.push(withId(`run-${n}`));
      }
    };
    await sendMany(1, 4400);
    let finished = false;
    const more = sendMany(4401, 5000).then(() => {
      finished = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(finished).toBe(false);
    open();
    await more;
    expect(await watch.finish()).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });

  test('after a restart of the target, requests that are in neither journal are unknown, and later ones are compared', async () => {
    let target = { journalId: 'first', entries: [withId('run-1'), withId('run-2')] };
    const readPage: ReadPage = async (since) => ({ ...(await pagesOf(target.entries)(since)), journalId: target.journalId });
    const watch = createJournalComparison(readPage, { since: 0, journalId: 'first' }, 'run-', 0);
    for (let n = 1; n <= 500; n += 1) watch.noteSending(`run-${n}`, sent);
    await watch.keepUp();
    await new Promise((resolve) => setImmediate(resolve));
    target = { journalId: 'second', entries: Array.from({ length: 497 }, (_, n) => withId(`run-${n + 4}`)) };
    watch.noteSending('run-501', sent);
    target.entries.push(withId('run-501'), withId('run-501'));
    expect(await watch.finish()).toEqual({ lost: [], duplicated: ['run-501'], unknown: 1 });
  });

  test('a journal that keeps its entries over a restart loses and doubles nothing', async () => {
    let journalId = 'first';
    const entries = [1, 2, 3].map((seq) => ({ seq, ...withId(`run-${seq}`) }));
    const readPage: ReadPage = async (since) => ({ ...(await pagesOf(entries)(since)), journalId });
    const watch = createJournalComparison(readPage, { since: 0, journalId }, 'run-', 0);
    for (const { seq } of entries) watch.noteSending(`run-${seq}`, sent);
    expect(await watch.finish()).toEqual({ lost: [], duplicated: [], unknown: 0 });
    journalId = 'second';
    watch.noteSending('run-4', sent);
    entries.push({ seq: 4, ...withId('run-4') });
    expect(await watch.finish()).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });

  test('a journal whose position falls has begun again', async () => {
    const pages = [
      { entries: [withId('run-1')], next: 70 },
      { entries: [], next: 1 },
      { entries: [withId('run-2')], next: 1 },
    ];
    const readPage: ReadPage = () => Promise.resolve(pages.shift() ?? { entries: [], next: 1 });
    const watch = createJournalComparison(readPage, { since: 69 }, 'run-', 0);
    for (const id of ['run-1', 'run-2']) watch.noteSending(id, sent);
    expect(await watch.finish()).toEqual({ lost: [], duplicated: [], unknown: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';

const entry = (fields: Partial<JournalEntry> = {}): Omit<JournalEntry, 'seq'> => ({
  time: '2026-01-01T00:00:00.000Z',
  site: 'clean',
  endpoint: 'record-hit',
  method: 'POST',
  path: '/api/census/RecordHit',
  query: {},
  headers: {},
  encoding: 'form',
  body: null,
  bodyText: '',
  valid: true,
  problems: [],
  status: 200,
  fault: null,
  ...fields,
});

const seqs = (entries: readonly JournalEntry[]): number[] => entries.map(({ seq }) => seq);

describe('the journal', () => {
  test('numbers entries from 1 without gaps', () => {
    const journal = createJournal();
    for (let count = 0; count < 3; count += 1) journal.add(entry());
    expect(seqs(journal.entries())).toEqual([1, 2, 3]);
    expect(journal.lastSeq).toBe(3);
  });

  test('filters by endpoint, site and validity', () => {
    const journal = createJournal();
    journal.add(entry());
    journal.add(entry({ endpoint: null, valid: false }));
    journal.add(entry({ site: 'leaky' }));
    expect(seqs(journal.entries({ endpoint: 'record-hit' }))).toEqual([1, 3]);
    expect(seqs(journal.entries({ endpoint: 'null' }))).toEqual([2]);
    expect(seqs(journal.entries({ site: 'leaky' }))).toEqual([3]);
    expect(seqs(journal.entries({ valid: false }))).toEqual([2]);
  });

  test('counts the kept entries with problems: not the dropped ones, and none after a removal', () => {
    const journal = createJournal({ memory: 20_000, disk: 0, segment: 5000 });
    for (let count = 0; count < 300; count += 1) journal.add(entry({ valid: count % 3 !== 0 }));
    expect(journal.dropped).toBeGreaterThan(100);
    expect(journal.problemCount).toBe(journal.entries({ valid: false }).length);
    journal.clear();
    expect(journal.problemCount).toBe(0);
    journal.add(entry({ valid: false }));
    expect(journal.problemCount).toBe(1);
  });

  test('returns the entries after since, at most limit of them', () => {
    const journal = createJournal();
    for (let count = 0; count < 10; count += 1) journal.add(entry());
    expect(seqs(journal.entries({ since: 4, limit: 2 }))).toEqual([5, 6]);
    expect(seqs(journal.entries({ since: 10 }))).toEqual([]);
    expect(seqs(journal.entries({ since: 99 }))).toEqual([]);
    expect(seqs(journal.entries({ limit: 0 }))).toEqual([]);
  });

  test('without a disk keeps the newest entries within its memory, counts the dropped ones, and never drops the last one', () => {
    const body = 'é'.repeat(5000);
    const journal = createJournal({ memory: 1_000_000, disk: 0, segment: 100_000 });
    for (let count = 0; count < 1000; count += 1) journal.add(entry({ bodyText: body }));
    const kept = journal.entries().length;
    expect(kept * 10_000).toBeGreaterThan(500_000);
    expect(kept * 10_000).toBeLessThanOrEqual(1_000_000);
    expect(journal.dropped).toBe(1000 - kept);
    expect(seqs(journal.entries({ limit: 1 }))).toEqual([1001 - kept]);
    expect(seqs(journal.entries({ since: 5, limit: 1 }))).toEqual([1001 - kept]);
    expect(seqs(journal.entries({ since: 998 }))).toEqual([999, 1000]);
    journal.add(entry({ bodyText: 'longer than all that is allowed '.repeat(40_000) }));
    expect(seqs(journal.entries())).toEqual([1001]);
    expect(journal.dropped).toBe(1000);
  });

  test('a line that was read, or taken by a listener, keeps its bytes while its memory holds 300 later ones', () => {
    const journal = createJournal({ memory: 20_000, segment: 5000 });
    const taken: Buffer[] = [];
    const stop = journal.subscribe((_entry, line) => taken.push(line.bytes()));
    for (let count = 1; count <= 20; count += 1) journal.add(entry({ bodyText: `taken ${count}` }));
    stop();
    for (let count = 1; count <= 20; count += 1) journal.add(entry({ bodyText: `read ${count}` }));
    const [read] = journal.lines({ since: 20, limit: 1 });
    for (let count = 1; count <= 300; count += 1) journal.add(entry({ bodyText: `later ${count}` }));
    expect(taken.map((bytes) => (JSON.parse(bytes.toString()) as JournalEntry).bodyText)).toEqual(
      Array.from({ length: 20 }, (_, index) => `taken ${index + 1}`),
    );
    expect((JSON.parse(read?.json.toString() ?? '') as JournalEntry).bodyText).toBe('read 1');
    expect(journal.entries().map(({ bodyText }) => bodyText)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `taken ${index + 1}`),
      ...Array.from({ length: 20 }, (_, index) => `read ${index + 1}`),
      ...Array.from({ length: 300 }, (_, index) => `later ${index + 1}`),
    ]);
  });

  test(
    'finds 1000 entries by number and filter when most are on the disk, with multibyte texts, a segment longer than the ' +
      'others and none lost',
    () => {
      const journal = createJournal({ memory: 30_000, segment: 10_000 });
      for (let count = 1; count <= 1000; count += 1) {
        journal.add(
          entry({ site: count % 7 === 0 ? 'leaky' : 'clean', bodyText: count === 500 ? 'ü'.repeat(50_000) : `é${count}` }),
        );
      }
      expect(journal.dropped).toBe(0);
      expect(journal.entries().map(({ bodyText }) => bodyText)).toEqual(
        Array.from({ length: 1000 }, (_, index) => (index === 499 ? 'ü'.repeat(50_000) : `é${index + 1}`)),
      );
      expect(seqs(journal.entries({ site: 'leaky', since: 490, limit: 3 }))).toEqual([497, 504, 511]);
      journal.clear();
      expect(journal.entries()).toEqual([]);
      journal.add(entry());
      expect(seqs(journal.entries())).toEqual([1001]);
      journal.close();
    },
  );

  test('drops the oldest half of the disk when it is full, and counts it', () => {
    const journal = createJournal({ memory: 10_000, disk: 100_000, segment: 5000 });
    for (let count = 1; count <= 1000; count += 1) journal.add(entry());
    const kept = seqs(journal.entries());
    expect(journal.dropped).toBe(1000 - kept.length);
    expect(kept.length).toBeGreaterThan(200);
    expect(kept.length).toBeLessThan(600);
    expect([kept[0], kept.at(-1)]).toEqual([journal.dropped + 1, 1000]);
    journal.close();
  });

  test('a reader of the old entries stops where they are removed, and gets no entry twice', () => {
    const journal = createJournal({ memory: 10_000, segment: 5000 });
    for (let count = 1; count <= 200; count += 1) journal.add(entry());
    const read: number[] = [];
    for (const { seq } of journal.each()) {
      read.push(seq);
      if (seq === 50) journal.reset();
      if (seq >= 50) journal.add(entry());
    }
    expect(read).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(journal.lastSeq).toBe(1);
  });

  test('numbers continue after clear and restart after reset', () => {
    const journal = createJournal();
    journal.add(entry());
    journal.clear();
    expect(journal.entries()).toEqual([]);
    expect(journal.add(entry()).seq).toBe(2);
    expect(seqs(journal.entries({ since: 1 }))).toEqual([2]);
    journal.reset();
    expect(journal.add(entry()).seq).toBe(1);
  });

  test('waitFor resolves with an existing entry or with a later one', async () => {
    const journal = createJournal();
    journal.add(entry({ site: 'old' }));
    expect((await journal.waitFor(({ site }) => site === 'old')).seq).toBe(1);
    const later = journal.waitFor(({ site }) => site === 'new');
    journal.add(entry({ site: 'other' }));
    journal.add(entry({ site: 'new' }));
    expect((await later).seq).toBe(3);
  });

  test('waitFor rejects with its time limit in the message', async () => {
    const journal = createJournal();
    await expect(journal.waitFor(() => false, { timeoutMs: 20 })).rejects.toThrow('No matching journal entry within 20 ms');
  });

  test('calls listeners with each new entry until they unsubscribe', () => {
    const journal = createJournal();
    const received: number[] = [];
    const unsubscribe = journal.subscribe(({ seq }) => received.push(seq));
    journal.add(entry());
    journal.add(entry());
    unsubscribe();
    journal.add(entry());
    expect(received).toEqual([1, 2]);
  });
});

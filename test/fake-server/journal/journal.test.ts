import { describe, expect, test } from 'vitest';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import type { JournalEntry } from '../../../runtime/contract/journal/journal.ts';

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

  test('returns the entries after since, at most limit of them', () => {
    const journal = createJournal();
    for (let count = 0; count < 10; count += 1) journal.add(entry());
    expect(seqs(journal.entries({ since: 4, limit: 2 }))).toEqual([5, 6]);
    expect(seqs(journal.entries({ since: 10 }))).toEqual([]);
    expect(seqs(journal.entries({ since: 99 }))).toEqual([]);
    expect(seqs(journal.entries({ limit: 0 }))).toEqual([]);
  });

  test('keeps the newest entries within its limit, counts the dropped ones, and never drops the last one', () => {
    const body = 'é'.repeat(5000);
    // 100 entries of 10,000 bytes of body take at least 1,000,000 bytes, and with all else less than 1,100,000.
    const journal = createJournal({ maxBytes: 1_100_000 });
    for (let count = 0; count < 1000; count += 1) journal.add(entry({ bodyText: body }));
    const kept = journal.entries().length;
    expect(kept).toBeGreaterThanOrEqual(100);
    expect(kept).toBeLessThanOrEqual(110);
    expect(journal.dropped).toBe(1000 - kept);
    expect(seqs(journal.entries({ limit: 1 }))).toEqual([1001 - kept]);
    expect(seqs(journal.entries({ since: 5, limit: 1 }))).toEqual([1001 - kept]);
    expect(seqs(journal.entries({ since: 998 }))).toEqual([999, 1000]);
    journal.add(entry({ bodyText: 'longer than all that is allowed '.repeat(40_000) }));
    expect(seqs(journal.entries())).toEqual([1001]);
  });

  test('fills its limit without exceeding it, with small, nested and escaped entries', () => {
    const maxBytes = 8_000_000;
    const filled = (fields: Partial<JournalEntry>): number => {
      const journal = createJournal({ maxBytes });
      while (journal.dropped === 0) journal.add(entry(fields));
      return journal.lines().reduce((sum, { json }) => sum + json.length, 0);
    };
    for (const fields of [{}, { body: Array(5000).fill({ a: 1 }) }, { bodyText: '\u0000'.repeat(5000) }]) {
      const bytes = filled(fields);
      expect(bytes).toBeLessThanOrEqual(maxBytes);
      expect(bytes).toBeGreaterThan(maxBytes / 3);
    }
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

import { expect, test } from 'vitest';
import { findRows, linesOf } from '../../../fake-server/control/journal-search.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

/** A journal of calls; every tenth one is on the site `leaky`. */
function journalOf(count: number) {
  const journal = createJournal();
  for (let seq = 1; seq <= count; seq += 1) {
    const { seq: _, ...entry } = journalEntry({ site: seq % 10 === 0 ? 'leaky' : 'clean', bodyText: `n${seq}.` });
    journal.add(entry);
  }
  return journal;
}
const seqsOf = ({ rows }: ReturnType<typeof findRows>) => rows.map(({ seq }) => seq);

test('rows are found backwards, part by part, until the oldest one', () => {
  const journal = journalOf(1200);
  const first = findRows(journal, { site: 'leaky', limit: 50 });
  expect([seqsOf(first)[0], seqsOf(first).at(-1), first.before, first.lastSeq]).toEqual([1200, 710, 710, 1200]);
  const second = findRows(journal, { site: 'leaky', limit: 500, before: 710 });
  expect([second.rows.length, seqsOf(second).at(-1), second.before]).toEqual([70, 10, null]);
});

test('a search for an absent word reads a bounded part and says where to continue', () => {
  const journal = journalOf(2600);
  const first = findRows(journal, { words: ['n7.'] }, 1000);
  expect([first.rows, first.before]).toEqual([[], 1601]);
  const second = findRows(journal, { words: ['n7.'], before: 1601 }, 1000);
  const third = findRows(journal, { words: ['n7.'], before: second.before ?? 0 }, 1000);
  expect([second.rows, seqsOf(third), third.before]).toEqual([[], [7], null]);
});

test('a journal that was emptied, and one whose oldest calls were dropped, end where their entries end', () => {
  const journal = journalOf(700);
  journal.clear();
  expect(findRows(journal, {})).toEqual({ rows: [], before: null, lastSeq: 700 });
  const small = createJournal({ memory: 100_000, disk: 0, segment: 10_000 });
  const { seq: _, ...entry } = journalEntry();
  for (let count = 0; count < 500; count += 1) small.add(entry);
  const { rows, before } = findRows(small, {});
  expect([rows[0]?.seq, rows.at(-1)?.seq, before]).toEqual([500, small.dropped + 1, null]);
});

test('lines are found forwards between `since` and `before`, at most `limit`', () => {
  const journal = journalOf(1500);
  const seqs = (search: Parameters<typeof linesOf>[1]) => [...linesOf(journal, search)].map(({ seq }) => seq);
  expect(seqs({ since: 995, before: 1003 })).toEqual([996, 997, 998, 999, 1000, 1001, 1002]);
  expect(seqs({ site: 'leaky', limit: 2, since: 15 })).toEqual([20, 30]);
  expect(seqs({ words: ['n1499.'] })).toEqual([1499]);
  expect(seqs({ limit: 0 })).toEqual([]);
});

import { expect, test } from 'vitest';
import { toJournalRow } from '../../../../fake-server/common/journal/journal-row.ts';
import {
  addNewer,
  addOlder,
  emptyWindow,
  indexOfSeq,
  maxRows,
  removeDropped,
} from '../../../../fake-server/inspector/calls/row-window.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

const row = (seq: number, valid = true) => toJournalRow(journalEntry({ seq, valid }));
const rowsTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => row(first + at));
const seqs = ({ rows }: ReturnType<typeof emptyWindow>) => rows.map(({ seq }) => seq);

test('newer rows are added once each, with the count of those with problems', () => {
  const window = emptyWindow();
  expect(addNewer(window, [row(4), row(5, false)])).toBe(2);
  expect(addNewer(window, [row(5, false), row(7), row(7)])).toBe(1);
  expect([seqs(window), window.problemCount]).toEqual([[4, 5, 7], 1]);
});

test('older rows, which come newest first, are added at the other end', () => {
  const window = emptyWindow();
  addNewer(window, [row(9)]);
  addOlder(window, [row(8, false), row(6)], 6);
  expect([seqs(window), window.problemCount, window.before]).toEqual([[6, 8, 9], 1, 6]);
});

test('at 100,000 rows the oldest ones are removed, and can be read again', () => {
  const window = emptyWindow();
  addNewer(window, rowsTo(maxRows));
  addNewer(window, [row(maxRows + 1)]);
  expect(window.rows.length).toBeLessThanOrEqual(maxRows);
  expect(window.rows.at(-1)?.seq).toBe(maxRows + 1);
  expect(window.before).toBe(window.rows[0]?.seq);
});

test('rows that the journal no longer has are removed', () => {
  const window = emptyWindow();
  addOlder(window, [row(5), row(4, false), row(3)], 3);
  removeDropped(window, 5);
  expect([seqs(window), window.problemCount, window.before]).toEqual([[5], 0, null]);
  removeDropped(window, 0);
  expect([seqs(window), window.problemCount]).toEqual([[], 0]);
});

test('the place of a number in the list counts from the newest row', () => {
  const rows = [row(2), row(5), row(9)];
  expect([9, 5, 2, 3, 10].map((seq) => indexOfSeq(rows, seq))).toEqual([0, 1, 2, -1, -1]);
});

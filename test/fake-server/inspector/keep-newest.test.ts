import { expect, test } from 'vitest';
import { keepNewest } from '../../../fake-server/inspector/keep-newest.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

const calls = (...seqs: number[]) => seqs.map((seq) => journalEntry({ seq }));
const seqs = (entries: ReturnType<typeof keepNewest>) => entries.map(({ seq }) => seq);

test('keeps each call once, the newest first', () => {
  expect(seqs(keepNewest(calls(2, 1), calls(2, 3, 4)))).toEqual([4, 3, 2, 1]);
});

test('removes the earlier calls when the numbers restart', () => {
  expect(seqs(keepNewest(calls(9, 8), calls(1, 2)))).toEqual([2, 1]);
});

test('keeps the newest 1,000 calls', () => {
  const many = keepNewest([], calls(...Array.from({ length: 1500 }, (_, at) => at + 1)));
  expect([many.length, many[0]?.seq, many.at(-1)?.seq]).toEqual([1000, 1500, 501]);
});

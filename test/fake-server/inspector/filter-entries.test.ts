import { expect, test } from 'vitest';
import { filterEntries, showAll } from '../../../fake-server/inspector/filter-entries.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

const entries = [
  journalEntry({ seq: 3, site: 'clean', bodyText: 'event=1&title=Pottery' }),
  journalEntry({
    seq: 2,
    site: 'leaky',
    endpoint: null,
    path: '/api/nope',
    valid: false,
    problems: [{ pointer: '', message: 'No such call' }],
  }),
  journalEntry({ seq: 1, site: 'clean', status: 500, fault: 'status:500' }),
];

const seqs = (filter: Partial<typeof showAll>): number[] =>
  filterEntries(entries, { ...showAll, ...filter }).map(({ seq }) => seq);

test('finds calls by words in name, address, body, problems, status and fault, in any case', () => {
  expect(seqs({})).toEqual([3, 2, 1]);
  expect(seqs({ text: 'POTTERY' })).toEqual([3]);
  expect(seqs({ text: 'record-hit 500' })).toEqual([1]);
  expect(seqs({ text: 'such' })).toEqual([2]);
  expect(seqs({ text: 'unhandled' })).toEqual([2]);
});

test('filters by site and by problems', () => {
  expect(seqs({ site: 'clean' })).toEqual([3, 1]);
  expect(seqs({ onlyProblems: true })).toEqual([2]);
  expect(seqs({ site: 'clean', onlyProblems: true })).toEqual([]);
});

import { expect, test } from 'vitest';
import { compareEntries } from '../../../../fake-server/inspector/entry/compare-entries.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

test('two calls are compared field by field, nested ones by their own names; numbers and times of the calls are not fields', () => {
  const left = journalEntry({ seq: 1, body: { data: { title: 'Pottery', id: 7 } }, headers: { a: '1' } });
  const right = journalEntry({
    seq: 2,
    time: '2027-01-01T00:00:00.000Z',
    body: { data: { title: 'Print', list: [] } },
    headers: { a: '1' },
  });
  const fields = compareEntries(left, right);
  expect(fields.filter(({ isSame }) => !isSame)).toEqual([
    { name: 'body/data/title', left: '"Pottery"', right: '"Print"', isSame: false },
    { name: 'body/data/id', left: '7', right: null, isSame: false },
    { name: 'body/data/list', left: null, right: '[]', isSame: false },
  ]);
  expect(fields.find(({ name }) => name === 'headers/a')).toEqual({ name: 'headers/a', left: '"1"', right: '"1"', isSame: true });
});

import { expect, test } from 'vitest';
import { toJournalRow } from '../../../../fake-server/common/journal/journal-row.ts';
import { createSeenValues } from '../../../../fake-server/inspector/calls/seen-values.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

const row = (fields: Parameters<typeof journalEntry>[0]) => toJournalRow(journalEntry(fields));

test('the choices of the filter are the values of the calls so far, sorted, without empty ones', () => {
  const seen = createSeenValues();
  seen.add([row({ site: 'leaky', endpoint: null }), row({ site: 'clean' }), row({ site: '' })]);
  expect(seen.view()).toEqual({ endpoint: ['null', 'record-hit'], site: ['clean', 'leaky'], page: [] });
  const before = seen.view();
  seen.add([row({ site: 'clean', endpoint: null })]);
  expect(seen.view()).toBe(before);
});

test('at most 200 pages are choices', () => {
  const seen = createSeenValues();
  seen.add(Array.from({ length: 300 }, (_, at) => row({ headers: { referer: `http://clean.localhost/${at}` } })));
  expect(seen.view().page).toHaveLength(200);
});

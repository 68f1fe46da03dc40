import { expect, test } from 'vitest';
import { matchesSearch, readJournalFilter } from '../../../fake-server/control/journal-filter.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

const entry = journalEntry({
  status: 404,
  fault: 'record-hit:status:404',
  from: 'page',
  session: 'a',
  headers: { referer: 'http://clean.localhost/about', 'user-agent': 'Firefox' },
  bodyText: 'event=1&title=Pottery',
  problems: [{ pointer: '/data/url', message: 'Expected text' }],
  response: { status: 404, headers: {}, body: { error: 'Nothing here' } },
});

test.each([
  [{ status: '404' }, true],
  [{ status: '4xx' }, true],
  [{ status: '5xx' }, false],
  [{ status: '0' }, false],
  [{ page: '/about' }, true],
  [{ page: '/' }, false],
  [{ from: 'page' }, true],
  [{ from: 'tool' }, false],
  [{ session: 'a' }, true],
  [{ session: '' }, false],
  [{ fault: 'true' }, true],
  [{ fault: 'false' }, false],
  [{ text: 'POTTERY expected' }, true],
  [{ text: 'nothing' }, true],
  [{ text: 'firefox /data/url' }, true],
  [{ text: 'pottery absent' }, false],
  // Names of the entry's own fields are not words of a call.
  [{ text: 'bodyText' }, false],
  [{ site: 'leaky', status: '404' }, false],
])('%j finds the call: %s', (query, expected) => {
  expect(matchesSearch(entry, readJournalFilter(query))).toBe(expected);
});

test.each([
  [{ status: 'bad' }, 'status must be'],
  [{ status: '0xx' }, 'status must be'],
  [{ before: '-1' }, 'before must be'],
  [{ fault: 'yes' }, 'fault must be'],
])('%j is refused with the allowed values', (query, message) => {
  expect(() => readJournalFilter(query)).toThrow(message);
});

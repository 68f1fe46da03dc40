import { expect, test } from 'vitest';
import { pageOf, toJournalRow } from '../../../../fake-server/common/journal/journal-row.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

test('a row has the columns of a list, not the headers and bodies', () => {
  const entry = journalEntry({
    headers: { referer: 'http://clean.localhost:4100/about?a=1#b', cookie: 'a=1' },
    bodyText: 'x',
    valid: false,
    problems: [{ pointer: '/a', message: 'wrong' }],
    durationMs: 3,
    from: 'page',
  });
  expect(toJournalRow(entry)).toEqual({
    seq: 1,
    time: '2026-01-01T00:00:00.000Z',
    site: 'clean',
    endpoint: 'record-hit',
    method: 'POST',
    path: '/api/census/RecordHit',
    status: 200,
    valid: false,
    page: '/about',
    problemCount: 1,
    fault: null,
    from: 'page',
    durationMs: 3,
  });
  expect(toJournalRow(journalEntry({ path: `/api/${'x'.repeat(5000)}` })).path).toHaveLength(301);
});

test('the page of a call is the path of its Referer', () => {
  const page = (referer?: string) => pageOf({ headers: referer === undefined ? {} : { referer } });
  expect([page(), page('about:blank'), page('http://a.localhost'), page('https://a/b%20c/?d')]).toEqual(['', '', '/', '/b%20c/']);
});

import { expect, test } from 'vitest';
import { redactEntry } from '../../../fake-server/journal/redact.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

const issued = { crumbs: { has: (crumb: string) => crumb === 'own-1' }, forms: { find: () => null } };

test('a crumb that the platform has issued stays, also beside the same crumb in other places', () => {
  const entry = journalEntry({
    query: { crumb: 'own-1' },
    headers: { cookie: 'crumb=own-1', 'x-csrf-token': 'own-1' },
    body: { crumb: 'own-1' },
    bodyText: 'crumb=own-1',
  });
  expect(redactEntry(entry, issued)).toBe(entry);
});

test('the crumb of another server is masked everywhere, and equals the cookie’s only if it did before', () => {
  const entry = journalEntry({
    query: { crumb: ['abc1', 'xyz2'] },
    headers: { cookie: 'ss_cvt=1; crumb=abc1', 'x-csrf-token': 'abc1' },
    body: { crumb: 'xyz2', a: 'b' },
    bodyText: 'crumb=xyz2&a=b',
    response: { status: 400, headers: {}, body: { crumbFail: true, crumb: 'own-1' } },
  });
  expect(redactEntry(entry, issued)).toEqual({
    ...entry,
    query: { crumb: ['xxx0', 'yyy1'] },
    headers: { cookie: 'ss_cvt=1; crumb=xxx0', 'x-csrf-token': 'xxx0' },
    body: { crumb: 'yyy1', a: 'b' },
    bodyText: 'crumb=yyy1&a=b',
  });
});

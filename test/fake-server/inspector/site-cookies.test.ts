import { expect, test } from 'vitest';
import { siteCookies } from '../../../fake-server/inspector/site-cookies.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

test('returns the cookies of each site’s newest call with their rows of the contract', () => {
  const cookies = siteCookies([
    journalEntry({ seq: 3, site: 'clean', headers: { cookie: 'ss_cvt=1; mine=a=b; broken' } }),
    journalEntry({ seq: 2, site: 'clean', headers: { cookie: 'old=1' } }),
    journalEntry({ seq: 1, site: 'leaky', headers: {} }),
    journalEntry({ seq: 0, site: '', headers: { cookie: 'x=1' } }),
  ]);
  expect([...cookies.keys()]).toEqual(['clean', 'leaky']);
  expect(cookies.get('clean')).toMatchObject([
    { name: 'ss_cvt', value: '1', known: { tracking: true, lifetimeMs: 1_800_000 } },
    { name: 'mine', value: 'a=b', known: null },
  ]);
  expect(cookies.get('leaky')).toEqual([]);
});

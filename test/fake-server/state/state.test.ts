import { expect, test } from 'vitest';
import { start } from '../../../fake-server/start.ts';
import { createState } from '../../../fake-server/state/state.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

test('reset removes crumbs, form keys, sessions and the ids of accepted events', () => {
  const state = createState();
  const crumb = state.crumbs.issue();
  const key = state.formKeys.issue();
  state.siteUserSessions.set('a', 'b');
  state.duplicates.remember('record-hit', 'e1');
  expect([state.crumbs.has(crumb), state.formKeys.has(key), state.duplicates.isKnown('record-hit', 'e1')]).toEqual([
    true,
    true,
    true,
  ]);
  state.reset();
  expect([state.crumbs.has(crumb), state.formKeys.has(key), state.duplicates.isKnown('record-hit', 'e1')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(state.siteUserSessions.size).toBe(0);
});

test('a repeated event gets the same response and a note in the journal; a failed event may be sent again', async () => {
  const platform = await start({ sites: [testSite('state', { '/': {} })] });
  try {
    const post = async (query: string) => {
      const response = await fetch(new URL(`/api/events/Trace?${query}`, platform.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'data=[]',
      });
      return response.status;
    };
    const statuses = [];
    for (const query of ['eid=e1&__ss=status:503', 'eid=e1', 'eid=e1', 'eid=e2']) statuses.push(await post(query));
    expect(statuses).toEqual([503, 200, 200, 200]);
    expect(platform.journal.entries().map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      'duplicate: the call was accepted before and has no further effect',
      undefined,
    ]);
  } finally {
    await platform.close();
  }
});

import { expect, test } from 'vitest';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

interface Rows {
  readonly rows: readonly { readonly seq: number; readonly session?: string }[];
  readonly lastSeq: number;
}

test(
  '`?session=` names the session whose journal is read, emptied and sent again; an unknown name creates none and finds ' +
    'nothing',
  async () => {
    const platform = await startPlatform();
    await call(platform, '/api/nope', { headers: { 'x-ss-session': 'one' } });
    const rowsOf = async (query: string) => (await call(platform, `/__ss/journal/rows${query}`)).json() as Rows;
    expect(await rowsOf('?session=one')).toMatchObject({ rows: [{ seq: 1, session: 'one' }], lastSeq: 1 });
    expect(await rowsOf('')).toEqual({ rows: [], before: null, lastSeq: 0 });
    await call(platform, '/__ss/replay?session=one', { method: 'POST', body: '{"seqs":[1]}' });
    expect((await rowsOf('?session=one')).lastSeq).toBe(2);
    await call(platform, '/__ss/journal?session=one', { method: 'DELETE' });
    expect((await rowsOf('?session=one')).rows).toEqual([]);
    expect((await rowsOf('?session=two')).rows).toEqual([]);
    expect((await call(platform, '/__ss/sessions')).json()).toMatchObject({ sessions: [{ name: 'one' }] });
  },
);

import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../cli/replay/account/accounts.ts';
import { replayProgress } from '../../../cli/replay/progress.ts';
import type { RecordedRequest } from '../../../cli/replay/read/recorded-request.ts';
import { completeResponse } from '../../helpers/platform/replay-parts.ts';

describe('replayProgress', () => {
  const request = {
    place: { source: 'a.ndjson', line: 7 },
    endpoint: 'record-hit',
    recordedStatus: 200,
  } as unknown as RecordedRequest;

  test('counts the requests and the failures', () => {
    const accounts = createAccounts();
    accounts.read(10);
    for (let n = 0; n < 8; n += 1) accounts.settled(request, 'record-hit', completeResponse(200), 1);
    accounts.settled(request, 'record-hit', completeResponse(503), 1);
    accounts.settled(request, 'record-hit', { failed: 'connection closed', hasLeft: true }, 1);
    const replay = { accounts, waiting: null, awayBecause: null };
    expect(replayProgress(replay, 40)).toEqual({ unit: 'request', done: 10, total: 40, detail: '1 rejected, 1 failed' });
    expect(replayProgress({ ...replay, awayBecause: 'connection refused' }, 40).detail).toBe(
      '1 rejected, 1 failed, waiting for the target (connection refused)',
    );
  });

  test('mentions a long gap of the recording', () => {
    const accounts = createAccounts();
    const { detail } = replayProgress({ accounts, waiting: { request, forMs: 90_000 }, awayBecause: null }, 2);
    expect(detail).toBe('idle as recorded, next in 90 seconds (a.ndjson 7)');
  });
});

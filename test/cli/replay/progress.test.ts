import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../cli/replay/account/accounts.ts';
import { progressLine } from '../../../cli/replay/progress.ts';
import type { RecordedRequest } from '../../../cli/replay/read/recorded-request.ts';
import { completeResponse } from '../../helpers/platform/replay-parts.ts';

describe('progressLine', () => {
  const request = {
    place: { source: 'a\u001b[2J.ndjson', line: 7 },
    endpoint: 'record-hit',
    recordedStatus: 200,
  } as unknown as RecordedRequest;
  const done = Promise.resolve({ durationMs: 0, compared: false, interrupted: false, gaveUpBecause: null });

  test('contains the number of items, the rate, and the failures', () => {
    const accounts = createAccounts();
    accounts.read(10);
    for (let n = 0; n < 8; n += 1) accounts.settled(request, 'record-hit', completeResponse(200), 1);
    accounts.settled(request, 'record-hit', completeResponse(503), 1);
    accounts.settled(request, 'record-hit', { failed: 'connection closed', hasLeft: true }, 1);
    const replay = { accounts, elapsedMs: 2000, waiting: null, awayBecause: null, done };
    expect(progressLine(replay, 40)).toBe('10 of 40 · 5/s · 1 rejected · 1 failed');
    expect(progressLine({ ...replay, awayBecause: 'connection refused' }, 40)).toBe(
      '10 of 40 · 5/s · 1 rejected · 1 failed · waiting for the target (connection refused)',
    );
  });

  test('mentions a long gap of the recording, and escapes control characters in a file name', () => {
    const accounts = createAccounts();
    const line = progressLine({ accounts, elapsedMs: 1000, waiting: { request, forMs: 90_000 }, awayBecause: null, done }, 2);
    expect(line).toBe('0 of 2 · 0/s · idle as recorded, next in 90 seconds (a\\u001b[2J.ndjson 7)');
  });
});

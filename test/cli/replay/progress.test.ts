import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../cli/replay/account/accounts.ts';
import { progressLine } from '../../../cli/replay/progress.ts';
import type { RecordedRequest } from '../../../cli/replay/read/recorded-request.ts';

describe('progressLine', () => {
  const request = {
    place: { source: 'a\u001b[2J.ndjson', line: 7 },
    endpoint: 'record-hit',
    recordedStatus: 200,
  } as unknown as RecordedRequest;
  const done = Promise.resolve({ durationMs: 0, compared: false, interrupted: false });

  test('contains the number of items, the rate, and the failures', () => {
    const accounts = createAccounts();
    for (let n = 0; n < 10; n += 1) accounts.sent('record-hit');
    accounts.settled(request, 'record-hit', { status: 503 }, 1);
    accounts.settled(request, 'record-hit', { failed: 'connection refused', refused: true }, 1);
    expect(progressLine({ accounts, elapsedMs: 2000, waiting: null, done }, 40)).toBe('10 of 40 · 5/s · 1 rejected · 1 failed');
  });

  test('mentions a long gap of the recording, and escapes control characters in a file name', () => {
    const accounts = createAccounts();
    const line = progressLine({ accounts, elapsedMs: 1000, waiting: { request, forMs: 90_000 }, done }, 2);
    expect(line).toBe('0 of 2 · 0/s · idle as recorded, next in 90 seconds (a\\u001b[2J.ndjson 7)');
  });
});

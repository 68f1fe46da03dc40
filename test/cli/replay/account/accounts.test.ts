import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../../cli/replay/account/accounts.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { totalOf } from '../../../../cli/replay/account/tally.ts';

const place = { source: 'a.ndjson', line: 4 };
const recorded = (recordedStatus: number | null) => ({ place, recordedStatus }) as unknown as RecordedRequest;

describe('accounts', () => {
  test('read is sent and skipped and unreadable; sent is accepted and rejected and failed', () => {
    const accounts = createAccounts();
    accounts.unreadable({ place, message: 'Odd.', kind: 'malformed' });
    accounts.skipped(false);
    for (const outcome of [{ status: 204 }, { status: 302 }, { status: 500 }, { failed: 'x', refused: false }]) {
      accounts.sent('track');
      accounts.settled(recorded(200), 'track', outcome, 5);
    }
    accounts.abandoned('record-hit');
    expect(accounts.tally).toMatchObject({ read: 7, skipped: 1, unreadable: 1 });
    expect(totalOf(accounts.tally)).toEqual({ sent: 5, accepted: 2, rejected: 1, failed: 2, lost: 0 });
    expect(accounts.tally.byEndpoint.get('record-hit')).toEqual({ sent: 1, accepted: 0, rejected: 0, failed: 1, lost: 0 });
  });

  test('a rejection that was a success when recorded is an error that names both statuses and the line', () => {
    const accounts = createAccounts();
    accounts.sent('record-hit');
    accounts.settled(recorded(200), 'record-hit', { status: 400 }, 1);
    expect(accounts.findings(false)).toEqual([
      {
        ruleId: 'replay-rejected',
        severity: 'error',
        message: 'record-hit got status 400; when it was recorded, 200.',
        ...place,
      },
    ]);
  });

  test('a rejection as when it was recorded is a note only', () => {
    const accounts = createAccounts();
    accounts.sent('record-hit');
    accounts.settled(recorded(404), 'record-hit', { status: 400 }, 1);
    expect(accounts.findings(false)).toMatchObject([{ ruleId: 'replay-as-recorded', severity: 'note' }]);
  });

  test('a missing response, as when it was recorded, is a note only', () => {
    const accounts = createAccounts();
    accounts.sent('record-hit');
    accounts.settled(recorded(0), 'record-hit', { failed: 'connection closed', refused: false }, 1);
    expect(totalOf(accounts.tally).failed).toBe(1);
    expect(accounts.findings(false)).toMatchObject([{ ruleId: 'replay-as-recorded', severity: 'note' }]);
  });

  test('requests outside the contract are counted in one note', () => {
    const accounts = createAccounts();
    accounts.sent('track');
    accounts.skipped(true);
    accounts.skipped(true);
    expect(accounts.findings(false)).toEqual([
      {
        ruleId: 'replay-unknown-call',
        severity: 'note',
        message: 'Requests left out because the contract has no such call: 2.',
      },
    ]);
  });

  test('a rejection is an error when the recording has no status', () => {
    const accounts = createAccounts();
    accounts.sent('record-hit');
    accounts.settled(recorded(null), 'record-hit', { status: 400 }, 1);
    expect(accounts.findings(false)).toMatchObject([{ severity: 'error', message: 'record-hit got status 400.' }]);
  });

  test('lost and duplicated requests are errors', () => {
    const accounts = createAccounts();
    accounts.sent('track');
    accounts.settled(recorded(200), 'track', { status: 200 }, 1);
    accounts.compared({ lost: [{ endpoint: 'track', place }], duplicated: ['x-1', 'x-2'] });
    expect(accounts.tally.byEndpoint.get('track')?.lost).toBe(1);
    expect(accounts.tally.duplicated).toBe(2);
    expect(accounts.findings(false).map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['replay-lost', 'error'],
      ['replay-duplicated', 'error'],
    ]);
  });

  test('a target without a journal is a note, and no request counts as lost', () => {
    const accounts = createAccounts();
    accounts.sent('track');
    accounts.settled(recorded(200), 'track', { status: 200 }, 1);
    accounts.compared(null);
    expect(accounts.findings(false)).toMatchObject([{ ruleId: 'replay-not-compared', severity: 'note' }]);
  });

  test('a truncated line is a warning, a malformed one an error', () => {
    const accounts = createAccounts();
    accounts.sent('track');
    accounts.unreadable({ place, message: 'Odd.', kind: 'malformed' });
    accounts.unreadable({ place: { source: 'b' }, message: 'Breaks off.', kind: 'broken-off' });
    expect(accounts.findings(false).map(({ message, severity }) => [message, severity])).toEqual([
      ['Odd.', 'error'],
      ['Breaks off.', 'warning'],
    ]);
  });

  test.each([
    [0, 'The recording is empty'],
    [3, 'None of the 3 requests was sent'],
  ])('a replay of %i requests that sends none is a warning', (skipped, message) => {
    const accounts = createAccounts();
    for (let n = 0; n < skipped; n += 1) accounts.skipped(false);
    expect(accounts.findings(false)).toMatchObject([{ ruleId: 'replay-nothing-sent', severity: 'warning' }]);
    expect(accounts.findings(false)[0]?.message).toContain(message);
  });

  test('an interrupted replay that sent nothing has no finding', () => {
    expect(createAccounts().findings(true)).toEqual([]);
  });
});

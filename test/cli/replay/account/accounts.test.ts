import { describe, expect, test } from 'vitest';
import { createAccounts, type ReplayAccounts } from '../../../../cli/replay/account/accounts.ts';
import { totalOf } from '../../../../cli/replay/account/tally.ts';
import type { Outcome } from '../../../../cli/replay/send/outcome.ts';
import { completeResponse, recordedRequest } from '../../../helpers/platform/replay-parts.ts';

const place = { source: 'a.ndjson', line: 4 };
const ended = { interrupted: false, gaveUpBecause: null };

/** Reads and settles one request that was recorded with a status, and returns the accounts. */
function settle(recordedStatus: number | null, outcome: Outcome, response?: object, accounts = createAccounts()): ReplayAccounts {
  accounts.read();
  accounts.settled(recordedRequest({ status: recordedStatus, response }), 'record-hit', outcome, 5);
  return accounts;
}
const findingsOf = (accounts: ReplayAccounts) =>
  accounts.findings(ended).map(({ ruleId, severity, message }) => [ruleId, severity, message]);

describe('accounts', () => {
  test('read is sent, untried, skipped and unreadable; sent is accepted, rejected and failed', () => {
    const accounts = createAccounts();
    accounts.read();
    accounts.unreadable({ place, message: 'Odd.', kind: 'malformed' });
    accounts.read();
    accounts.skipped(false);
    for (const status of [204, 302, 500]) settle(200, completeResponse(status), undefined, accounts);
    settle(200, { failed: 'x', hasLeft: true }, undefined, accounts);
    accounts.read(3);
    accounts.untried('track', 3);
    const total = totalOf(accounts.tally);
    expect(accounts.tally).toMatchObject({ read: 9, skipped: 1, unreadable: 1 });
    expect(total).toMatchObject({ sent: 4, accepted: 2, rejected: 1, failed: 1, lost: 0, untried: 3 });
    expect(accounts.tally.read).toBe(total.sent + total.untried + accounts.tally.skipped + accounts.tally.unreadable);
    expect(accounts.tally.byEndpoint.get('track')).toMatchObject({ sent: 0, failed: 0, untried: 3 });
  });

  test.each([
    [200, 400, 'replay-rejected', 'error', 'record-hit got status 400; when it was recorded, 200.', 1],
    [null, 400, 'replay-rejected', 'error', 'record-hit got status 400.', 0],
    [500, 200, 'replay-different', 'warning', 'record-hit got status 200; when it was recorded, 500.', 1],
    [404, 400, 'replay-different', 'warning', 'record-hit got status 400; when it was recorded, 404.', 1],
    [200, 204, 'replay-different', 'warning', 'record-hit got status 204; when it was recorded, 200.', 1],
    [0, 200, 'replay-different', 'warning', 'record-hit got status 200; when it was recorded, no response.', 1],
  ])('recorded %j, now %i is %s', (before, now, ruleId, severity, message, different) => {
    const accounts = settle(before, completeResponse(now));
    expect(accounts.findings(ended)).toEqual([{ ruleId, severity, message, ...place }]);
    expect(totalOf(accounts.tally).different).toBe(different);
  });

  test('another body is a difference with its fields as evidence; ids, dates and ignored fields are left out', () => {
    const response = { status: 200, headers: {}, body: { id: 'a1', createdOn: 5, total: 3, mood: 'low' } };
    const accounts = createAccounts(new Set(['mood']));
    settle(200, completeResponse(200, '{"id":"b2","createdOn":9,"total":4,"mood":"high"}'), response, accounts);
    expect(accounts.findings(ended)).toEqual([
      {
        ruleId: 'replay-different',
        severity: 'warning',
        message: 'record-hit got another body than when it was recorded.',
        ...place,
        evidence: [{ pointer: '/total', recorded: '3', received: '4' }],
      },
    ]);
    expect(totalOf(accounts.tally).different).toBe(1);
  });

  test('a rejection or a missing response as when it was recorded is a note only', () => {
    const accounts = settle(404, completeResponse(404));
    settle(0, { failed: 'connection closed', hasLeft: true }, undefined, accounts);
    expect(totalOf(accounts.tally)).toMatchObject({ rejected: 1, failed: 1, different: 0 });
    expect(accounts.findings(ended)).toMatchObject([{ ruleId: 'replay-as-recorded', severity: 'note' }]);
  });

  test('requests outside the contract are counted in one note', () => {
    const accounts = settle(200, completeResponse(200));
    accounts.skipped(true, 2);
    expect(findingsOf(accounts)).toEqual([
      ['replay-unknown-call', 'note', 'Requests left out because the contract has no such call: 2.'],
    ]);
  });

  test('lost and duplicated requests are errors', () => {
    const accounts = settle(200, completeResponse(200));
    accounts.compared({ lost: [{ endpoint: 'record-hit', place }], duplicated: ['x-1', 'x-2'], unknown: 0 });
    expect(totalOf(accounts.tally).lost).toBe(1);
    expect(accounts.tally.duplicated).toBe(2);
    expect(findingsOf(accounts).map(([ruleId, severity]) => [ruleId, severity])).toEqual([
      ['replay-lost', 'error'],
      ['replay-duplicated', 'error'],
    ]);
  });

  test('a target without a journal is a note, and no request counts as lost', () => {
    const accounts = settle(200, completeResponse(200));
    accounts.compared(null);
    expect(accounts.findings(ended)).toMatchObject([{ ruleId: 'replay-not-compared', severity: 'note' }]);
  });

  test('a truncated line is a warning, a malformed one an error', () => {
    const accounts = settle(200, completeResponse(200));
    accounts.unreadable({ place, message: 'Odd.', kind: 'malformed' });
    accounts.unreadable({ place: { source: 'b' }, message: 'Breaks off.', kind: 'broken-off' });
    expect(findingsOf(accounts).map(([, severity, message]) => [message, severity])).toEqual([
      ['Odd.', 'error'],
      ['Breaks off.', 'warning'],
    ]);
  });

  test('a target that was given up is an error with the reason and the number of untried requests', () => {
    const accounts = settle(200, completeResponse(200));
    accounts.untried('track', 7);
    expect(accounts.findings({ interrupted: false, gaveUpBecause: 'connection refused' })).toMatchObject([
      {
        ruleId: 'replay-gave-up',
        severity: 'error',
        message: 'The target was given up (connection refused); requests that were not tried: 7.',
      },
    ]);
  });

  test.each([
    [0, 'The recording is empty'],
    [3, 'No request was sent: 3 of 3 are left out'],
  ])('a replay of %i requests that sends none is a warning', (skipped, message) => {
    const accounts = createAccounts();
    accounts.read(skipped);
    accounts.skipped(false, skipped);
    expect(accounts.findings(ended)).toMatchObject([
      { ruleId: 'replay-nothing-sent', severity: 'warning', message: expect.stringContaining(message) },
    ]);
  });

  test('an interrupted replay that sent nothing has no finding', () => {
    expect(createAccounts().findings({ interrupted: true, gaveUpBecause: null })).toEqual([]);
  });
});

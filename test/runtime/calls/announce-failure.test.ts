import { expect, test } from 'vitest';
import { announceFailure } from '../../../runtime/features/calls/announce-failure.ts';
import type { CallFailure, CallFailureKind } from '../../../runtime/features/calls/call-failure.ts';
import type { CallOptions } from '../../../runtime/features/calls/call-options.ts';
import { decodeResponseFields } from '../../../runtime/features/calls/response-fields.ts';

const failureOf = (kind: CallFailureKind, body?: object): CallFailure => ({
  kind,
  status: 400,
  url: 'http://a.example/api/x',
  format: 'json',
  message: 'It broke',
  fields: body ? decodeResponseFields(body) : null,
});

/** Returns the announcements in order. */
function announcementsOf(failure: CallFailure, options: CallOptions): unknown[] {
  const received: unknown[] = [];
  announceFailure(failure, options, {
    emitter: { emit: (name, detail) => received.push([name, detail]) },
    announce: (event, detail) => received.push([event, detail]),
    showInDialog: (shown) => received.push(['dialog', shown.message]),
    onError: (error) => received.push(['error', String(error)]),
  });
  return received;
}
const overlay = (error: object) => [['ss-runtime:system-error', { url: 'http://a.example/api/x', ...error }]];

test('without callback and dialog the overlay is shown with address, format and text', () => {
  expect(announcementsOf(failureOf('server', { error: 'It broke' }), {})).toEqual(
    overlay({ kind: 'other', format: 'json', errorText: 'It broke' }),
  );
  expect(announcementsOf(failureOf('network'), {})).toEqual(overlay({ kind: 'network', format: 'json', errorText: 'It broke' }));
});

test('a cleaned error is shown as already logged', () => {
  expect(announcementsOf(failureOf('server', { cleaned: true }), {})).toEqual(overlay({ kind: 'cleaned' }));
});

// calls#failure-order
test('the failure callback comes first, the dialog second, the overlay last', () => {
  const failure = failureOf('server');
  const received: string[] = [];
  const dialog = { showErrors: () => received.push('dialog') };
  expect(announcementsOf(failure, { onFailure: () => received.push('callback'), dialog })).toEqual([]);
  expect(announcementsOf(failure, { dialog })).toEqual([]);
  expect(received).toEqual(['callback', 'dialog']);
  expect(announcementsOf(failure, { dialog: true })).toEqual([['dialog', 'It broke']]);
});

// calls#login-required
test('loginRequired calls the failure callback first, then fires the login-required event', () => {
  const received: string[] = [];
  const events = announcementsOf(failureOf('login-required'), { onFailure: () => received.push('callback') });
  expect(received).toEqual(['callback']);
  expect(events).toEqual([
    ['login-required', { url: 'http://a.example/api/x' }],
    ['ss-runtime:login-required', { url: 'http://a.example/api/x' }],
  ]);
});

// calls#authorization-failure
test('authorizationFail shows the overlay, also for a call with a callback or dialog', () => {
  const onFailure = () => expect.unreachable('the overlay is shown instead');
  expect(announcementsOf(failureOf('authorization'), { onFailure })).toHaveLength(1);
});

// calls#background-call
test.each(['network', 'server', 'authorization', 'unparseable', 'crumb'] as const)(
  'a background call never shows the overlay: %s',
  (kind) => {
    expect(announcementsOf(failureOf(kind), { background: true })).toEqual([]);
    const received: unknown[] = [];
    announcementsOf(failureOf(kind), { background: true, onFailure: (failure) => received.push(failure.kind) });
    expect(received).toEqual([kind]);
  },
);

test('a callback that throws is reported, and the event is still fired', () => {
  const onFailure = () => {
    throw new Error('mine');
  };
  expect(announcementsOf(failureOf('login-required'), { onFailure }).map((entry) => (entry as string[])[0])).toEqual([
    'error',
    'login-required',
    'ss-runtime:login-required',
  ]);
});

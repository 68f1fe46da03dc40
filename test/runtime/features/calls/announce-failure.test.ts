import { expect, test } from 'vitest';
import { announceFailure } from '../../../../runtime/features/calls/announce-failure.ts';
import type { CallFailure, CallFailureKind } from '../../../../runtime/features/calls/call-failure.ts';
import type { CallOptions } from '../../../../runtime/features/calls/call-options.ts';
import { decodeResponseFields } from '../../../../runtime/features/calls/response-fields.ts';

const failureOf = (kind: CallFailureKind, body?: object): CallFailure => ({
  kind,
  status: 400,
  url: 'http://a.example/api/x',
  format: 'json',
  message: 'It broke',
  fields: body ? decodeResponseFields(body) : null,
});

/** Returns the announcements in order. */
function hear(failure: CallFailure, options: CallOptions): unknown[] {
  const heard: unknown[] = [];
  announceFailure(failure, options, {
    emitter: { emit: (name, detail) => heard.push([name, detail]) },
    announce: (event, detail) => heard.push([event, detail]),
    showInDialog: (shown) => heard.push(['dialog', shown.message]),
    onError: (error) => heard.push(['error', String(error)]),
  });
  return heard;
}
const overlay = (error: object) => [['ss-runtime:system-error', { url: 'http://a.example/api/x', ...error }]];

test('without callback and dialog the overlay is shown with address, format and text', () => {
  expect(hear(failureOf('server', { error: 'It broke' }), {})).toEqual(
    overlay({ kind: 'other', format: 'json', errorText: 'It broke' }),
  );
  expect(hear(failureOf('network'), {})).toEqual(overlay({ kind: 'network', format: 'json', errorText: 'It broke' }));
});

test('a cleaned error is shown as one that was logged already', () => {
  expect(hear(failureOf('server', { cleaned: true }), {})).toEqual(overlay({ kind: 'cleaned' }));
});

// calls#failure-order
test('the failure callback comes first, the dialog second, the overlay last', () => {
  const failure = failureOf('server');
  const heard: string[] = [];
  const dialog = { showErrors: () => heard.push('dialog') };
  expect(hear(failure, { onFailure: () => heard.push('callback'), dialog })).toEqual([]);
  expect(hear(failure, { dialog })).toEqual([]);
  expect(heard).toEqual(['callback', 'dialog']);
  expect(hear(failure, { dialog: true })).toEqual([['dialog', 'It broke']]);
});

// calls#login-required
test('loginRequired calls the failure callback first, then fires the login-required event', () => {
  const heard: string[] = [];
  const told = hear(failureOf('login-required'), { onFailure: () => heard.push('callback') });
  expect(heard).toEqual(['callback']);
  expect(told).toEqual([
    ['login-required', { url: 'http://a.example/api/x' }],
    ['ss-runtime:login-required', { url: 'http://a.example/api/x' }],
  ]);
});

// calls#authorization-failure
test('authorizationFail shows the overlay, whatever callback or dialog the call has', () => {
  const onFailure = () => expect.unreachable('the overlay is shown instead');
  expect(hear(failureOf('authorization'), { onFailure })).toHaveLength(1);
});

// calls#background-call
test.each(['network', 'server', 'authorization', 'unparseable', 'crumb'] as const)(
  'a background call never shows the overlay: %s',
  (kind) => {
    expect(hear(failureOf(kind), { background: true })).toEqual([]);
    const heard: unknown[] = [];
    hear(failureOf(kind), { background: true, onFailure: (failure) => heard.push(failure.kind) });
    expect(heard).toEqual([kind]);
  },
);

test('a callback that throws is reported, and the event is fired all the same', () => {
  const onFailure = () => {
    throw new Error('mine');
  };
  expect(hear(failureOf('login-required'), { onFailure }).map((entry) => (entry as string[])[0])).toEqual([
    'error',
    'login-required',
    'ss-runtime:login-required',
  ]);
});

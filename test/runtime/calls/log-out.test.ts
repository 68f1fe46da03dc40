import { expect, test } from 'vitest';
import { logOut, logoutDestination } from '../../../runtime/features/calls/log-out.ts';
import { callsAnswering, done, failedCall } from '../../helpers/fakes/fake-calls.ts';

// calls#logout
test('log-out posts to /api/auth/Logout without a body and then opens the root with logout=true', async () => {
  const { call, made } = callsAnswering(done());
  const went: string[] = [];
  expect(await logOut(call, { url: 'http://a.example/b/c?d=1', isFramed: false }, (address) => went.push(address))).toBe(true);
  expect(made.map(([method, path, options]) => [method, path, options?.data])).toEqual([['POST', '/api/auth/Logout', undefined]]);
  expect(went).toEqual(['http://a.example/?logout=true']);
});

// calls#logout-destination
test('in a preview frame it opens the frame’s address with logout=true', () => {
  expect(logoutDestination({ url: 'http://a.example/b?d=1', isFramed: true })).toBe('http://a.example/b?d=1&logout=true');
});

test('a failed log-out does not leave the page', async () => {
  const go = () => expect.unreachable('it stays');
  expect(await logOut(callsAnswering(failedCall).call, { url: 'http://a.example/', isFramed: false }, go)).toBe(false);
});

// covers: runtime/calls/site-users.ts runtime/calls/log-out.ts
import { expect, test } from 'vitest';
import type { CallOptions } from '../../../runtime/calls/call-options.ts';
import type { CallOutcome } from '../../../runtime/calls/data-layer.ts';
import { afterLogout, logOut } from '../../../runtime/calls/log-out.ts';
import { createSiteUsers, createSiteUserToken } from '../../../runtime/calls/site-users.ts';

function callsAnswering(outcome: CallOutcome) {
  const made: [string, string, CallOptions | undefined][] = [];
  return {
    made,
    call: async (method: string, address: string, options?: CallOptions) => {
      made.push([method, address, options]);
      return outcome;
    },
  };
}
const done = (value: unknown = ''): CallOutcome => ({ ok: true, status: 200, value });
const failed: CallOutcome = {
  ok: false,
  failure: { kind: 'network', status: 0, url: '', format: 'json', message: '', fields: null },
};
const memory = (refused = false) => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => !refused && Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
};

test('a site user’s session is POSTed as email, password and rememberMe; its xsrfToken is kept, also by the next page', async () => {
  const storage = memory();
  const token = createSiteUserToken(storage);
  const { call, made } = callsAnswering(done({ xsrfToken: 't1' }));
  await createSiteUsers(call, token).logIn({ email: 'a@b.example', password: 'p', rememberMe: true });
  expect(made).toEqual([
    ['POST', '/api/site-users/account/session', { data: { email: 'a@b.example', password: 'p', rememberMe: true } }],
  ]);
  expect([token.read(), createSiteUserToken(storage).read()]).toEqual(['t1', 't1']);
});

test('it is DELETEd with cloneCart, and the token goes with it', async () => {
  const token = createSiteUserToken(memory());
  token.write('t1');
  const { call, made } = callsAnswering(done());
  await createSiteUsers(call, token).logOut(true);
  expect(made).toMatchObject([['DELETE', '/api/site-users/account/session', { query: { cloneCart: true } }]]);
  expect(token.read()).toBe(null);
});

test('a session that could not be ended keeps its token', async () => {
  const token = createSiteUserToken(memory());
  token.write('t1');
  await createSiteUsers(callsAnswering(failed).call, token).logOut(false);
  expect(token.read()).toBe('t1');
});

test('where storage is refused the token holds for this page', () => {
  const token = createSiteUserToken(memory(true));
  token.write('t1');
  expect(token.read()).toBe('t1');
});

test('log-out posts to /api/auth/Logout without a body and goes on to the root with logout=true', async () => {
  const { call, made } = callsAnswering(done());
  const went: string[] = [];
  expect(await logOut(call, { url: 'http://a.example/b/c?d=1', framed: false }, (address) => went.push(address))).toBe(true);
  expect(made.map(([method, path, options]) => [method, path, options?.data])).toEqual([['POST', '/api/auth/Logout', undefined]]);
  expect(went).toEqual(['http://a.example/?logout=true']);
});

test('in a preview frame it goes on to the frame’s own address with logout=true', () => {
  expect(afterLogout({ url: 'http://a.example/b?d=1', framed: true })).toBe('http://a.example/b?d=1&logout=true');
});

test('a log-out that failed goes nowhere', async () => {
  const go = () => expect.unreachable('it stays');
  expect(await logOut(callsAnswering(failed).call, { url: 'http://a.example/', framed: false }, go)).toBe(false);
});

import { expect, test } from 'vitest';
import { createSiteUsers, createSiteUserToken } from '../../../runtime/features/calls/site-users.ts';
import { callsAnswering, done, failedCall } from '../../helpers/fakes/fake-calls.ts';

const memory = (refused = false) => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => !refused && Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
};

// calls#site-user-session, calls#site-user-token
test('a site user’s session is POSTed as email, password and rememberMe; its xsrfToken is kept, also on the next page', async () => {
  const storage = memory();
  const token = createSiteUserToken(storage);
  const { call, made } = callsAnswering(done({ xsrfToken: 't1' }));
  await createSiteUsers(call, token).logIn({ email: 'a@b.example', password: 'p', rememberMe: true });
  expect(made).toEqual([
    ['POST', '/api/site-users/account/session', { data: { email: 'a@b.example', password: 'p', rememberMe: true } }],
  ]);
  expect([token.read(), createSiteUserToken(storage).read()]).toEqual(['t1', 't1']);
});

// calls#site-user-session
test('the session is DELETEd with cloneCart, and the token is removed', async () => {
  const token = createSiteUserToken(memory());
  token.write('t1');
  const { call, made } = callsAnswering(done());
  await createSiteUsers(call, token).logOut(true);
  expect(made).toMatchObject([['DELETE', '/api/site-users/account/session', { query: { cloneCart: true } }]]);
  expect(token.read()).toBe(null);
});

test('a session whose DELETE fails keeps its token', async () => {
  const token = createSiteUserToken(memory());
  token.write('t1');
  await createSiteUsers(callsAnswering(failedCall).call, token).logOut(false);
  expect(token.read()).toBe('t1');
});

test('where storage is refused the token is kept on this page', () => {
  const token = createSiteUserToken(memory(true));
  token.write('t1');
  expect(token.read()).toBe('t1');
});

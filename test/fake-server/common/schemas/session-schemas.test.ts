import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

test('a log-in has address, password and whether to remember them', () => {
  const login = { email: 'robin@example.test', password: 'secret', rememberMe: true };
  expect(problemsOf('site-user-session-create', login)).toEqual([]);
  expect(problemsOf('site-user-session-create', { email: '', rememberMe: 1 })).toEqual(['/email', '/password', '/rememberMe']);
});

test('a log-out has in its query whether to keep the cart', () => {
  expect(problemsOf('site-user-session-delete', null, { cloneCart: 'true' })).toEqual([]);
  expect(problemsOf('site-user-session-delete', null, {})).toEqual(['/query/cloneCart']);
  expect(problemsOf('site-user-session-delete', null, { cloneCart: ['true', 'false'] })).toEqual(['/query/cloneCart']);
  expect(problemsOf('logout', '')).toEqual([]);
});

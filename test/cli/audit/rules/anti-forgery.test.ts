import { expect, test } from 'vitest';
import type { Call } from '../../../../cli/audit/artifacts/calls.ts';
import { antiForgery } from '../../../../cli/audit/rules/anti-forgery.ts';
import { cookieWrite, hit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const crumb = 'BXk2cVt5d1d6';
const jarAfter = [jarCookie('crumb', crumb)];
const check = (call: Partial<Call>) => antiForgery.check(page(visit({ jarAfter, calls: [hit(call)] })));
const logout = { endpoint: 'logout', path: '/api/auth/Logout', body: null };
const at = (query: string) => ({ ...logout, url: `https://shop.example/api/auth/Logout${query}` });

test('calls of the data layer have the crumb in their query', () => {
  expect(check(at(`?crumb=${crumb}`))).toEqual([]);
  expect(check(at(''))).toMatchObject([{ subject: 'call logout', message: expect.stringContaining('without the crumb') }]);
  const [wrong] = check(at('?crumb=other'));
  expect(wrong?.message).toContain('another query parameter crumb');
  expect(wrong?.message).not.toContain(crumb);
});

test('the trace log and a new session have no crumb', () => {
  expect(check({ endpoint: 'trace', path: '/api/events/Trace', body: {} })).toEqual([]);
  expect(check({ endpoint: 'site-user-session-create', path: '/api/site-users/account/session', body: {} })).toEqual([]);
});

test('a call is repeated once after a crumb failure, not again and again', () => {
  const subjects = (...calls: Partial<Call>[]) => {
    const jar = ['one', 'two', 'three'].map((value) => cookieWrite('crumb', null, { value }));
    return antiForgery.check(page(visit({ writes: jar, calls: calls.map(hit) }))).map(({ subject }) => subject);
  };
  const refused = { ...at('?crumb=one'), crumbFail: true };
  expect(subjects(refused, { ...at('?crumb=two'), crumbFail: false })).toEqual([]);
  expect(subjects(refused, { ...at('?crumb=two'), crumbFail: true })).toEqual([]);
  expect(subjects(refused, { ...at('?crumb=two'), crumbFail: true }, at('?crumb=three'))).toEqual(['repeats logout']);
  // Without the bodies of the responses, other crumbs show the refusals.
  expect(subjects(at('?crumb=one'), at('?crumb=two'), at('?crumb=three'))).toEqual(['repeats logout']);
  expect(subjects(at('?crumb=one'), at('?crumb=one'), at('?crumb=one'))).toEqual([]);
});

test('error reports have the crumb in a header, events in a field', () => {
  const errors = { endpoint: 'record-javascript-errors', contentType: 'application/json' };
  expect(check({ ...errors, csrfHeader: crumb })).toEqual([]);
  expect(check({ ...errors, csrfHeader: null })).toHaveLength(1);
  expect(check({ endpoint: 'record-event', body: { crumb, event: 'x' } })).toEqual([]);
  expect(check({ endpoint: 'record-event', body: { event: 'x' } })).toHaveLength(1);
});

test('without a crumb cookie, and for census calls, no crumb is expected', () => {
  expect(antiForgery.check(page(visit({ calls: [hit(at(''))] })))).toEqual([]);
  expect(check({})).toEqual([]);
});

test('a crumb in an address of another host is reported', () => {
  const requests = [seenRequest(`https://pixel.example/?c=${crumb}`), seenRequest(`https://shop.example/?c=${crumb}`)];
  expect(antiForgery.check(page(visit({ jarAfter, requests })))).toMatchObject([{ subject: 'host pixel.example' }]);
  // A beacon of a page that is left.
  const left = hit({ url: `https://left.example/?c=${crumb}`, path: '/' });
  expect(antiForgery.check(page(visit({ jarAfter, calls: [left] })))).toMatchObject([{ subject: 'host left.example' }]);
});

test('no other site gets the crumb in an address, a body or a header', () => {
  const other = 'https://log.example/';
  for (const sent of [
    seenRequest(`${other}?c=${crumb}`),
    seenRequest(other, { method: 'POST', postData: JSON.stringify({ token: crumb }) }),
    seenRequest(other, { requestHeaders: { 'X-Token': crumb } }),
  ])
    expect(antiForgery.check(page(visit({ jarAfter, requests: [sent] }))).map(({ subject }) => subject)).toEqual([
      'host log.example',
    ]);
});

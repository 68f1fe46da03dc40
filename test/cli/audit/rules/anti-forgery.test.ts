import { expect, test } from 'vitest';
import type { Call } from '../../../../cli/audit/artifacts/artifacts.ts';
import { antiForgery } from '../../../../cli/audit/rules/anti-forgery.ts';
import { hit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const crumb = 'BXk2cVt5d1d6';
const jarAfter = [jarCookie('crumb', crumb)];
const check = (call: Partial<Call>) => antiForgery.check(page(visit({ jarAfter, calls: [hit(call)] })));
const trace = { endpoint: 'trace', path: '/api/events/Trace', body: {} };
const at = (query: string) => ({ ...trace, url: `https://shop.example/api/events/Trace${query}` });

test('calls of the data layer have the crumb in their query', () => {
  expect(check(at(`?crumb=${crumb}`))).toEqual([]);
  expect(check(at(''))).toMatchObject([{ subject: 'call trace', message: expect.stringContaining('without the crumb') }]);
  const [wrong] = check(at('?crumb=other'));
  expect(wrong?.message).toContain('another query parameter crumb');
  expect(wrong?.message).not.toContain(crumb);
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
});

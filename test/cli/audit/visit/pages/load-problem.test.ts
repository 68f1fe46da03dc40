import { expect, test } from 'vitest';
import { loadProblem, loadRefusal } from '../../../../../cli/audit/visit/pages/load-problem.ts';
import { seenRequest, visit } from '../../../../helpers/audit/audit-artifacts.ts';

test('a page with an error status is refused, unless its site or the page declares the status', () => {
  expect(loadRefusal(visit({ status: 500 }), null)).toEqual({ kind: 'status', reason: 'it was answered with status 500' });
  expect(loadRefusal(visit({ status: 429 }), null)?.kind).toBe('wall');
  expect(loadRefusal(visit({ status: 404 }), null)).not.toBeNull();
  expect(loadRefusal(visit({ status: 404 }), 404)).toBeNull();
  expect(loadRefusal(visit({ status: 404, context: { pageType: 100 } }), null)).toBeNull();
  expect(loadRefusal(visit(), null)).toBeNull();
});

test('a page that asks for a user and a password names the option', () => {
  const requests = ['Basic realm="x"', 'Bearer'].map((value) =>
    seenRequest('https://shop.example/', { status: 401, responseHeaders: { 'WWW-Authenticate': value } }),
  );
  const reasons = requests.map((request) => loadRefusal(visit({ status: 401, requests: [request] }), null)?.reason);
  expect(reasons).toEqual([expect.stringContaining('--header "Authorization: Basic'), 'it was answered with status 401']);
});

test('a page without a page context can be judged', () => {
  expect(loadRefusal(visit({ context: null }), 200)).toBeNull();
});

test.each([
  ['net::ERR_CONNECTION_REFUSED at http://a.test/', 'no server responds at this address (ERR_CONNECTION_REFUSED)'],
  [
    'net::ERR_CERT_AUTHORITY_INVALID at https://a.test/',
    'its certificate or encryption was not accepted; --insecure accepts it (ERR_CERT_AUTHORITY_INVALID)',
  ],
  ['net::ERR_ABORTED at http://a.test/', 'it answered with a download or without content (ERR_ABORTED)'],
  ['net::ERR_SOMETHING_NEW at http://a.test/', 'the browser could not load it (ERR_SOMETHING_NEW)'],
  ['Navigation timeout of 500 ms exceeded', 'it did not finish loading within 500 ms (--timeout)'],
])('%s becomes a clause', (message, words) => {
  expect(loadProblem(message, 500)).toBe(words);
});

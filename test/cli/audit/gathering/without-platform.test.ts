import { expect, test } from 'vitest';
import { withoutPlatform } from '../../../../cli/audit/gathering/without-platform.ts';
import { hit, page, scriptInitiator, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const runtime = { ...scriptInitiator, url: 'http://static.localhost/runtime/boot.js' };
const sent = {
  requests: [seenRequest('https://shop.example/api/x', { sentBy: runtime, call: { endpoint: null, body: null } })],
  calls: [hit({ sentBy: runtime }), hit({ path: '/own' })],
};
const urlsOf = (context: unknown) =>
  withoutPlatform({ ...page(visit({ ...sent, context })), site: 'saved' }).visits[0]?.requests.map(({ url, call }) => [
    url,
    call !== undefined,
  ]);

test('the runtime’s calls are no calls of a served page of another make', () => {
  expect(urlsOf(null)).toEqual([
    ['https://shop.example/api/x', false],
    ['https://shop.example/own', true],
  ]);
  expect(urlsOf({})).toEqual([
    ['https://shop.example/api/x', true],
    ['https://shop.example/api/census/RecordHit', true],
    ['https://shop.example/own', true],
  ]);
});

// covers: cli/audit/parties/ cli/audit/judging/
import { expect, test } from 'vitest';
import type { Request } from '../../../../cli/audit/artifacts/artifacts.ts';
import { thirdPartiesOf } from '../../../../cli/audit/judging/third-parties.ts';
import { storageIdentifier } from '../../../../cli/audit/rules/storage-identifier.ts';
import { thirdPartyTracking } from '../../../../cli/audit/rules/third-party-tracking.ts';
import { answeredVisit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const pixel = 'https://pixel.example/p.gif';
/**
 * Severities of the findings about two visitors, each with the requests of `sent`, and whether the table of parties says
 * `identifier`.
 */
function judged(
  sent: (visitor: number) => readonly Request[],
  more: (visitor: number) => Parameters<typeof visit>[0] = () => ({}),
) {
  const [first, other] = [0, 1].map((visitor) => ({ requests: sent(visitor), ...more(visitor) }));
  const artifacts = page(visit(first), answeredVisit('decline', other));
  const [party] = thirdPartiesOf(artifacts);
  const isInTable = Object.values(party?.states ?? {}).some((state) => state?.sent.includes('identifier'));
  const severities = thirdPartyTracking.check(artifacts).map(({ severity }) => severity);
  return [severities[0] ?? 'none', isInTable ? 'identifier' : 'none'];
}
const get = (...addresses: string[]) => addresses.map((url) => seenRequest(url));
const of =
  (...values: readonly string[]) =>
  (visitor: number) =>
    values[visitor] ?? '';
const uuid = of('3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b', '91c0d7aa-52e3-4b1f-9c44-0e6b7a8d2f35');
const random = of('k3x9q7m2vt1', 'p0z8w4n6ab5');

/** Requests of two visitors. Nothing is stored. */
test.each<[what: string, sent: (visitor: number) => readonly Request[]]>([
  ['a UUID with a plain name', (visitor) => get(`${pixel}?id=${uuid(visitor)}`)],
  ['a UUID without a name that says so', (visitor) => get(`${pixel}?x=${uuid(visitor)}`)],
  ['a UUID in the path', (visitor) => get(`https://pixel.example/${uuid(visitor)}/p.gif`)],
  ['a UUID without a name', (visitor) => get(`${pixel}?v=&${uuid(visitor)}`)],
  ['a UUID in the host', (visitor) => get(`https://${uuid(visitor)}.pixel.example/p.gif`)],
  ['a random text with the name of an identifier', (visitor) => get(`${pixel}?id=${random(visitor)}`)],
  ['24 letters', (visitor) => get(`${pixel}?a=${of('qwhzmxkvbnrtyplkjdfgsaoe', 'mznxbcvalskdjfhgqpwoeiru')(visitor)}`)],
  [
    '12 digits in two requests',
    (visitor) => [1, 2].flatMap((n) => get(`${pixel}?n=${n}&v=${of('482913750264', '905817263548')(visitor)}`)),
  ],
  ['a random text in two requests', (visitor) => get(`${pixel}?cb=${random(visitor)}`, `${pixel}?cb=${random(visitor)}&b`)],
  [
    'a field of JSON',
    (visitor) => [
      seenRequest('https://pixel.example/c', {
        type: 'Fetch',
        method: 'POST',
        postData: JSON.stringify({ a: { b: uuid(visitor) } }),
      }),
    ],
  ],
  [
    'a header',
    (visitor) => [
      seenRequest('https://pixel.example/c', { type: 'Fetch', requestHeaders: { 'X-Visitor': uuid(visitor), Accept: '*/*' } }),
    ],
  ],
  [
    'the address of the page that the browser names',
    (visitor) => [seenRequest(pixel, { requestHeaders: { Referer: `https://shop.example/?u=${uuid(visitor)}` } })],
  ],
  [
    'a form that a hidden frame posts',
    (visitor) => [
      seenRequest('https://pixel.example/form', {
        type: 'Document',
        method: 'POST',
        page: 'https://pixel.example/form',
        postData: `v=${uuid(visitor)}`,
      }),
    ],
  ],
])('%s that differs between visitors is an identifier, in the finding and in the table', (_what, sent) => {
  expect(judged(sent)).toEqual(['error', 'identifier']);
  // The same value for all visitors is a constant.
  const constant = judged(() => sent(0));
  expect(constant[1]).toBe('none');
  expect(constant[0]).not.toBe('error');
});

test.each<[what: string, sent: (visitor: number) => readonly Request[]]>([
  ['a number against caches', (visitor) => get(`${pixel}?cb=${random(visitor)}`)],
  ['another number in each request', (visitor) => get(...['a1', 'b2'].map((end) => `${pixel}?q=${random(visitor)}${end}`))],
  ['a time', (visitor) => get(`${pixel}?at=${1_700_000_000_000 + visitor * 9000}`)],
  ['a time in letters', (visitor) => get(`${pixel}?at=${(1_700_000_000_000 + visitor * 9000).toString(36)}`)],
  ['a measured time', (visitor) => get(`${pixel}?ms=${of('1234.5678901234', '2345.6789012345')(visitor)}`)],
  ['an answer in words', (visitor) => get(`${pixel}?a=${of('accept_necessary', 'accept_selected')(visitor)}`)],
  ['a word', (visitor) => get(`${pixel}?user=${of('visitor-one', 'visitor-two')(visitor)}`)],
  ['a signature', (visitor) => get(...[1, 2].map((n) => `${pixel}?n=${n}&signature=${uuid(visitor)}`))],
])('%s is no identifier, although it differs between visitors', (_what, sent) => expect(judged(sent)).toEqual(['none', 'none']));

test('a short random value that was seen once may identify: a warning that asks a person', () => {
  expect(judged((visitor) => get(`${pixel}?x=${random(visitor)}`))).toEqual(['warning', 'none']);
});

test('a name excuses no stored identifier: of a session, of a cart, of an answer', () => {
  for (const name of ['sessionid', 'cart_visitor', 'user_consent_track'])
    expect(
      judged(
        (visitor) => get(`${pixel}?x=${uuid(visitor)}`),
        (visitor) => ({ jarAfter: [jarCookie(name, uuid(visitor))] }),
      ),
    ).toEqual(['error', 'identifier']);
  const answer = of('CPz1aYAPz1aYAAGABCENC5CgAAAAAAAAAAAAAAAAAAAA', 'CPz1bZAPz1bZAAGABCENC5CgAAAAAAAAAAAAAAAAAAAA');
  expect(judged((visitor) => [seenRequest(`https://consent.cookiebot.com/log?c=${answer(visitor)}`)])).toEqual(['none', 'none']);
});

test('a stored identifier counts in each encoding, and not as a part of a host', () => {
  const stored = (visitor: number) => ({ jarAfter: [jarCookie('visitor', uuid(visitor))] });
  const base64 = (visitor: number) => Buffer.from(`{"v":"${uuid(visitor)}","longer":1}`).toString('base64');
  expect(judged((visitor) => get(`${pixel}?d=${base64(visitor)}`), stored)).toEqual(['error', 'identifier']);
  expect(judged(() => get(`${pixel}?other=3f2b8c1e`), stored)).toEqual(['none', 'none']);
});

const hashes = ['9f86d081884c7d659a2feaa0c55ad015', '60303ae22b998861bce3b28f33eec1be'] as const;
/**
 * Findings about two visitors of one machine, which send or store the first hash, and a visitor of another device with `other`.
 */
const comparedWith = (of: (value: string) => Parameters<typeof visit>[0], other: string) => {
  const artifacts = {
    ...page(visit(of(hashes[0])), visit({ journey: 'gpc', ...of(hashes[0]) })),
    otherDevice: visit(of(other)),
  };
  const problems = [...thirdPartyTracking.check(artifacts), ...storageIdentifier.check(artifacts)];
  return problems.map(({ severity, message }) => `${severity} ${message}`);
};

test('a hash that all visitors of a machine send or store is that of the device, where another device has another one', () => {
  const sent = (value: string) => ({ requests: get(`${pixel}?h=${value}`) });
  const stored = (value: string) => ({ context: null, storage: [{ kind: 'localStorage' as const, name: 'h', value }] });
  expect(comparedWith(sent, hashes[1])).toEqual([
    'error An identifier of the device is sent to pixel.example, another site, while cookies are restricted.',
    'error An identifier of the device is sent to pixel.example, another site, while cookies are restricted.',
  ]);
  expect(comparedWith(stored, hashes[1])).toEqual([
    'error localStorage "h" has a value that can identify a visitor while cookies are restricted.',
    'error localStorage "h" has a value that can identify a visitor while cookies are restricted.',
  ]);
  for (const constant of [sent, stored]) expect(comparedWith(constant, hashes[0])).toEqual([]);
  // The address of a picture has the hash of its content.
  expect(comparedWith((value) => ({ requests: get(`https://pixel.example/${value}.gif`) }), hashes[1])).toEqual([]);
});

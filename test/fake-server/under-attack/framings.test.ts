import { expect, test } from 'vitest';
import { exchange, fronts, statusesIn } from '../../helpers/platform/fronts.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';

const call = '/api/1/performance/settings';
const host = 'Host: home.localhost';
const post = `POST /api/census/RecordHit HTTP/1.1\r\n${host}\r\n`;
const closing = 'Connection: close\r\n\r\n';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${host}\r\n${headers}\r\n`;

/**
 * One row a try: the bytes of a connection, and the statuses of its responses. To add a try, add a row: it is made through each
 * way to serve. A row whose bytes hold a second request in the body of the first one would have its status if the body were read
 * as a request.
 */
const framings: readonly (readonly [name: string, bytes: string, statuses: readonly number[]])[] = [
  ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`, [400]],
  ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get(call)}`, [400]],
  ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${get(call)}`, [400]],
  ['chunks of a name that is not one', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${get(call)}`, [400]],
  ['chunks that are not last', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${get(call)}`, [400]],
  ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${get(call)}`, [400]],
  ['a length below 0', `${post}Content-Length: -1\r\n\r\n${get(call)}`, [400]],
  ['a length in words', `${post}Content-Length: 0x10\r\n\r\n`, [400]],
  ['a length of 30 digits', `${post}Content-Length: ${'9'.repeat(30)}\r\n\r\n`, [400]],
  ['a chunk of 17 digits', `${post}Transfer-Encoding: chunked\r\n\r\n${'F'.repeat(17)}\r\n`, [400]],
  ['a chunk that is no number', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`, [400]],
  [
    'an extension of a chunk of 100,000 bytes',
    `${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(100_000)}\r\nx\r\n0\r\n\r\n`,
    [413],
  ],
  ['a header without a colon', get(call, 'nothing\r\n'), [400]],
  ['a header with a null', get(call, 'X-A: a\0b\r\n'), [400]],
  ['a folded header', get(call, 'X-A: a\r\n b\r\n'), [400]],
  ['a header of 100,000 bytes', get(call, `X-A: ${'a'.repeat(100_000)}\r\n`), [431]],
  ['20,000 headers', get(call, 'X-A: a\r\n'.repeat(20_000)), [431]],
  ['an address of 100,000 bytes', get(`/${'a'.repeat(100_000)}`), [431]],
  ['two hosts, of which the first counts', get(call, 'Host: other.localhost\r\n'), [200]],
  ['no host', `GET ${call} HTTP/1.1\r\n\r\n`, [400]],
  ['a method that does not exist', `FETCH ${call} HTTP/1.1\r\n${host}\r\n\r\n`, [400]],
  ['HTTP/0.9', `GET ${call}\r\n`, [400]],
  ['HTTP/2 without an agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['bytes that are no text', '\xff\xfe\x00\x01\r\n\r\n', [400]],
  ['a TLS greeting inside the connection', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['a half head', `GET ${call} HTTP/1.1\r\nHos`, [400]],
  ['a body that ends early', `${post}Content-Length: 100\r\n\r\nabc`, [400]],
  ['a body that holds a request', `${post}Content-Length: ${get(call).length}\r\n\r\n${get(call)}`, [400]],
  ['100 calls at once', get(call).repeat(99) + get(call, 'Connection: close\r\n'), Array(100).fill(200)],
  ['a call, then a request that cannot be read', `${get(call)}nonsense\r\n\r\n`, [400]],
];

const rows = Object.entries(fronts).flatMap(([name, front]) =>
  framings.map(([what, bytes, statuses]) => [name, what, front, bytes, statuses] as const),
);

test.each(rows)('through %s: %s', async (_name, _what, front, bytes, statuses) => {
  const platform = await startPlatform(undefined, { ...front.options, network: false });
  const received = statusesIn(await exchange(front, platform.port, Buffer.from(bytes, 'latin1'), !bytes.endsWith(closing)));
  // Of a request that is not read to its end, the refusal may be lost with the connection.
  if (!(statuses[0] === 431 && received.length === 0)) expect(received).toEqual(statuses);
  const after = await exchange(front, platform.port, get(call, 'Connection: close\r\n'));
  expect(statusesIn(after)).toEqual([200]);
});

import { expect, onTestFinished, test } from 'vitest';
import type { ServedPlatform } from '../../../fake-server/start.ts';
import { exchange, type Front, fronts, statusesIn } from '../../helpers/platform/fronts.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';

const path = '/api/1/performance/settings';
const head = (method: string, target: string, headers = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: home.localhost\r\n${headers}`;
const get = (target: string) => head('GET', target, 'Connection: close\r\n\r\n');
const post = (target: string, body: string) =>
  head('POST', target, `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);

interface Flood {
  readonly front: Front;
  readonly platform: ServedPlatform;
}

const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const send = ({ front, platform }: Flood, bytes: string) => exchange(front, platform.port, bytes, false);
/** Opens connections that stay open until the test ends. */
const hold = ({ front, platform }: Flood, count: number, bytes: string) =>
  many(count, async () => {
    const socket = await front.connect(platform.port);
    socket.on('error', () => {}).resume();
    onTestFinished(() => void socket.destroy());
    socket.write(bytes);
  });
const statuses = async (flood: Flood, count: number, bytes: (at: number) => string): Promise<readonly number[]> =>
  (await many(count, (at) => send(flood, bytes(at)))).flatMap(statusesIn);

/**
 * One row a try: what is sent at once, and the statuses that its responses may have. To add a try, add a row: it is made through
 * each way to serve.
 */
const floods: readonly (readonly [
  name: string,
  flood: (flood: Flood) => Promise<readonly number[] | unknown>,
  allowed: readonly number[],
])[] = [
  ['200 calls at once', (flood) => statuses(flood, 200, () => get(path)), [200]],
  ['200 pages at once', (flood) => statuses(flood, 200, () => get('/')), [200]],
  ['200 connections without a request', (flood) => hold(flood, 200, ''), []],
  ['200 heads that never end', (flood) => hold(flood, 200, head('GET', path)), []],
  [
    '200 bodies that never end',
    (flood) => hold(flood, 200, head('POST', '/api/census/RecordHit', 'Content-Length: 9\r\n\r\na')),
    [],
  ],
  ['100 event streams that are not read', (flood) => hold(flood, 100, head('GET', '/__ss/stream', '\r\n')), []],
  [
    '200 connections that are reset within a call',
    ({ front, platform }) =>
      many(200, async () =>
        (await front.connect(platform.port))
          .on('error', () => {})
          .end(get(path))
          .destroy(),
      ),
    [],
  ],
  ['200 sessions', (flood) => statuses(flood, 200, (at) => get(`${path}?ss-session=s${at}`)), [200, 404]],
  ['200 missing pages', (flood) => statuses(flood, 200, (at) => get(`/none-${at}`)), [404]],
  ['200 form keys', (flood) => statuses(flood, 200, () => post('/api/form/FormSubmissionKey', '')), [200]],
  [
    '20 bodies of 2 MB',
    (flood) => statuses(flood, 20, () => post('/api/census/RecordHit', `{"a":"${'a'.repeat(2_000_000)}"}`)),
    [400, 413],
  ],
  [
    'JSON nested 100,000 deep',
    (flood) => statuses(flood, 5, () => post('/api/census/RecordHit', '['.repeat(100_000))),
    [400, 413],
  ],
];

const rows = Object.entries(fronts).flatMap(([name, front]) =>
  floods.map(([what, flood, allowed]) => [name, what, front, flood, allowed] as const),
);

test.each(rows)('through %s: %s', async (_name, _what, front, flood, allowed) => {
  const platform = await startPlatform(undefined, { ...front.options, network: false });
  const received = await flood({ front, platform });
  if (allowed.length > 0) {
    expect(received).not.toEqual([]);
    for (const status of received as readonly number[]) expect(allowed).toContain(status);
  }
  expect(statusesIn(await exchange(front, platform.port, get(path), false))).toEqual([200]);
});

// covers: fake-server/sessions/
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { type CallOptions, call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';
import { mugId, shopPage, shopper, startShop } from '../../helpers/platform/shop.ts';

const put = (body: unknown, headers: CallOptions['headers'] = {}): CallOptions => ({
  method: 'PUT',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

interface Snapshot {
  readonly version: number;
  readonly state: Readonly<Record<string, readonly unknown[]>>;
  readonly faults: object;
  readonly journal?: { readonly lastSeq: number; readonly entries: readonly JournalEntry[] };
}

/** Returns the snapshot of a shop with a cart, an order and a fault rule. */
async function shopSnapshot() {
  const platform = await startShop();
  const visitor = shopper(platform);
  await visitor.add(mugId, 'mug-s', 1);
  await visitor.send('POST', '/api/commerce/orders', { kind: 'cart', key: 'k1', outcome: 'success', email: 'a@example.com' });
  await visitor.send('POST', '/api/site-users/account', { email: 'a@example.com', password: 'a long password' });
  await visitor.add(mugId, 'mug-l', 2);
  await call(platform, '/__ss/faults', put({ rules: 'record-hit:status:500', seed: 7 }));
  const snapshot = (await call(platform, '/__ss/state')).json() as Snapshot;
  return { platform, visitor, snapshot };
}

test('another platform continues from a snapshot: cart, orders, account, stock, faults and journal', async () => {
  const { visitor, snapshot } = await shopSnapshot();
  const other = await startPlatform([siteFolder('shop', { 'index.html': shopPage })]);
  expect((await call(other, '/__ss/state', put(snapshot))).json()).toEqual({ status: 'ok' });
  expect((await call(other, '/__ss/state')).json()).toEqual(snapshot);
  const again = shopper(other);
  for (const [name, value] of visitor.jar) again.jar.set(name, value);
  expect(await again.cart()).toMatchObject({ totalQuantity: 2, entries: [{ title: 'A mug' }] });
  expect(await again.orders()).toEqual(await visitor.orders());
  expect(other.journal.lastSeq).toBe((snapshot.journal?.lastSeq ?? 0) + 1);
});

test('a snapshot is of one session; without a journal it leaves the journal unchanged', async () => {
  const { platform, snapshot } = await shopSnapshot();
  const { journal: _journal, ...plain } = snapshot;
  expect((await call(platform, '/__ss/state?journal=false')).json()).toEqual(plain);
  const headers = { 'X-SS-Session': 'copy' };
  await call(platform, '/api/1/performance/settings', { headers });
  expect((await call(platform, '/__ss/state', put(plain, headers))).status).toBe(200);
  expect(platform.session('copy').journal.lastSeq).toBe(1);
  const orders = (await call(platform, '/__ss/orders', { headers })).json() as { orders: unknown[] };
  expect(orders.orders).toHaveLength(1);
  await call(platform, '/__ss/reset', { method: 'POST', headers });
  expect(((await call(platform, '/__ss/orders')).json() as { orders: unknown[] }).orders).toHaveLength(1);
});

type Change = (snapshot: Snapshot) => unknown;

const wrongDocuments: readonly (readonly [name: string, change: Change, pointer: string])[] = [
  ['text', () => 'not JSON', ''],
  ['a list', () => [], ''],
  ['nesting of 100,000 levels', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ''],
  ['a newer version', (snapshot) => ({ ...snapshot, version: 2 }), '/version'],
  ['no state', ({ version, faults }) => ({ version, faults }), '/state'],
  ['an unknown table', ({ state, ...more }) => ({ ...more, state: { ...state, more: [] } }), '/state'],
  ['a missing table', ({ state: { orders: _orders, ...state }, ...more }) => ({ ...more, state }), '/state/orders'],
  [
    'a wrong row',
    ({ state, ...more }) => ({
      ...more,
      state: {
        ...state,
        stock: [
          ['a', 1],
          ['b', -1],
        ],
      },
    }),
    '/state/stock/1/1',
  ],
  ['a cart line without an id', withCartLine, '/state/carts/0/1/lines/0/id'],
  ['rules that cannot be read', (snapshot) => ({ ...snapshot, faults: { rules: 'nonsense', seed: 1 } }), '/faults/rules'],
  ['a gap in the journal', withGap, '/journal/entries'],
  [
    'an entry that is not one',
    (snapshot) => ({ ...snapshot, journal: { lastSeq: 1, entries: [{ seq: 1 }] } }),
    '/journal/entries/0/time',
  ],
];

function withCartLine({ state, ...more }: Snapshot): unknown {
  const cart = { id: 'a', token: 'a', site: 'shop', created: 1, promoCodes: [], shippingId: '', orderId: '', lines: [{}] };
  const location = { country: '', state: '', city: '', zip: '' };
  return { ...more, state: { ...state, carts: [['a', { ...cart, location }]] } };
}

function withGap({ journal, ...more }: Snapshot): unknown {
  return { ...more, journal: { lastSeq: 100, entries: journal?.entries } };
}

test('a document that is not a snapshot gets 400 with the place, and changes nothing', async () => {
  const { platform, snapshot } = await shopSnapshot();
  for (const [name, change, pointer] of wrongDocuments) {
    const response = await call(platform, '/__ss/state', put(change(snapshot)));
    const { error, problems } = response.json() as { error: string; problems: { pointer: string }[] };
    expect([name, response.status]).toEqual([name, 400]);
    if (pointer !== '')
      expect([name, problems.map((problem) => problem.pointer)]).toEqual([name, expect.arrayContaining([pointer])]);
    expect(error.length).toBeGreaterThan(20);
  }
  expect((await call(platform, '/__ss/state')).json()).toEqual(snapshot);
});

test('a row named __proto__ stays a row', async () => {
  const { platform, snapshot } = await shopSnapshot();
  const state = { ...snapshot.state, siteUserSessions: [['__proto__', 'x']] };
  expect((await call(platform, '/__ss/state', put({ ...snapshot, state }))).status).toBe(200);
  expect(((await call(platform, '/__ss/state')).json() as Snapshot).state.siteUserSessions).toEqual([['__proto__', 'x']]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('a snapshot of 64 MiB and a byte is refused with its size and the way to a smaller one', async () => {
  const platform = await startPlatform();
  const limit = 64 * 1024 * 1024;
  const response = await call(platform, '/__ss/state', put(' '.repeat(limit + 1)));
  expect(response.json()).toEqual({
    error:
      `The snapshot has ${limit + 1} bytes, and at most ${limit} are read. GET /__ss/state?journal=false returns one without ` +
      'calls.',
    problems: [],
  });
});

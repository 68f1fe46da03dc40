// Whether `serve --state` keeps every call that got a response: `npm run bench -- kills [kills]`, 100 by default. Each round
// starts the platform with the same file, compares it with what was answered before, sends calls and kills the process.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtCli } from './parts/built-cli.ts';
import { digits, printTable } from './parts/table.ts';
import { freePort, type Served, serve } from './server/processes.ts';

const callers = 4;
const maxLoadMs = 600;
const settingsPath = '/__ss/sites/shop/cookie-settings';
const stock = 1_000_000;
const shop = {
  products: [{ id: 'cup', title: 'A cup', structuredContent: { variants: [{ id: 'c', price: 700, qtyInStock: stock }] } }],
  members: [{ email: 'ada@example.com', password: 'from the start' }],
};

/** What the clients know: of a call without a response they do not know whether it had its effect. */
interface Known {
  readonly answered: Set<string>;
  readonly orders: Set<string>;
  bought: number;
  inCart: number;
  /** The newest settings that were answered, and those that were sent. */
  settings: string;
  sentSettings: string;
  lastSeq: number;
}

interface Cart {
  readonly entries: readonly { readonly quantity: number }[];
}

async function kill(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-kills-'));
  mkdirSync(join(folder, 'shop'));
  writeFileSync(join(folder, 'shop', 'index.html'), '<title>Shop</title>');
  writeFileSync(join(folder, 'seed.json'), JSON.stringify({ shop }));
  const known: Known = {
    answered: new Set(),
    orders: new Set(),
    ...{ bought: 0, inCart: 0, settings: '', sentSettings: '', lastSeq: 0 },
  };
  const jar = new Map<string, string>();
  const problems: string[] = [];
  const readyMs: number[] = [];
  const startedAtMs = performance.now();
  try {
    for (let round = 0; round <= kills; round += 1) {
      const startMs = performance.now();
      const served = await startAt(folder);
      readyMs.push(performance.now() - startMs);
      const client = createClient(served, jar, known);
      problems.push(...(await client.compare()).map((problem) => `after kill ${round}: ${problem}`));
      if (round < kills) await Promise.all([client.load(round), killLater(served)]);
      else await served.stop();
    }
    const megabytes = statSync(join(folder, 'state.db')).size / 1e6;
    printTable(
      ['what', 'value'],
      [
        ['kills', kills],
        ['seconds', digits((performance.now() - startedAtMs) / 1000, 0)],
        ['answered events', known.answered.size],
        ['orders', known.orders.size],
        ['journal entries', known.lastSeq],
        ['file, MB', digits(megabytes)],
        ['ready at first, ms', digits(readyMs[0] ?? Number.NaN, 0)],
        ['ready at last, ms', digits(readyMs.at(-1) ?? Number.NaN, 0)],
        ['lost or there twice', problems.length],
      ],
    );
    for (const problem of problems) console.log(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAt(folder: string): Promise<Served> {
  const port = await freePort();
  const files = ['--state', join(folder, 'state.db'), '--seed-data', join(folder, 'seed.json')];
  const options = ['serve', join(folder, 'shop'), '--port', `${port}`, '--json', ...files];
  return serve(process.execPath, builtCli(...options), port);
}

async function killLater(served: Served): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * maxLoadMs));
  await served.stop();
}

function createClient({ port }: Served, jar: Map<string, string>, known: Known) {
  const origin = `http://127.0.0.1:${port}`;
  const json = { 'Content-Type': 'application/json' };

  /** Returns the text of the response; null when the process ended before. */
  const send = async (method: string, path: string, body?: object | string): Promise<string | null> => {
    try {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = typeof body === 'string' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : json;
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, Cookie: cookie },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      for (const each of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        jar.set(name, value);
      }
      if (response.status >= 300) throw new Error(`${method} ${path} got ${response.status}: ${text}`);
      return text;
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  };
  const read = async <T>(path: string): Promise<T> => JSON.parse((await send('GET', path)) ?? 'null') as T;

  async function sendEvents(round: number, caller: number): Promise<void> {
    for (let at = 0; ; at += 1) {
      const id = `${round}-${caller}-${at}`;
      if ((await send('POST', `/api/events/Trace?eid=${id}`, 'data=[]')) === null) return;
      known.answered.add(id);
    }
  }

  async function buy(round: number): Promise<void> {
    for (let at = 0; ; at += 1) {
      const added = await send('POST', '/api/commerce/shopping-cart/entries', { itemId: 'cup', variantId: 'c', quantity: 1 });
      if (added === null) return;
      known.inCart += 1;
      known.sentSettings = `settings ${round}-${at}`;
      if ((await send('PUT', settingsPath, { cookieBannerText: known.sentSettings })) === null) return;
      known.settings = known.sentSettings;
      if (at % 3 < 2) continue;
      const key = `pay-${round}-${at}`;
      const paid = await send('POST', '/api/commerce/orders', {
        kind: 'cart',
        key,
        outcome: 'success',
        email: 'ada@example.com',
      });
      if (paid === null) return;
      known.orders.add(key);
      known.bought += known.inCart;
      known.inCart = 0;
    }
  }

  return {
    async load(round: number): Promise<void> {
      await Promise.all([...Array.from({ length: callers }, (_, caller) => sendEvents(round, caller)), buy(round)]);
    },
    /** Returns what the platform lost or has twice. */
    async compare(): Promise<readonly string[]> {
      const lines = ((await send('GET', '/__ss/journal.ndjson')) ?? '').split('\n').filter((line) => line !== '');
      const entries = lines.map((line) => JSON.parse(line) as Entry);
      const { orders } = await read<{ orders: Order[] }>('/__ss/orders?site=shop');
      const { cart } = await read<{ cart: Cart }>('/api/commerce/shopping-cart');
      const { products } = await read<{ products: { variants: { stock: number }[] }[] }>('/__ss/products?site=shop');
      const { settings } = await read<{ settings: { cookieBannerText: string } | null }>(settingsPath);
      return [
        ...compareJournal(known, entries),
        ...compareOrders(known, orders),
        ...compareStore(known, cart, products[0]?.variants[0]?.stock),
        ...compareSettings(known, settings?.cookieBannerText ?? ''),
      ];
    },
  };
}

interface Entry {
  readonly seq: number;
  readonly query?: { readonly eid?: string };
}

interface Order {
  readonly paymentKey: string;
  readonly number: number;
}

const problem = (isWrong: boolean, text: string): readonly string[] => (isWrong ? [text] : []);

function compareJournal(known: Known, entries: readonly Entry[]): readonly string[] {
  const ids = entries.flatMap(({ query }) => query?.eid ?? []);
  const found = new Set(ids);
  known.lastSeq = entries.length;
  return [
    ...entries.flatMap(({ seq }, index) => problem(seq !== index + 1, `entry ${index + 1} has number ${seq}`)),
    ...problem(found.size < ids.length, `${ids.length - found.size} events are there twice`),
    ...[...known.answered].flatMap((id) => problem(!found.has(id), `the event ${id} is lost`)),
  ];
}

function compareOrders(known: Known, orders: readonly Order[]): readonly string[] {
  const keys = new Set(orders.map(({ paymentKey }) => paymentKey));
  const lost = [...known.orders].flatMap((key) => problem(!keys.has(key), `the order ${key} is lost`));
  for (const key of keys) {
    if (known.orders.has(key)) continue;
    // The order was taken, and its response was lost.
    known.orders.add(key);
    known.bought += known.inCart;
    known.inCart = 0;
  }
  const numbers = new Set(orders.map(({ number }) => number));
  return [...lost, ...problem(Math.min(keys.size, numbers.size) < orders.length, 'an order, or its number, is there twice')];
}

function compareStore(known: Known, { entries }: Cart, left: number | undefined): readonly string[] {
  const expected = known.inCart;
  known.inCart = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const inStock = stock - known.bought;
  return [
    // The response to one more may be lost.
    ...problem(![expected, expected + 1].includes(known.inCart), `${known.inCart} in the cart, expected ${expected}`),
    ...problem(left !== inStock, `${left} in stock, expected ${inStock}`),
  ];
}

function compareSettings(known: Known, text: string): readonly string[] {
  const isKept = text === known.settings || text === known.sentSettings;
  const expected = known.settings;
  known.settings = text;
  return problem(!isKept, `settings are ${text}, expected ${expected}`);
}

await kill(Number(process.argv[2] ?? 100));

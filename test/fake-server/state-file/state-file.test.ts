import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { TargetError } from '../../../fake-server/common/errors.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { type ServedPlatform, start } from '../../../fake-server/start.ts';
import { openWasm } from '../../../fake-server/state-file/sqlite.ts';
import { openStateFile } from '../../../fake-server/state-file/state-file.ts';
import { createTable } from '../../../fake-server/tables/table.ts';
import { call, formHeaders, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';
import { mugId, shopPage, shopper } from '../../helpers/platform/shop.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const settings = '/api/1/performance/settings';
const startAt = (state: string, targets?: readonly string[]) => startPlatform(targets, { state });

const seqs = (platform: ServedPlatform) => platform.journal.entries().map(({ seq }) => seq);

test('a platform continues with the journal, cart, order, stock, account, settings and form key of the last run', async () => {
  const file = join(temporaryFolder(), 'state.db');
  const shop = siteFolder('shop', { 'index.html': shopPage });
  const first = await startAt(file, [shop]);
  await call(first, '/');
  const visitor = shopper(first);
  const account = { email: 'ada@example.com', password: 'a long password' };
  expect((await visitor.send('POST', '/api/site-users/account', account)).status).toBe(200);
  await visitor.add(mugId, 'mug-s', 2);
  await visitor.send('PUT', '/api/commerce/shopping-cart/coupons', { promoCodes: ['WELCOME10'] });
  const { key } = (await call(first, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
  await call(first, '/__ss/sites/shop/cookie-settings', { method: 'PUT', body: '{"cookieBannerText":"kept"}' });
  const event = () => ({ method: 'POST', headers: formHeaders, body: 'data=[]' });
  await call(first, '/api/events/Trace?eid=e1', event());
  const cart = await visitor.cart();
  const entries = first.journal.entries();
  await first.close();

  const second = await startAt(file, [shop]);
  expect(second.journal.entries()).toEqual(entries);
  const again = shopper(second);
  for (const [name, value] of visitor.jar) again.jar.set(name, value);
  expect(await again.cart()).toEqual(cart);
  expect((await again.send('GET', '/api/site-users/account')).json()).toMatchObject({ account: { email: 'ada@example.com' } });
  expect((await again.send('POST', '/api/site-users/account', account)).json()).toMatchObject({ code: 'TAKEN' });
  expect((await call(second, '/__ss/sites/shop/cookie-settings')).json()).toEqual({ settings: { cookieBannerText: 'kept' } });
  await call(second, '/api/events/Trace?eid=e1', event());
  expect(second.journal.entries().at(-1)?.note).toContain('duplicate');
  const pay = () =>
    again.send('POST', '/api/commerce/orders', { kind: 'cart', key: 'k1', outcome: 'success', email: 'ada@example.com' });
  expect((await pay()).status).toBe(200);
  const { state } = second.session('other') as unknown as { state: { formKeys: { has(key: string): boolean } } };
  expect(state.formKeys.has(key)).toBe(false);
  await second.close();

  const third = await startAt(file, [shop]);
  const last = shopper(third);
  for (const [name, value] of again.jar) last.jar.set(name, value);
  expect((await last.send('POST', '/api/commerce/orders', { kind: 'cart', key: 'k1', outcome: 'success' })).status).toBe(200);
  expect(await last.orders()).toMatchObject([{ number: 1, email: 'ada@example.com', paymentKey: 'k1' }]);
  const { products } = (await call(third, '/__ss/products?site=shop')).json() as {
    products: { variants: { stock: number }[] }[];
  };
  expect(products[0]?.variants[0]?.stock).toBe(1);
  await call(third, '/__ss/reset', { method: 'POST' });
  await third.close();

  const fourth = await startAt(file, [shop]);
  expect([seqs(fourth), await shopper(fourth).orders()]).toEqual([[], []]);
});

test.skipIf(process.platform === 'win32').each([1, 0])(
  'a state file that is removed before %i calls is reported once',
  async (calls) => {
    const path = join(temporaryFolder(), 'state.db');
    const notes: string[] = [];
    const platform = await start({ sites: [], state: path, notify: (note) => void notes.push(note) });
    rmSync(path);
    for (let count = 0; count < calls; count += 1) expect((await call(platform, settings)).status).toBe(200);
    await platform.close();
    expect(notes).toEqual([
      `State is no longer kept in ${path}: the file was removed. The server continues; later changes are lost when it stops.`,
    ]);
  },
);

test('numbers of the journal continue after it was emptied; a named session is not kept', async () => {
  const file = join(temporaryFolder(), 'state.db');
  const first = await startAt(file);
  for (let at = 0; at < 3; at += 1) await call(first, settings);
  await call(first, '/__ss/journal', { method: 'DELETE' });
  await call(first, settings);
  await call(first, settings, { headers: { 'X-SS-Session': 'test' } });
  await first.close();
  const second = await startAt(file);
  expect(seqs(second)).toEqual([4]);
  await call(second, settings);
  expect([seqs(second), second.session('test').journal.lastSeq]).toEqual([[4, 5], 0]);
  await second.close();
  expect(readdirSync(join(file, '..'))).toEqual(['state.db']);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each([
  ['text', (file: string) => writeFileSync(file, 'not a database at all'), 'is not an SQLite database'],
  [
    'another program’s database',
    async (file: string) => withDatabase(file, 'CREATE TABLE mine (a)'),
    'is a database of another program',
  ],
  [
    'a newer format',
    async (file: string) => {
      await (await startAt(file)).close();
      await withDatabase(file, 'PRAGMA user_version = 2');
    },
    'has format 2; this version of ss-runtime reads format 1',
  ],
  [
    'a damaged row',
    async (file: string) => {
      await (await startAt(file)).close();
      await withDatabase(file, `INSERT INTO rows (part, key, value) VALUES ('orders', 'a', '{"id":7}')`);
    },
    'is damaged: its orders cannot be read',
  ],
  ['a folder', () => undefined, 'it is a folder'],
  ['a file that another platform has open', (file: string) => startAt(file), 'is in use'],
])('%s is refused as a state file, with the reason', async (name, prepare, reason) => {
  const folder = temporaryFolder();
  const file = name === 'a folder' ? folder : join(folder, 'state.db');
  await prepare(file);
  const error = await startAt(file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TargetError);
  expect(String(error)).toContain(reason);
});

const withDatabase = async (file: string, statements: string) => {
  const database = await openWasm(file);
  database.execute(statements);
  database.close();
};

test('a link to a state file in use, a file of two names and a FIFO are refused', async () => {
  const folder = temporaryFolder();
  const [file, link, name, fifo] = ['state.db', 'link.db', 'name.db', 'fifo.db'].map((each) => join(folder, each));
  const first = await startAt(file as string);
  symlinkSync(file as string, link as string);
  await expect(startAt(link as string)).rejects.toThrow(/link\.db|state\.db/);
  await first.close();
  await (await startAt(link as string)).close();
  linkSync(file as string, name as string);
  await expect(startAt(name as string)).rejects.toThrow('has 2 names (hard links)');
  execFileSync('mkfifo', [fifo as string]);
  await expect(startAt(fifo as string)).rejects.toThrow('is not a file');
});

test('a folder that does not exist is refused, and nothing is left behind', async () => {
  const folder = temporaryFolder();
  await expect(startAt(join(folder, 'none', 'state.db'))).rejects.toThrow('its folder does not exist');
  expect(readdirSync(folder)).toEqual([]);
});

test('without the optional package the message says what to install', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('not found'), { code: 'ERR_MODULE_NOT_FOUND' }));
  await expect(openWasm('state.db', missing)).rejects.toThrow('npm install node-sqlite3-wasm');
  expect(existsSync('state.db')).toBe(false);
});

test('after a failed write the platform responds, and says once that state is not kept', async () => {
  const file = join(temporaryFolder(), 'state.db');
  const problems: string[] = [];
  const table = createTable({ schema: z.string() });
  let isFull = false;
  const takeChanges = () => {
    if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    return table.takeChanges();
  };
  const tables = { texts: { ...table, isChanged: true, takeChanges } };
  const opened = await openStateFile(file, { journal: createJournal(), state: { tables } }, (problem) => problems.push(problem));
  table.set('a', '1');
  await opened.written();
  isFull = true;
  for (const key of ['b', 'c']) {
    table.set(key, '2');
    await opened.written();
  }
  await opened.close();
  expect(problems).toEqual([expect.stringContaining(`State is no longer kept in ${file}: the disk is full.`)]);
  const restored = createTable({ schema: z.string() });
  await (await openStateFile(file, { journal: createJournal(), state: { tables: { texts: restored } } }, () => {})).close();
  expect(restored.snapshot()).toEqual([['a', '1']]);
});

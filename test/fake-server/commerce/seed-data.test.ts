// covers: fake-server/commerce/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSeedData } from '../../../fake-server/commerce/seed-data.ts';
import { loadSite, start } from '../../../fake-server/start.ts';
import { call, siteFolder } from '../../helpers/platform/platform.ts';
import { mugId, shopPage, shopper, startShop } from '../../helpers/platform/shop.ts';

const seed = {
  shop: {
    currency: 'EUR',
    products: [
      { id: 'seeded', title: 'A seeded cup', structuredContent: { variants: [{ id: 'c', price: 700, unlimited: true }] } },
    ],
    members: [{ email: 'ada@example.com', password: 'from the start', firstName: 'Ada' }],
  },
};

test('seed data add a product that is on no page and a member, also after a reset', async () => {
  const folder = siteFolder('shop', { 'index.html': shopPage });
  const file = join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify(seed));
  const platform = await start({ sites: [await loadSite(folder)], seedData: file });
  try {
    for (const _ of ['before', 'after the reset']) {
      const visitor = shopper(platform);
      expect((await visitor.add('seeded')).status).toBe(200);
      expect((await visitor.cart()).entries[0]).toMatchObject({ title: 'A seeded cup', subTotal: 700 });
      const logIn = (password: string) =>
        visitor.send('POST', '/api/site-users/account/session', { email: 'ADA@example.com', password, rememberMe: false });
      expect((await logIn('guessed')).status).toBe(400);
      expect((await logIn('from the start')).status).toBe(200);
      expect((await visitor.send('GET', '/api/site-users/account')).json()).toMatchObject({
        account: { email: 'ada@example.com', firstName: 'Ada', orders: [] },
      });
      await call(platform, '/__ss/reset', { method: 'POST' });
    }
  } finally {
    await platform.close();
  }
});

test.each([
  ['[]', ':1:1  expected an object of stores by the ids of their sites'],
  ['{"shop":7}', ':1:9 /shop expected an object as a store'],
  ['{"shop":{"products":{}}}', ':1:21 /shop/products expected a list of products'],
  ['{"shop":{\n  "products": [\n    {}\n]}}', ':3:5 /shop/products/0/id expected an id'],
  ['{"shop":{"products":[{"id":"a","variants":[]}]}}', ':1:22 /shop/products/0 expected a product with structuredContent'],
  ['{"shop":{"members":[{"email":"a@b.example"}]}}', ':1:21 /shop/members/0/password expected a password'],
  ['{"shop":{"members":[{"email":"a","password":"b"}]}}', ':1:30 /shop/members/0/email expected an e-mail address'],
  ['{"shop":{"currency":"euro"}}', ':1:21 /shop/currency expected a currency such as EUR'],
  ['{"shop":{"product":[]}}', ':1:9 /shop has unknown keys: product; a store has currency, products, members'],
  ['{\r\n"shop":{},\r\n"shpo":{}}', ':3:8 /shpo is not a served site: the served sites are shop, other'],
  [
    '{"shop":{"members":[{"email":"a@b.example","password":"b"},{"email":"A@B.example","password":"b"}]}}',
    ':1:69 /shop/members/1/email repeats the email of an earlier one',
  ],
  ['{"shop":7,"other":8}', '1:9 /shop expected an object as a store; '],
  ['{', ':1:2 the text is not JSON'],
  ['{"shop":\n{"currency":"secret" x}}', ':2:22 the text is not JSON'],
])('seed data %s are refused with the place and the expectation', async (text, why) => {
  const file = join(siteFolder('seeds', { 'seed.json': text }), 'seed.json');
  const error = String(await readSeedData(file, ['shop', 'other']).catch((thrown: unknown) => thrown));
  expect(error).toContain(`The seed data are invalid: ${file}:`);
  expect(error).toContain(why);
  expect(error).not.toContain('secret');
});

// commerce#platform-accounts
test('an e-mail address has one account, with a password of 8 characters or more; a cloned cart has a new token', async () => {
  const platform = await startShop();
  const visitor = shopper(platform);
  const signUp = (email: string, password: string) => visitor.send('POST', '/api/site-users/account', { email, password });
  expect((await signUp('nobody', 'long enough')).json()).toMatchObject({ errors: { email: 'Expected an e-mail address.' } });
  expect((await signUp('a@example.com', 'short')).json()).toMatchObject({ code: 'SHORT_PASSWORD' });
  expect((await signUp('a@example.com', 'long enough')).status).toBe(200);
  expect((await signUp('A@example.com ', 'another one')).json()).toMatchObject({ code: 'TAKEN' });

  await visitor.add(mugId, 'mug-l', 2);
  const token = visitor.jar.get('CART');
  await visitor.send('DELETE', '/api/site-users/account/session?cloneCart=true');
  expect(visitor.jar.get('CART')).not.toBe(token);
  expect((await visitor.cart()).totalQuantity).toBe(2);
  await visitor.send('DELETE', '/api/site-users/account/session?cloneCart=false');
  expect([visitor.jar.get('CART'), (await visitor.cart()).totalQuantity]).toEqual([undefined, 0]);
  expect((await visitor.send('GET', '/api/site-users/account')).json()).toEqual({ account: null });
});

// covers: fake-server/api/ fake-server/pages/
import { expect, onTestFinished, test } from 'vitest';
import { loadSites, start } from '../../../fake-server/start.ts';
import { call, siteFolder } from '../../helpers/platform/platform.ts';
import { mugId, shopPage, shopper } from '../../helpers/platform/shop.ts';

async function startUnserved() {
  const sites = await loadSites([siteFolder('shop', { 'index.html': '<title>Home</title>', 'mugs.html': shopPage })]);
  let reads = 0;
  const counted = sites.map((site) => ({
    ...site,
    pages: () => {
      reads += 1;
      return site.pages();
    },
  }));
  const platform = await start({ sites: counted });
  onTestFinished(() => platform.close());
  return { platform, reads: () => reads };
}

// commerce#platform-catalogue
test('a product of a page that was never served has its quick view', async () => {
  const { platform, reads } = await startUnserved();
  const response = await call(platform, `/api/commerce/products/${mugId}`);
  expect([response.status, (response.json() as { item: { title: string } }).item.title]).toEqual([200, 'A mug']);
  expect(reads()).toBe(1);
});

// commerce#platform-catalogue
test('a product of a page that was never served is put into the cart', async () => {
  const { platform } = await startUnserved();
  const visitor = shopper(platform);
  expect((await visitor.add(mugId, 'mug-s')).status).toBe(200);
  expect((await visitor.cart()).totalQuantity).toBe(1);
});

// commerce#platform-catalogue
test('calls for three unknown products read the pages once, and are refused', async () => {
  const { platform, reads } = await startUnserved();
  const calls = ['one', 'two', '__proto__'].map((id) => call(platform, `/api/commerce/products/${id}`));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(reads()).toBe(1);
});

// commerce#platform-catalogue
test('calls for products of served pages read no other page', async () => {
  const { platform, reads } = await startUnserved();
  expect((await call(platform, '/mugs')).status).toBe(200);
  expect((await call(platform, `/api/commerce/products/${mugId}`)).status).toBe(200);
  expect((await shopper(platform).cart()).totalQuantity).toBe(0);
  expect(reads()).toBe(0);
});

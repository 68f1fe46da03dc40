// covers: cli/replay/renew/renewal.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replay } from '../../../../cli/api/replay.ts';
import { call } from '../../../helpers/platform/platform.ts';
import { mugId, shopper, startShop } from '../../../helpers/platform/shop.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

test('a visitor’s cart and order are made again on another server, with its ids, tokens and dates', async () => {
  const shop = await startShop();
  const visitor = shopper(shop);
  // The page sets the crumb, by which a visitor is known.
  await visitor.send('GET', '/');
  await visitor.add(mugId, 'mug-s');
  const { entries } = await visitor.cart();
  await visitor.setQuantity(entries[0]?.id ?? '', 2);
  await visitor.pay('payment-1');
  const recording = join(temporaryFolder(), 'cart.ndjson');
  writeFileSync(recording, (await call(shop, '/__ss/journal.ndjson')).text);

  const other = await startShop();
  const report = await replay(recording, { to: other.url, renew: true, speed: 'max', concurrency: 1 });
  expect(report.findings).toEqual([]);
  expect(report.summary).toMatchObject({ sent: 4, accepted: 4, different: 0, lost: 0 });
  expect(await shopper(other).orders()).toMatchObject([{ number: 1, lines: [{ quantity: 2 }] }]);
});

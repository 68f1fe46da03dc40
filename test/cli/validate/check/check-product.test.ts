import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import type { CheckedItem } from '../../../../cli/validate/check/checked.ts';
import type { Finding } from '../../../../fake-server/common/findings.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';

async function validateText(stdin: string, ...options: string[]) {
  const io = fakeIo({ stdin });
  const exitCode = await run(['validate', '--format', 'json', ...options, '-'], io);
  return { exitCode, ...(JSON.parse(io.outText) as { items: CheckedItem[] }) };
}
async function validateDocument(stdin: string, ...options: readonly string[]) {
  const io = fakeIo({ stdin });
  await run(['validate', '--format', 'json', ...options, '-'], io);
  return { document: JSON.parse(io.outText) as { findings: Finding[]; summary: { warnings: number; notes: number } } };
}
const placesOf = (item: CheckedItem | undefined) =>
  item?.findings.map(({ ruleId, severity, line, column, pointer }) => [ruleId, severity, line, column, pointer]);

test('variants in a page are found in their attribute, with the line and column of each problem', async () => {
  const page = `<!doctype html>
<div class="product-variants" data-item-id="1"
 data-variants="[{&quot;sku&quot;:&quot;a&quot;,&quot;price&quot;:100000001,&quot;unlimited&quot;:true}]"></div>
<div class="product-variants" data-variants="[{"></div>
<script>Static.SQUARESPACE_CONTEXT = {"product":{"productType":1,"variants":[{"sku":"b","price":"x","stock":{"unlimited":true}}]}};</script>`;
  const { items, exitCode } = await validateText(page);
  expect(items.map(({ kind, line, column, pointer }) => [kind, line, column, pointer])).toEqual([
    ['product', 3, 17, ''],
    ['product', 4, 46, ''],
    ['product', 5, 49, '/product'],
  ]);
  expect(placesOf(items[0])).toEqual([['product-price', 'error', 3, 67, '/0/price']]);
  expect(items[0]?.findings[0]?.message).toBe('100000001 is above the highest price of 100000000 cents: this cannot be bought');
  expect(placesOf(items[1])?.[0]?.[0]).toBe('product-undecodable');
  expect(placesOf(items[2])).toEqual([['product-price', 'error', 5, 97, '/variants/0/price']]);
  expect(exitCode).toBe(1);
});

test.each<[problem: string, variant: object, found: (string | undefined)[]]>([
  ['a SKU of 61 characters', { sku: 'x'.repeat(61), price: 1 }, ['product-limit']],
  ['neither id nor SKU', { price: 1, unlimited: true }, ['product-variant']],
  ['a price of 0', { sku: 'a', price: 0 }, []],
  ['the highest price', { sku: 'a', price: 100_000_000 }, []],
  ['a fraction of a cent', { sku: 'a', price: 1.5 }, ['product-price']],
  ['no price', { sku: 'a', priceMoney: null }, ['product-price']],
  ['on sale without a sale price', { sku: 'a', price: 5, onSale: true }, ['product-price']],
  ['on sale for less', { sku: 'a', price: 5, onSale: true, salePrice: 4 }, []],
  ['half a piece', { sku: 'a', price: 5, qtyInStock: 0.5 }, ['product-value']],
  ['stock that is not counted', { sku: 'a', price: 5, unlimited: true, qtyInStock: -3 }, []],
  [
    'a plan of no known period',
    { sku: 'a', price: 5, pricingOptions: [{ price: 4, subscriptionPlan: { billingPeriod: { unit: 'DAY' } } }, 7] },
    ['product-value', 'product-value'],
  ],
])('%s', async (_, variant, found) => {
  const { items } = await validateText(JSON.stringify([variant]), '--kind', 'product');
  expect(items[0]?.findings.map(({ ruleId }) => ruleId)).toEqual(found);
});

test('--kind product reads any document as a product and ignores other kinds; --effective describes the product', async () => {
  expect(placesOf((await validateText('{"title":"x"}', '--kind', 'product')).items[0])).toEqual([
    ['product-price', 'error', 1, 1, ''],
  ]);
  expect((await validateText('[7]', '--kind', 'product')).items[0]?.findings[0]?.message).toBe(
    'nothing can be bought here: expected a product or a list of variants, found 7',
  );
  expect((await validateText('{"formId":"f","formFields":[]}', '--kind', 'product')).items[0]?.kind).toBe('product');
  const text = JSON.stringify({ structuredContent: { productType: 2, priceCents: 900, salePriceCents: 700, onSale: true } });
  const { items } = await validateText(text, '--effective');
  expect(items[0]?.effective).toMatchObject({ productType: 2, price: '$9.00', salePrice: '$7.00', soldOut: false, stock: null });
});

const item = (more: object = {}) => ({
  title: 'Pot',
  ...more,
  structuredContent: { variants: [{ sku: 'a', price: 5, unlimited: true }] },
});
const times = (count: number, more?: object) => Array.from({ length: count }, () => item(more));

test('a tag has 50 characters at most, a category 25', async () => {
  const text = (tag: number, category: number) =>
    JSON.stringify(item({ tags: ['short', 'x'.repeat(tag)], categories: ['y'.repeat(category)] }));
  expect((await validateText(text(50, 25))).items[0]?.findings).toEqual([]);
  const limits = await validateText(text(51, 26));
  expect([limits.items[0]?.findings.map(({ severity }) => severity), limits.exitCode]).toEqual([['note', 'note'], 0]);
  const { items, exitCode } = await validateText(text(51, 26), '--strict');
  expect(items[0]?.findings.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/tags/1', 'a tag has 50 characters at most, this one 51'],
    ['/categories/0', 'a category has 25 characters at most, this one 26'],
  ]);
  expect(exitCode).toBe(1);
});

test.each<[what: string, collection: object, found: string[]]>([
  ['200 products', { items: times(200) }, []],
  ['201 products', { items: times(201) }, ['/items a collection has 200 products at most, this one 201']],
  [
    '250 ordered items',
    { collection: { type: 1 }, items: Array.from({ length: 250 }, (_, displayIndex) => ({ displayIndex })) },
    [],
  ],
  [
    '251 ordered items',
    { collection: { type: 1 }, items: Array.from({ length: 251 }, (_, displayIndex) => ({ displayIndex })) },
    ['/items a collection has 250 ordered items at most, this one 251'],
  ],
  ['251 items in no order', { collection: { type: 1 }, items: Array.from({ length: 251 }, () => ({})) }, []],
  [
    '10,001 nested categories',
    {
      collection: { type: 13 },
      items: [],
      nestedCategories: { categories: [{ children: Array.from({ length: 10_000 }, () => ({})) }] },
    },
    ['/nestedCategories a collection has 10000 nested categories at most, this one 10001'],
  ],
])('a collection of %s', async (_, collection, found) => {
  for (const options of [[], ['--kind', 'product']]) {
    const { items } = await validateText(JSON.stringify(collection), ...options);
    expect(items[0]?.kind).toBe('product');
    expect(items[0]?.findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(found);
  }
});

test('products of a collection are separate items, with and without --kind, and --effective counts them', async () => {
  for (const options of [[], ['--kind', 'product']]) {
    const { items } = await validateText(JSON.stringify({ items: times(2) }), '--effective', ...options);
    expect(items.map(({ pointer }) => pointer)).toEqual(['', '/items/0', '/items/1']);
    expect(items[0]?.effective).toEqual({ items: 2 });
  }
});

test('a layout of 61 blocks is reported at its tag; one of 60 and blocks outside layouts are not', async () => {
  const blocks = (count: number) => '<div class="sqs-block html-block"></div>'.repeat(count);
  const page = `<!doctype html><div class="sqs-layout sqs-grid-12">${blocks(60)}</div>
${'<p>'}<div class="fluid-engine fe-1">${blocks(61)}</div>`;
  const { document } = await validateDocument(page);
  expect(document.findings.map(({ ruleId, line, column, message }) => [ruleId, line, column, message])).toEqual([
    ['layout-limit', 2, 4, 'a layout has 60 blocks at most, this one 61'],
  ]);
  expect([document.summary.notes, document.summary.warnings]).toEqual([1, 0]);
  const { document: strict } = await validateDocument(page, '--strict');
  expect([strict.findings.map(({ severity }) => severity), strict.summary.warnings]).toEqual([['warning'], 1]);
  expect((await validateDocument(`<!doctype html>${blocks(80)}`)).document.findings.map(({ ruleId }) => ruleId)).toEqual([
    'input-without-items',
  ]);
});

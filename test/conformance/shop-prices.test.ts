import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { expect, test } from 'vitest';

const site = new URL('../../fixtures/sites/shop/', import.meta.url);
const read = async (path: string) => load(await readFile(new URL(`${path.slice(1)}.html`, site), 'utf8'));

interface Price {
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly pricingOptions?: readonly Price[];
}

const centsOf = ({ price, salePrice, onSale, pricingOptions }: Price): number[] =>
  pricingOptions?.length ? pricingOptions.flatMap(centsOf) : [onSale ? salePrice : price];

test('the list of the shop and each product page show the lowest price of the product’s data, and a picture', async () => {
  const list = await read('/index');
  const shown = await Promise.all(
    list('.ProductList-item')
      .map(async (_, item) => {
        const path = list(item).find('a').attr('href') ?? '';
        const page = await read(path);
        const cents = (JSON.parse(page('.product-variants').attr('data-variants') ?? '[]') as Price[]).flatMap(centsOf);
        const lowest = Math.min(...cents);
        return {
          path,
          listed: list(item).find('.product-price').text(),
          data: `${cents.some((each) => each !== lowest) ? 'from ' : ''}£${(lowest / 100).toFixed(2)}`,
          pictures: page('.ProductItem-gallery img[src]').length > 0,
          written: page('.ProductItem-product-price').text().replace('Sale Price:', '').trim(),
        };
      })
      .get(),
  );
  expect(shown.map(({ path }) => path)).toEqual([
    '/mug',
    '/bowl',
    '/vase',
    '/pattern',
    '/workshop',
    '/gift-card',
    '/club',
    '/tiles',
  ]);
  for (const { path, listed, data, pictures, written } of shown)
    expect([path, listed, pictures, written.startsWith(data)]).toEqual([path, data, true, true]);
});

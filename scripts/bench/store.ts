// Costs of the store beside a product script without a framework and a cart as React storefronts write it (both written here,
// after their shape): `npm run bench -- store [rounds]`. Prints bytes, and for a choice among 500 variants, add to cart and a
// change of the cart at 4x CPU slow-down: CPU time of the longest task, and whether the next frame shows the change.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { outDir } from '../build/paths.ts';
import { brotliBytes } from './parts/bundle.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { traceTasks } from './parts/trace-tasks.ts';
import { inWorld } from './parts/world.ts';
import { bundlePlain, bundleReact, bundleReactCart, storePages } from './store/peers.ts';

const rounds = Number(process.argv[2] ?? 5);
const slower = 4;
const choices = 12;
/**
 * Bytes that the published theme fetches for a product page and for its cart (commit 9ccdacf, December 2025), brotli: a quoted
 * figure, not measured here.
 */
const dawn = { product: 13_100, cart: 2600 };

const folder = join(outDir('runtime'), 'chunks');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const fileOf = (name: string) => files.find((file) => file.replace(/-[A-Z0-9]{8}\.js$/, '') === name) ?? `${name} is not built`;
/** Bytes of the file and of its static imports; React is listed separately. */
function weigh(file: string, seen = new Set<string>()): readonly number[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(folder, file));
  const imported = [...text.toString().matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map((match) => match[1] ?? '');
  return [brotliBytes(text), ...imported.flatMap((each) => weigh(join(file, '..', each), seen))];
}
const sum = (name: string) => weigh(fileOf(name)).reduce((bytes, each) => bytes + each, 0);

const [plain, reactCart, react] = (await Promise.all([bundlePlain(), bundleReactCart(), bundleReact()])).map(brotliBytes) as [
  number,
  number,
  number,
];
const island = weigh(fileOf('cart-page'));
const ourReact = Math.max(...island);
const ownCart = sum('cart-page') - ourReact;
console.log('\nBytes, brotli; carts without React, which is', ourReact, 'in ours and', react, 'in the peer');
printTable(
  ['what', 'ours', 'peer', 'ratio'],
  [
    ['product script', sum('product'), plain, digits(sum('product') / plain, 2)],
    ['cart', ownCart, reactCart - react, digits(ownCart / (reactCart - react), 2)],
    ['service of the store, with the first add to cart or the cart', sum('commerce'), '-', '-'],
    ['product script; peer: Shopify Dawn, as published', sum('product'), dawn.product, digits(sum('product') / dawn.product, 2)],
    ['cart; peer: Shopify Dawn, as published', ownCart, dawn.cart, digits(ownCart / dawn.cart, 2)],
  ],
);

interface Cost {
  readonly cpuMs: number;
  /** Time from the event to the frame after it. */
  readonly paintMs: number;
  /** Whether that frame shows the new state. */
  readonly isShown: boolean;
}

/** Runs an action that dispatches an event in the page, and reads the state in the next frame. */
async function costOf(page: Page, action: string, state: string): Promise<Cost> {
  let seen: [number, boolean] = [Number.NaN, false];
  const { tasks } = await traceTasks(page, async () => {
    seen = (await page.evaluate(
      `new Promise((resolve) => { const from = performance.now(); (() => { ${action} })(); requestAnimationFrame(() => ` +
        `requestAnimationFrame(() => resolve([performance.now() - from, Boolean(${state})]))); })`,
    )) as [number, boolean];
  });
  return { cpuMs: Math.max(...tasks.map(({ cpuMs }) => cpuMs)), paintMs: seen[0], isShown: seen[1] };
}

const label = `document.querySelector('.sqs-add-to-cart-button-inner').textContent`;
const select = (option: string, value: string) =>
  `{ const it = document.querySelector('select[data-variant-option-name=${option}]'); it.value = '${value}'; ` +
  `it.dispatchEvent(new Event('change', { bubbles: true })); }`;
type Row = 'choice' | 'add' | 'change';
const costs = new Map<string, Cost[]>();
const note = (row: Row, who: string, cost: Cost) => costs.set(`${row} ${who}`, [...(costs.get(`${row} ${who}`) ?? []), cost]);

await inWorld({ sites: [await storePages()] }, async ({ browser, address }) => {
  for (let round = 0; round < rounds; round += 1) {
    for (const [who, path, alive, cart, more, shows] of [
      [
        'ours',
        '/ours',
        '[data-ss-block=product]',
        '/cart',
        '.ss-cart-quantity button:last-child',
        `document.querySelector('.ss-cart-quantity input').value === '2'`,
      ],
      ['peer', '/plain', '[data-alive]', '/react-cart', '.more', `document.querySelector('.quantity').textContent === '2'`],
    ] as const) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.emulateCPUThrottling(slower);
      await page.goto(address('bench', path));
      await page.waitForSelector(alive);
      await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(0), { timeout: 2000 }))');
      for (const option of ['Colour', 'Glaze', 'Size']) await page.evaluate(select(option, `${option} 0`));
      const all: Cost[] = [];
      for (let index = 1; index <= choices; index += 1) {
        const value = `Colour ${index % 10}`;
        all.push(
          await costOf(
            page,
            select('Colour', value),
            `document.querySelector('.product-variants').dataset.selectedVariant?.includes('${value}')`,
          ),
        );
      }
      note('choice', who, {
        cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
        paintMs: median(all.map(({ paintMs }) => paintMs)),
        isShown: all.every(({ isShown }) => isShown),
      });
      await page.evaluate(select('Colour', 'Colour 1'));
      note(
        'add',
        who,
        await costOf(page, `document.querySelector('.sqs-add-to-cart-button').click()`, `${label} !== 'Add To Cart'`),
      );
      await page.waitForFunction(`${label} === 'Added!'`);
      await page.goto(address('bench', cart));
      await page.waitForSelector(more);
      await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(0), { timeout: 2000 }))');
      note('change', who, await costOf(page, `document.querySelector('${more}').click()`, shows));
      await context.close();
    }
  }
});

const words: Readonly<Record<Row, string>> = {
  choice: 'a choice among 500 variants',
  add: 'add to cart',
  change: 'one more in the cart',
};
console.log(`\nAt ${slower}x, medians of ${rounds} rounds; a choice: of ${choices} each. The ratio: median of each round's, CPU`);
printTable(
  ['what', 'ours CPU ms', 'peer CPU ms', 'ratio', 'ours to the next frame ms', 'peer', 'shown in it: ours', 'peer'],
  (['choice', 'add', 'change'] as const).map((row) => {
    const of = (who: string, name: 'cpuMs' | 'paintMs') => (costs.get(`${row} ${who}`) ?? []).map((cost) => cost[name]);
    const shown = (who: string) => ((costs.get(`${row} ${who}`) ?? []).every(({ isShown }) => isShown) ? 'yes' : 'no');
    const [ours, peer] = [of('ours', 'cpuMs'), of('peer', 'cpuMs')];
    return [
      words[row],
      digits(median(ours)),
      digits(median(peer)),
      digits(ratio(ours, peer), 2),
      digits(median(of('ours', 'paintMs')), 0),
      digits(median(of('peer', 'paintMs')), 0),
      shown('ours'),
      shown('peer'),
    ];
  }),
);

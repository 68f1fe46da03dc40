import { expect, test } from 'vitest';
import * as table from '../../runtime/blocks.ts';
import { foldTable, printConstants } from '../../scripts/build/folded-tables.ts';

/** Returns the value with functions replaced by their names. */
const named = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part) => (typeof part === 'function' ? part.name : part)));

test('the build turns the table of blocks into literals with the same values', async () => {
  const text = await foldTable('runtime/blocks.ts');
  const names = new Map([...text.matchAll(/import \{ (\w+) as (\w+) \}/g)].map(([, name = '', local = '']) => [local, name]));
  const constants = new Map(
    [...text.matchAll(/^export const (\w+) = (.*);$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const rows = new Map(Object.entries(table));
  expect([...constants.keys()].sort()).toEqual([...rows.keys()].sort());
  for (const [name, value] of constants) {
    const written = value.replace(/(?<=[:,])reference\d+/g, (local) => JSON.stringify(names.get(local)));
    const expected = JSON.stringify(named(rows.get(name)))
      .replaceAll('"selector":"[class*=\\"sqs-block-button-container\\"]"', '"selector":"buttonSelector"')
      .replaceAll(/"marginPx":\d+/g, '"marginPx":"nearFormMarginPx"');
    expect(written).toBe(expected);
  }
});

test('each kind of block and component is found once', () => {
  const kinds = [...table.blockKinds.filter(({ kind }) => kind !== 'component'), ...table.components];
  const names = kinds.map(({ kind }) => kind);
  expect(names).toEqual([...new Set(names)]);
  for (const { kind, ...row } of table.components) expect([kind, 'controller' in row || 'selector' in row]).toEqual([kind, true]);
});

test('lists follow from the rows: what is pressed, what is fetched early, and what a rare block needs', () => {
  const { clickTargets, earlyControls, earlyRows, pressedRows } = table;
  expect(clickTargets.holders.split(',')).toEqual(
    expect.arrayContaining([
      '[data-controller*=Header]',
      '.user-account-link',
      '[data-controller*=UserAccountLink]',
      '.menu-selector',
    ]),
  );
  for (const whole of ['.sqs-block-image-button.lightbox', '.sqs-add-to-cart-button', '[data-ss-trigger=pricing-options]']) {
    expect(clickTargets.wholes.split(',')).toContain(whole);
    expect(earlyControls).toContain(`,${whole}`);
  }
  // Rows that need the same chunks are one; a row that reserves boxes keeps its kind.
  const needs = earlyRows.filter(({ reserve }) => !reserve).map(({ chunks }) => chunks);
  expect(needs).toEqual([...new Set(needs)]);
  expect(earlyRows.flatMap(({ kind = [] }) => kind)).toEqual(['gallery', 'image', 'form', 'cart']);
  expect(pressedRows).toContainEqual(['.menu-selector', 'component-menu']);
});

test('a call has four of its eight fields in the browser: method, path, encoding and crumb', async () => {
  expect(await foldTable('runtime/contract/endpoints.ts')).toContain(
    'export const trace = {"method":"POST","path":"/api/events/Trace","encoding":"form","crumb":"query"};',
  );
});

test('a function that is written in a row is refused, because no script can import it', () => {
  expect(() => printConstants({ rows: [{ load: () => null }] })).toThrow('move it into its feature and import it');
});

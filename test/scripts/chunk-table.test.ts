import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from '../../runtime/chunks.ts';
import { readChunkTable } from '../../scripts/build/chunk-table.ts';
import { requireLoads, withPublicNames } from '../../scripts/build/public-names.ts';

test('the build reads each row of the table of chunks: its name, an existing module, its budget', async () => {
  const rows = await readChunkTable();
  expect(Object.fromEntries(rows.map(({ name, maxBrotliBytes }) => [name, maxBrotliBytes]))).toEqual(
    Object.fromEntries(Object.entries(chunks).map(([name, { maxBrotliBytes }]) => [name, maxBrotliBytes])),
  );
  expect(rows.filter(({ entry }) => !existsSync(entry))).toEqual([]);
});

test('no chunk has one of the 5 words in its public name that content blockers filter in addresses', async () => {
  const files = (await readChunkTable()).map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['choice', 'choice-top', 'choice-features', 'late-dialog', 'paint-times', 'gallery']),
  );
  expect(files.filter((file) => /banner|cookie|consent|popup|vitals/.test(file))).toEqual([]);
});

test('the build writes public names into the calls that load chunks, and into no other text', () => {
  const rows = [
    { name: 'popup', file: 'late-dialog' },
    { name: 'popup-top', file: 'late-dialog-top' },
    { name: 'gallery', file: 'gallery' },
  ];
  const source = "const kind = 'popup'; chunks.load(isTop ? 'popup-top' : 'popup'); load('gallery'); reload('popup');";
  expect(withPublicNames(source, rows)).toBe(
    "const kind = 'popup'; chunks.load(isTop ? 'late-dialog-top' : 'late-dialog'); load('gallery'); reload('popup');",
  );
});

test('a chunk with a public name that no call loads by its name is refused', () => {
  const row = { name: 'popup', file: 'late-dialog', entry: '', maxBrotliBytes: 1 };
  expect(() => requireLoads([row], new Set())).toThrow("No call of the form load('popup') was found");
  expect(() => requireLoads([row], new Set(['popup']))).not.toThrow();
});

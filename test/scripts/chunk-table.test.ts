import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from '../../runtime/chunks.ts';
import { readChunkTable } from '../../scripts/build/chunk-table.ts';

test('the build reads each row of the table of chunks: its name, an existing module, its budget', async () => {
  const rows = await readChunkTable();
  expect(Object.fromEntries(rows.map(({ name, maxBrotliBytes }) => [name, maxBrotliBytes]))).toEqual(
    Object.fromEntries(Object.entries(chunks).map(([name, { maxBrotliBytes }]) => [name, maxBrotliBytes])),
  );
  expect(rows.filter(({ entry }) => !existsSync(entry))).toEqual([]);
});

test('no chunk has one of the 5 words in its name that content blockers filter in addresses', () => {
  expect(Object.keys(chunks).filter((name) => /banner|cookie|consent|popup|vitals/.test(name))).toEqual([]);
});

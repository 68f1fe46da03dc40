// covers: runtime/chunks.ts
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicChunkName } from '../../runtime/browser/load-chunk.ts';
import { chunks } from '../../runtime/chunks.ts';
import { readChunkTable } from '../../scripts/build/chunk-table.ts';

test('the build reads each row of the table of chunks: its name, an existing module, its budget', async () => {
  const rows = await readChunkTable();
  expect(Object.fromEntries(rows.map(({ name, maxBrotliBytes }) => [name, maxBrotliBytes]))).toEqual(
    Object.fromEntries(Object.entries(chunks).map(([name, { maxBrotliBytes }]) => [name, maxBrotliBytes])),
  );
  expect(rows.filter(({ entry }) => !existsSync(entry))).toEqual([]);
});

test.each([
  ['gallery-steps', 'gallery-steps'],
  ['popup', 'up'],
  ['cookie-banner-top', 'ie-ner-top'],
  ['consent-features', 'co-features'],
  ['vitals', 'als'],
])('the chunk %s is published as %s', (name, publicName) => {
  expect(publicChunkName(name)).toBe(publicName);
});

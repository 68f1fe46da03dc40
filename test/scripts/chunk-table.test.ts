// covers: runtime/chunks.ts
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from '../../runtime/chunks.ts';
import { readChunkTable } from '../../scripts/build/chunk-table.ts';

test('the build reads each row of the table of chunks: its name, a module that is there, its budget', () => {
  const rows = readChunkTable();
  expect(Object.fromEntries(rows.map(({ name, maxBrotliBytes }) => [name, maxBrotliBytes]))).toEqual(
    Object.fromEntries(Object.entries(chunks).map(([name, { maxBrotliBytes }]) => [name, maxBrotliBytes])),
  );
  expect(rows.filter(({ entry }) => !existsSync(entry))).toEqual([]);
});

test('a row that the build cannot read is told with the form that it expects', () => {
  const text =
    "export const chunks = {\n  a: { module: () => import('./a.ts'), maxBrotliBytes: 1_024 },\n  b: () => import('./b.ts'),\n};";
  expect(() => readChunkTable(text)).toThrow('read 1 of 2');
});

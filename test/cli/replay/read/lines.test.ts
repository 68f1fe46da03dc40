import { describe, expect, test } from 'vitest';
import { splitLines } from '../../../../cli/replay/read/lines.ts';

async function split(chunks: readonly string[], maxBytes = 100) {
  const source = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const lines = [];
  for await (const group of splitLines(source, maxBytes))
    for (const { number, bytes, ended } of group) lines.push([number, bytes?.toString() ?? null, ended]);
  return lines;
}

describe('splitLines', () => {
  test('joins lines that are spread over chunks', async () => {
    expect(await split(['o', 'ne\ntw', 'o\nthree'])).toEqual([
      [1, 'one', true],
      [2, 'two', true],
      [3, 'three', false],
    ]);
  });

  test('counts and skips blank lines', async () => {
    expect(await split(['\n \r\none\n\n'])).toEqual([[3, 'one', true]]);
  });

  test('skips the bytes of a line over the limit, and reads the next line', async () => {
    expect(await split(['x'.repeat(60), `${'x'.repeat(41)}\nshort\n`])).toEqual([
      [1, null, true],
      [2, 'short', true],
    ]);
  });

  test('keeps a line of exactly 100 bytes', async () => {
    expect(await split([`${'x'.repeat(100)}\n`])).toEqual([[1, 'x'.repeat(100), true]]);
  });

  test('an empty file has no line', async () => {
    expect(await split([])).toEqual([]);
  });
});

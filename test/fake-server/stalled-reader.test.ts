import { expect, test } from 'vitest';
import { boundedLines } from '../../fake-server/stalled-reader.ts';

/** Returns a sender of at most 10 bytes, and its reader, which stores what it is sent until `read`. */
function stalledReader() {
  const seen: string[] = [];
  let stored = 0;
  let wake = () => {};
  const lines = boundedLines<string>(
    {
      send(line) {
        seen.push(line);
        stored += line.length;
      },
      waitingBytes: () => stored,
      drained: () => new Promise((resolve) => (wake = resolve)),
      report: (dropped) => seen.push(`${dropped} dropped`),
    },
    10,
  );
  const read = async () => {
    stored = 0;
    wake();
    await Promise.resolve();
  };
  return { lines, seen, read };
}

test('lines beyond 10 bytes are dropped until the reader has read all, and counted once at their place', async () => {
  const { lines, seen, read } = stalledReader();
  for (const line of ['aaaa', 'bbbb', 'cccc', 'd']) lines.send(line);
  expect([seen, lines.isDropping]).toEqual([['aaaa', 'bbbb'], true]);
  await read();
  expect(lines.isDropping).toBe(false);
  lines.send('eeee');
  expect(seen).toEqual(['aaaa', 'bbbb', '2 dropped', 'eeee']);
});

test('a line of 20 bytes is sent alone, and settle reports what was dropped at once and never again', async () => {
  const { lines, seen, read } = stalledReader();
  for (const line of ['a'.repeat(20), 'b', 'c']) lines.send(line);
  lines.settle();
  await read();
  lines.settle();
  expect(seen).toEqual(['a'.repeat(20), '2 dropped']);
});

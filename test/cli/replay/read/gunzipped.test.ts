import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gunzipped } from '../../../../cli/replay/read/gunzipped.ts';

/** Returns the bytes as text; they arrive in pieces of this size. */
async function read(bytes: Buffer, pieceBytes = 1 << 20): Promise<string> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield await Promise.resolve(bytes.subarray(at, at + pieceBytes));
  };
  let text = '';
  for await (const part of gunzipped(pieces())) text += part.toString('latin1');
  return text;
}

test('gzip is unpacked, also of several members and in pieces of one byte; other bytes are unchanged', async () => {
  const packed = Buffer.concat([gzipSync('{"a":1}\n'), gzipSync('{"b":2}\n')]);
  expect(await read(packed)).toBe('{"a":1}\n{"b":2}\n');
  expect(await read(packed, 1)).toBe('{"a":1}\n{"b":2}\n');
  for (const text of ['', '\x1f', '\x1f\x8c', '{"a":1}\n']) expect(await read(Buffer.from(text, 'latin1'), 1)).toBe(text);
});

test('gzip that ends early or is damaged is an error that says so', async () => {
  const packed = gzipSync('{"a":1}\n');
  await expect(read(packed.subarray(0, -9))).rejects.toThrow('its gzip data ends early');
  await expect(read(Buffer.concat([packed.subarray(0, 10), Buffer.alloc(20, 0xff)]))).rejects.toThrow(
    /^its gzip data is damaged/,
  );
});

test('gzip that expands 1,000 times is refused after 64 MiB', async () => {
  await expect(read(gzipSync(Buffer.alloc(80 << 20)))).rejects.toThrow('it expands to more than 500 times its size');
});

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordingBytes } from '../../../../cli/replay/read/recording-bytes.ts';

async function read(bytes: Buffer, chunkBytes: number): Promise<string> {
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  const parts: Buffer[] = [];
  for await (const part of recordingBytes(chunks())) parts.push(part);
  return Buffer.concat(parts).toString();
}

const line = '{"path":"/caf\u00e9 \u{1f600}"}\n';
const utf16 = Buffer.from(`\ufeff${line}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(line)],
  ['UTF-16 of Windows PowerShell', utf16],
  ['UTF-16 with its high bytes first', Buffer.from(utf16).swap16()],
  ['gzip of UTF-16', gzipSync(utf16)],
])('a recording in %s is read, also in pieces of 1 and 3 bytes', async (_name, bytes) => {
  for (const chunkBytes of [1, 3, 1000]) expect(await read(bytes, chunkBytes)).toBe(line);
});

test.each(['', 'x'])('%j is unchanged', async (text) => {
  expect(await read(Buffer.from(text), 10)).toBe(text);
});

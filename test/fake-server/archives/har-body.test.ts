import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { harBody } from '../../../fake-server/archives/har-body.ts';

const base64 = (bytes: Buffer) => ({ text: bytes.toString('base64'), encoding: 'base64' });
const html = 'text/html; charset=utf-8';
const cup = '<title>caf\u00e9</title>';
const packed = gzipSync(cup);

test.each([
  ['text', { mimeType: html, text: cup }, cup],
  ['base64', { mimeType: html, ...base64(Buffer.from(cup)) }, cup],
  ['base64 of gzip, as it was transferred', { mimeType: html, ...base64(packed) }, cup],
  [
    'base64 of Brotli, as it was transferred',
    { mimeType: html, ...base64(brotliCompressSync(cup)), size: Buffer.byteLength(cup), transferEncoding: 'br' },
    cup,
  ],
  [
    'base64 of text that was Brotli',
    { mimeType: html, ...base64(Buffer.from(cup)), size: Buffer.byteLength(cup), transferEncoding: 'br' },
    cup,
  ],
  [
    'base64 in the character set of the header',
    { mimeType: 'text/html; charset="Windows-1252"', ...base64(Buffer.from(cup, 'latin1')) },
    cup,
  ],
  [
    'text whose meta names another character set',
    { mimeType: html, text: `<meta charset="shift_jis">${cup}` },
    `\ufeff<meta charset="shift_jis">${cup}`,
  ],
])('HTML in a HAR as %s is decoded', (_name, content, words) => {
  expect(harBody(content).toString()).toBe(words);
});

test('truncated gzip, an unknown character set and other types of content are unchanged', () => {
  const half = packed.subarray(0, 20);
  expect(harBody({ mimeType: html, ...base64(half) })).toEqual(half);
  expect(harBody({ mimeType: 'text/html; charset=klingon', ...base64(Buffer.from(cup)) }).toString()).toBe(cup);
  expect(harBody({ mimeType: 'text/css', text: '@charset "latin1";' }).toString()).toBe('@charset "latin1";');
  expect(harBody({ mimeType: 'application/gzip', ...base64(packed) })).toEqual(packed);
});

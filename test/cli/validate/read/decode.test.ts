import { expect, test } from 'vitest';
import { assertBeginsText, decodePage, decodeText, encodingByMark, Utf8Converter } from '../../../../cli/validate/read/decode.ts';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

test('returns the encoding of a byte-order mark', () => {
  expect(
    [[0xef, 0xbb, 0xbf], [0xff, 0xfe, 0], [0xfe, 0xff], [0x7b]].map((bytes) => encodingByMark(new Uint8Array(bytes))),
  ).toEqual([...['utf-8', 'utf-16le', 'utf-16be', undefined]]);
});

test('leaves the mark out of the text', () => {
  expect(decodeText(Buffer.from('\ufeff{"é":1}'))).toBe('{"é":1}');
  expect(decodeText(utf16('{"é":1}'))).toBe('{"é":1}');
});

test('reports the line of a NUL byte, and refuses text that is not UTF-8', () => {
  expect(() => decodeText(Buffer.from('a\nb\0'))).toThrow(expect.objectContaining({ ruleId: 'input-not-text', line: 2 }));
  expect(() => decodeText(Buffer.from([0x61, 0xff]))).toThrow(
    'is not valid UTF-8; expected a text file with HTML, JSON or NDJSON',
  );
});

test('decodes a page by its declared charset, and as windows-1252 when it declares none', () => {
  expect(decodePage(Buffer.from('<meta charset="iso-8859-2">\xb1', 'latin1'))).toContain('ą');
  expect(decodePage(Buffer.from('<p>\xe9\xfc', 'latin1'))).toBe('<p>éü');
  expect(decodePage(Buffer.from('<p>\xe9', 'latin1'), 'latin1')).toBe('<p>é');
  expect(() => decodePage(Buffer.from('<meta charset=utf-8>\xe9', 'latin1'))).toThrow('is not valid UTF-8');
});

test('refuses compressed and binary data at the first chunk', () => {
  expect(() => assertBeginsText(Buffer.from([0x1f, 0x8b, 0]))).toThrow('gunzip -c FILE');
  expect(() => assertBeginsText(Buffer.from('%PDF\0'))).toThrow('contains NUL bytes');
  expect(() => assertBeginsText(utf16('a'))).not.toThrow();
});

test('converts chunks of UTF-16 to UTF-8, and removes the byte-order mark of UTF-8', () => {
  const bytes = utf16('é😀x');
  const converter = new Utf8Converter();
  const parts = [bytes.subarray(0, 3), bytes.subarray(3, 7), bytes.subarray(7)].map((part) => converter.convert(part));
  expect(Buffer.concat(parts).toString('utf8')).toBe('é😀x');
  expect(Buffer.from(new Utf8Converter().convert(Buffer.from('\ufeffé'))).toString('utf8')).toBe('é');
});

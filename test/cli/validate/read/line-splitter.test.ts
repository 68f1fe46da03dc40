import { expect, test } from 'vitest';
import { LineSplitter } from '../../../../cli/validate/read/line-splitter.ts';

function split(chunks: readonly (string | Uint8Array)[], maxBytes = 1000): string[] {
  const splitter = new LineSplitter(maxBytes);
  const lines = chunks.flatMap((chunk) => [...splitter.split(Buffer.from(chunk as string))]);
  return [...lines, ...splitter.end()].map(({ text, fault, number }) => `${number}:${text ?? fault}`);
}

const text = 'a\nb\r\n\r\nc\rd\r\r\né\n\n😀';
const lines = ['1:a', '2:b', '3:', '4:c', '5:d', '6:', '7:é', '8:', '9:😀'];

test('splits at LF, CRLF and CR', () => {
  expect(split([text])).toEqual(lines);
});

test('splits independently of the ends of chunks', () => {
  const bytes = Buffer.from(text);
  for (let at = 0; at <= bytes.length; at += 1) {
    for (let next = at; next <= bytes.length; next += 1) {
      expect(split([bytes.subarray(0, at), bytes.subarray(at, next), bytes.subarray(next)])).toEqual(lines);
    }
  }
});

test('has no line after the last line end', () => {
  expect(split(['a\n'])).toEqual(['1:a']);
  expect(split(['a\r'])).toEqual(['1:a']);
  expect(split([''])).toEqual([]);
});

test('skips a line over the limit, and reads the next one', () => {
  expect(split(['abcdef\nok\n', 'abc', 'abc', 'abc', '\nlast'], 5)).toEqual(['1:too-long', '2:ok', '3:too-long', '4:last']);
});

test('marks a line that is not UTF-8, and reads those around it', () => {
  expect(split([Buffer.from([0x61, 10, 0xff, 10, 0x62])])).toEqual(['1:a', '2:not-utf-8', '3:b']);
});

import { expect, test } from 'vitest';
import { MappedTextBuilder, mappedThrough, sliceOf } from '../../../../cli/validate/text/mapped-text.ts';

const built = () => {
  const builder = new MappedTextBuilder();
  builder.addCopied('ab', 10);
  builder.addDecoded('"', 12);
  builder.addDecoded('😀', 18);
  builder.addCopied('c', 30);
  return builder.build(31, (text) => text.replaceAll('"', '&quot;'));
};

test('returns the offset of every copied and decoded character, and of the end', () => {
  const mapped = built();
  expect(mapped.text).toBe('ab"😀c');
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(mapped.offsetOf)).toEqual([10, 11, 12, 18, 18, 30, 31, 31]);
});

test('returns the end for an empty text', () => {
  expect(new MappedTextBuilder().build(7, String).offsetOf(0)).toBe(7);
});

test('maps a slice to its place, up to its end', () => {
  const slice = sliceOf('hello world', 6, 9);
  expect(slice.text).toBe('wor');
  expect([0, 2, 3, 50].map(slice.offsetOf)).toEqual([6, 8, 9, 9]);
});

test('maps a text that was decoded twice through both', () => {
  expect(mappedThrough(sliceOf('ab"c', 2), built()).offsetOf(0)).toBe(12);
});

test('encodes for a text that was decoded twice, innermost first', () => {
  const builder = new MappedTextBuilder();
  const inner = builder.build(0, (text) => JSON.stringify(text));
  expect(mappedThrough(inner, built()).encode('a')).toBe('&quot;a&quot;');
});

test('keeps the places of 10,000 characters that were decoded one by one', () => {
  const builder = new MappedTextBuilder();
  for (let index = 0; index < 10_000; index += 1) builder.addDecoded('x', index * 6);
  const mapped = builder.build(60_000, String);
  expect(mapped.text).toBe('x'.repeat(10_000));
  expect([0, 1, 9_999, 10_000].map(mapped.offsetOf)).toEqual([0, 6, 59_994, 60_000]);
});

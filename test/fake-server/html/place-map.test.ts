import { expect, test } from 'vitest';
import { applyEdits, pageDecoder, placesBefore } from '../../../fake-server/html/place-map.ts';
import { rewritePage } from '../../../fake-server/html/rewrite-page.ts';

/** Returns the place of a word in a text, as a browser counts it. */
function placeOf(word: string, text: string) {
  const lines = text.slice(0, text.indexOf(word)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

test('a place after inserts and removals maps to the given text, and a place inside an insert maps to null', () => {
  const given = 'one two\nthree four\nfive six seven';
  const edits = [
    { from: 0, to: 0, text: 'top\nmore ' },
    { from: 4, to: 7, text: '' },
    { from: 19, to: 19, text: 'INSERT ' },
    { from: 24, to: 27, text: 'X\nY' },
  ];
  const served = applyEdits(given, edits);
  const find = placesBefore(given, edits, (part) => part);
  for (const word of ['one', 'three', 'four', 'five', 'seven'])
    expect(find(placeOf(word, served)), word).toEqual(placeOf(word, given));
  for (const word of ['top', 'more', 'INSERT', 'Y']) expect(find(placeOf(word, served)), word).toBeNull();
});

const platformTag = '<script src="https://assets.squarespace.com/universal/scripts-compressed/common-abc.js"></script>';

test.each([
  ['utf-8', (text: string) => Buffer.from(text)],
  ['utf-16le', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['windows-1252', (text: string) => Buffer.from(text.replace('🎉', '!'), 'latin1')],
] as const)('columns of a %s page count UTF-16 code units, on the line of the inserts too', (label, encode) => {
  const text =
    `<!doctype html><html><head><meta charset="${label}">${platformTag}<title>Tée ` +
    '🎉</title></head><body><p>Ünder</p><script>mark()</script>';
  const given = label === 'windows-1252' ? text.replace('🎉', '!') : text;
  const { html, find } = rewritePage(encode(text), { runtime: '<script src="boot"></script>' });
  const served = new TextDecoder(label).decode(html);
  expect(find(placeOf('mark()', served))).toEqual(placeOf('mark()', given));
  expect(find(placeOf('src="boot"', served))).toBeNull();
});

test('an unknown encoding counts bytes, and does not throw', () => {
  expect(pageDecoder(Buffer.from('<meta charset=klingon>é'), '<meta charset=klingon>Ã©')('Ã©')).toBe('Ã©');
});

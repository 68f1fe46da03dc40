import { expect, test } from 'vitest';
import { plainWords } from '../../../scripts/check/plain-words.ts';
import { wordProblems } from '../../../scripts/check/words.ts';

const inNames = (code: string) => wordProblems('runtime/page/a.ts', [{ text: code, line: 1 }], []);
const inProse = (text: string) => wordProblems('runtime/page/a.ts', [], [{ text, line: 7 }]);

test.each([
  'interface LiveGallery {}',
  'const lives = [];',
  '  end(): void;',
  'function destroyField(): void {}',
  'const heard = new AbortController();',
  'function run(work: () => void) {}',
  'const setBy = 1;',
  'type CallAnswer = string;',
  'const mostAttempts = 3;',
])('the name in `%s` is refused', (code) => {
  expect(inNames(code)).toHaveLength(1);
});

test.each([
  'interface MountedGallery {}',
  'const controller = new AbortController();',
  'const disposeController = new AbortController();',
  'const working = 1;',
  'const overlay = 1;',
  'animation.end();',
])('the name in `%s` is allowed', (code) => {
  expect(inNames(code)).toEqual([]);
});

test.each([
  'What the page shows is the banner.',
  'Brings the gallery to life.',
  'There is none; nobody asks.',
  'The sender is told.',
  'The parser knows its end.',
  'Lays the slides out anew.',
  'Spec 2 §4.',
])('the sentence "%s" is refused', (text) => {
  expect(inProse(text).length).toBeGreaterThan(0);
});

test('a problem names the file, the line of the word within a comment, and the word to use', () => {
  expect(inProse('First line.\nBrings it to life.')).toEqual([
    'runtime/page/a.ts:8 "to life": use mounted…, mount, unmount (row: Live…, bring to life, lives, life, taken back, ' +
      'gone, coming)',
  ]);
});

test('each row of the table has a pattern', () => {
  expect(plainWords.filter(({ names, prose, paths, once }) => !names && !prose && !paths && !once)).toEqual([]);
});

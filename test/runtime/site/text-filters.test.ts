import { describe, expect, test } from 'vitest';
import { textFilters } from '../../../runtime/contract/site/text-filters.ts';

// site#text-filters
describe('url-slug', () => {
  test.each([
    ['Hello World', 'hello-world'],
    ['  --Crème   brûlée! (2nd)--  ', 'creme-brulee-2nd'],
    ["Don't stop", 'dont-stop'],
    ['it’s 5 o’clock', 'its-5-oclock'],
    ['a/b\\c_d.e', 'a-b-c-d-e'],
    ['日本語 タイトル', '日本語-タイトル'],
    ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
    ['한국어', '한국어'],
    ['😀', ''],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(textFilters['url-slug'](text)).toBe(expected);
  });
});

describe('url-slug-with-slash', () => {
  test.each([
    ['Shop/New In', 'shop/new-in'],
    ['/Shop//New In/', 'shop/new-in'],
    ['a / b', 'a/b'],
    ['..', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(textFilters['url-slug-with-slash'](text)).toBe(expected);
  });
});

test.each(['url-slug', 'url-slug-with-slash'] as const)('%s does not change its own result', (name) => {
  for (const text of ['Ünïcode & Sons', 'a/b/c d', '--x--', 'İstanbul', 'ǅ ﬁne'])
    expect(textFilters[name](textFilters[name](text))).toBe(textFilters[name](text));
});

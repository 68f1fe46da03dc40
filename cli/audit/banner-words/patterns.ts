import type { BannerPatterns } from '../in-page/banner/data.ts';
import { foldText } from '../in-page/banner/fold.ts';
import { acceptWords, acknowledgeWords, allWords, yesWords } from './accept.ts';
import type { Words } from './languages.ts';
import { ageWords, closeWords, payWords, policyWords } from './other-boxes.ts';
import { necessaryWords, noWords, onlyWords, rejectWords, withoutWords } from './reject.ts';
import { saveWords, selectionWords, settingsWords } from './settings.ts';
import { cookieWords, foodWords, privacyWords, purposeWords, useWords } from './topic.ts';

/** Scripts without spaces between words. */
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Returns the source of a regular expression that finds an entry in a folded text. */
function sourceOf(entry: string): string {
  if (entry.startsWith('=')) return `^${foldText(entry)}$`;
  const parts = entry.split(' ').flatMap((part) => {
    const words = foldText(part).split(' ').filter(Boolean);
    return words.map((word, index) => {
      if (unspaced.test(part) || part.startsWith('*')) return word;
      const isWhole = part.endsWith('.') || index < words.length - 1;
      return `(?<=^| )${word}${isWhole ? '(?= |$)' : ''}`;
    });
  });
  return parts.join('.*?');
}

const patternOf = (words: Words): string => {
  const entries = Object.values(words).flatMap((text) => text.split(',').map((entry) => entry.trim()));
  return [...new Set(entries.filter(Boolean).map(sourceOf))].join('|');
};

/** Sources of regular expressions for folded texts, for all languages at once, because banners mix languages. */
export const bannerPatterns: BannerPatterns = {
  accept: patternOf(acceptWords),
  acknowledge: patternOf(acknowledgeWords),
  yes: patternOf(yesWords),
  all: patternOf(allWords),
  reject: patternOf(rejectWords),
  no: patternOf(noWords),
  without: patternOf(withoutWords),
  only: patternOf(onlyWords),
  necessary: patternOf(necessaryWords),
  settings: patternOf(settingsWords),
  save: patternOf(saveWords),
  selection: patternOf(selectionWords),
  cookie: patternOf(cookieWords),
  purpose: patternOf(purposeWords),
  privacy: patternOf(privacyWords),
  use: patternOf(useWords),
  food: patternOf(foodWords),
  age: patternOf(ageWords),
  pay: patternOf(payWords),
  policy: patternOf(policyWords),
  close: patternOf(closeWords),
};

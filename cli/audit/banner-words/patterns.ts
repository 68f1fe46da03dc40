import { list, oneOf, readFacts, text } from '../facts/read-facts.ts';
import { type BannerPatterns, meanings, type PatternName } from '../in-page/banner/data.ts';
import { foldText } from '../in-page/banner/fold.ts';

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

/** Returns the words of each meaning, of all languages, because banners mix languages. */
function readPatterns(): BannerPatterns {
  const entries = Object.fromEntries(meanings.map((meaning) => [meaning, new Set<string>()])) as Record<PatternName, Set<string>>;
  for (const { meaning, words } of readFacts('banner-words.txt', { language: text, meaning: oneOf(meanings), words: list }))
    for (const word of words) entries[meaning].add(sourceOf(word));
  return Object.fromEntries(meanings.map((meaning) => [meaning, [...entries[meaning]].join('|')])) as BannerPatterns;
}

/** Sources of regular expressions for folded texts. */
export const bannerPatterns = readPatterns();

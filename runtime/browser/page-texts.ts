import { type Language, languageOf } from '../contract/texts/languages.ts';
import type { TextFamilies } from '../contract/texts/texts.ts';
import { logError } from './console.ts';
import { pageLanguage } from './language.ts';
import type { Chunks } from './load-chunk.ts';
import { pageWide } from './page-wide.ts';

declare module './page-wide.ts' {
  interface PageWide {
    /** Texts that were fetched, by the name of their chunk. */
    readonly texts: Record<string, TextFamilies[keyof TextFamilies] | undefined>;
  }
}

/**
 * Returns the texts of the page's language if they are fetched, else the given English ones. The first call fetches them. For
 * texts that are shown once and cannot wait.
 */
export function textsNow<Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  chunks: Pick<Chunks, 'load'>,
  english: Pick<TextFamilies[Family], Topic>,
  family?: Family,
): Pick<TextFamilies[Family], Topic> {
  let current = english;
  withTexts(chunks, english, (texts) => (current = texts), family)();
  return current;
}

/**
 * Returns the texts of the page's language once they are fetched, or the given English ones if they cannot be fetched. For texts
 * that are shown once and can wait for a download.
 */
export const fetchTexts = <Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  chunks: Pick<Chunks, 'load'>,
  english: Pick<TextFamilies[Family], Topic>,
  family?: Family,
): Promise<Pick<TextFamilies[Family], Topic>> =>
  new Promise((resolve) => {
    let current = english;
    withTexts(
      chunks,
      english,
      (texts) => (current = texts),
      family,
      () => resolve(current),
    );
  });

/**
 * Runs `show` at once, with English texts unless those of the page's language are fetched, and again when they arrive:
 * site#texts-never-block. Returns a function that stops it. Each call reads the page's current language, and fetches texts
 * again that could not be fetched. `onFetched` is called once nothing more will come.
 */
export function withTexts<Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  chunks: Pick<Chunks, 'load'>,
  english: Pick<TextFamilies[Family], Topic>,
  show: (texts: Pick<TextFamilies[Family], Topic>) => void,
  family = 'common' as Family,
  onFetched = (): void => {},
): () => void {
  const language = languageOf(pageLanguage());
  const fetched = pageWide('texts', () => ({}));
  const name = `${family as keyof TextFamilies}-${language}` as const;
  let isStopped = false;
  const translated = fetched[name] as TextFamilies[Family] | undefined;
  show(translated ?? english);
  if (translated || language === 'en') onFetched();
  else
    chunks
      .load(name as `${keyof TextFamilies}-${Language}`)
      .then(({ texts }) => {
        fetched[name] = texts;
        if (!isStopped) show(texts as TextFamilies[Family]);
      })
      .finally(onFetched)
      .catch(logError);
  return () => {
    isStopped = true;
  };
}

import { type Language, languageOf } from '../contract/texts/languages.ts';
import type { TextFamilies } from '../contract/texts/texts.ts';
import { logError } from './console.ts';
import type { Chunks } from './load-chunk.ts';
import { readPageContext } from './page-globals.ts';
import { pageWide } from './page-wide.ts';

declare module './page-wide.ts' {
  interface PageWide {
    /** Texts that were fetched, by the name of their chunk. */
    readonly texts: Record<string, TextFamilies[keyof TextFamilies] | undefined>;
  }
}

/** Language of the page: what its root element says, else its context. A tag such as `de-AT`; empty if neither says. */
export function pageLanguage(): string {
  const input = readPageContext(window) as { website?: { language?: unknown } | null } | null;
  return document.documentElement.lang || `${input?.website?.language ?? ''}`;
}

/**
 * The texts of the page's language if they are fetched, else the English ones that are given. The first call fetches them. For texts that are
 * shown once and gone when a change could replace them.
 */
export function textsNow<Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  chunks: Chunks,
  english: Pick<TextFamilies[Family], Topic>,
  family?: Family,
): Pick<TextFamilies[Family], Topic> {
  let now = english;
  withTexts(chunks, english, (texts) => (now = texts), family)();
  return now;
}

/**
 * Calls `show` at once, with English texts unless those of the page's language are fetched, and again when they arrive
 * (site#texts-never-block). The returned function ends it. A page may change its language in between; texts whose fetch failed are fetched
 * again by the next call.
 */
export function withTexts<Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  chunks: Chunks,
  english: Pick<TextFamilies[Family], Topic>,
  show: (texts: Pick<TextFamilies[Family], Topic>) => void,
  family = 'common' as Family,
): () => void {
  const language = languageOf(pageLanguage());
  const fetched = pageWide('texts', () => ({}));
  const name = `${family as keyof TextFamilies}-${language}` as const;
  let isOver = false;
  const translated = fetched[name] as TextFamilies[Family] | undefined;
  show(translated ?? english);
  if (!translated && language !== 'en')
    chunks
      .load(name as `${keyof TextFamilies}-${Language}`)
      .then(({ texts }) => {
        fetched[name] = texts;
        if (!isOver) show(texts as TextFamilies[Family]);
      })
      .catch(logError);
  return () => {
    isOver = true;
  };
}

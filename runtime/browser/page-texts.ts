import { type Language, languageOf } from '../contract/texts/languages.ts';
import type { OwnerTexts } from '../contract/texts/owners/owner-texts.ts';
import type { FormTexts } from '../contract/texts/sentences/form-texts.ts';
import type { StoreTexts } from '../contract/texts/store/store-texts.ts';
import type { Texts } from '../contract/texts/texts.ts';
import { logError } from './console.ts';
import type { Chunks } from './load-chunk.ts';
import { readPageContext } from './page-globals.ts';
import { pageWide } from './page-wide.ts';

/** Each has a chunk of its own in each language, named after it: pages without a store fetch none of its words, visitors none of the owners', and nobody those of a form before it is filled in. */
interface Families {
  readonly texts: Texts;
  readonly sentences: FormTexts;
  readonly owners: OwnerTexts;
  readonly store: StoreTexts;
}

declare module './page-wide.ts' {
  interface PageWide {
    /** Texts that have come, by the name of their chunk. */
    readonly texts: Record<string, Families[keyof Families] | undefined>;
  }
}

/** Language of the page: what its root element says, else its context. A tag such as `de-AT`; empty if neither says. */
export function pageLanguage(): string {
  const input = readPageContext(window) as { website?: { language?: unknown } | null } | null;
  return document.documentElement.lang || `${input?.website?.language ?? ''}`;
}

/**
 * The texts of the page's language if they are here, else the English ones that are given: nothing waits for them. The first call
 * has them fetched. For what is said once, and not there to be said anew.
 */
export function textsNow<Topic extends keyof Families[Family], Family extends keyof Families = 'texts'>(
  chunks: Chunks,
  english: Pick<Families[Family], Topic>,
  family?: Family,
): Pick<Families[Family], Topic> {
  let now = english;
  withTexts(chunks, english, (texts) => (now = texts), family)();
  return now;
}

/**
 * Says it at once, in English unless the texts of the page's language are here, and once more when they have come: what a visitor
 * is to see never waits for its words. The returned function ends it. A page may change its language on the way; texts that could
 * not be had are asked for anew by whoever is next.
 */
export function withTexts<Topic extends keyof Families[Family], Family extends keyof Families = 'texts'>(
  chunks: Chunks,
  english: Pick<Families[Family], Topic>,
  say: (texts: Pick<Families[Family], Topic>) => void,
  family = 'texts' as Family,
): () => void {
  const language = languageOf(pageLanguage());
  const kept = pageWide('texts', () => ({}));
  const name = `${family as keyof Families}-${language}` as const;
  let isOver = false;
  const here = kept[name] as Families[Family] | undefined;
  say(here ?? english);
  if (!here && language !== 'en')
    chunks
      .load(name as `${keyof Families}-${Language}`)
      .then(({ texts }) => {
        kept[name] = texts;
        if (!isOver) say(texts as Families[Family]);
      })
      .catch(logError);
  return () => {
    isOver = true;
  };
}

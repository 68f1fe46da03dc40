import { type Language, languageOf } from '../contract/texts/languages.ts';
import type { StoreTexts } from '../contract/texts/store/store-texts.ts';
import type { Texts } from '../contract/texts/texts.ts';
import { logError } from './console.ts';
import type { Chunks } from './load-chunk.ts';
import { readPageContext } from './page-globals.ts';
import { pageWide } from './page-wide.ts';

/** Each has a chunk of its own in each language, named after it: pages without a store fetch none of its words. */
interface Families {
  readonly texts: Texts;
  readonly store: StoreTexts;
}

interface Kept<Family extends keyof Families = keyof Families> {
  readonly language: Language | 'en';
  /** null: still English. */
  texts: Families[Family] | null;
  /** Settles with null where they cannot be had; never rejects. */
  readonly coming: Promise<Families[Family] | null>;
}

declare module './page-wide.ts' {
  interface PageWide {
    /** The texts of the page's language, once somebody speaks. */
    readonly texts: Partial<Record<keyof Families, Kept | undefined>>;
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
export const textsNow = <Topic extends keyof Families[Family], Family extends keyof Families = 'texts'>(
  chunks: Chunks,
  english: Pick<Families[Family], Topic>,
  family?: Family,
): Pick<Families[Family], Topic> => keep(chunks, family).texts ?? english;

/**
 * Says it at once, in English unless the texts of the page's language are here, and once more when they have come: what a visitor
 * is to see never waits for its words. The returned function ends it.
 */
export function withTexts<Topic extends keyof Families[Family], Family extends keyof Families = 'texts'>(
  chunks: Chunks,
  english: Pick<Families[Family], Topic>,
  say: (texts: Pick<Families[Family], Topic>) => void,
  family?: Family,
): () => void {
  let isOver = false;
  const { texts, coming } = keep(chunks, family);
  say(texts ?? english);
  if (!texts) void coming.then((come) => !isOver && come && say(come));
  return () => {
    isOver = true;
  };
}

const pageTexts = () => pageWide('texts', () => ({}));

/** A page may change its language on the way; one whose texts could not be had is asked for anew by whoever is next. */
function keep<Family extends keyof Families = 'texts'>(chunks: Chunks, family = 'texts' as Family): Kept<Family> {
  const language = languageOf(pageLanguage());
  const page = pageTexts() as Partial<Record<Family, Kept<Family> | undefined>>;
  const before = page[family];
  if (before?.language === language) return before;
  const kept: Kept<Family> = { language, texts: null, coming: fetchTexts(chunks, language, family) };
  void kept.coming.then((texts) => {
    kept.texts = texts;
  });
  page[family] = kept;
  return kept;
}

async function fetchTexts<Family extends keyof Families>(
  chunks: Chunks,
  language: Language | 'en',
  family: Family,
): Promise<Families[Family] | null> {
  if (language === 'en') return null;
  try {
    return (await chunks.load(`${family as keyof Families}-${language}`)).texts as Families[Family];
  } catch (error) {
    logError(error);
    pageTexts()[family] = undefined;
    return null;
  }
}

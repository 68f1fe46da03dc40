import { type Language, languageOf } from '../contract/texts/languages.ts';
import type { Texts } from '../contract/texts/texts.ts';
import { logError } from './console.ts';
import type { Chunks } from './load-chunk.ts';
import { readPageContext } from './page-globals.ts';
import { pageWide } from './page-wide.ts';

interface Kept {
  readonly language: Language | 'en';
  /** null: still English. */
  texts: Texts | null;
  /** Settles with null where they cannot be had; never rejects. */
  readonly coming: Promise<Texts | null>;
}

declare module './page-wide.ts' {
  interface PageWide {
    /** The texts of the page's language, once somebody speaks. */
    readonly texts: { kept?: Kept | undefined };
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
export const textsNow = <Topic extends keyof Texts>(chunks: Chunks, english: Pick<Texts, Topic>): Pick<Texts, Topic> =>
  keep(chunks).texts ?? english;

/**
 * Says it at once, in English unless the texts of the page's language are here, and once more when they have come: what a visitor
 * is to see never waits for its words. The returned function ends it.
 */
export function withTexts<Topic extends keyof Texts>(
  chunks: Chunks,
  english: Pick<Texts, Topic>,
  say: (texts: Pick<Texts, Topic>) => void,
): () => void {
  let isOver = false;
  const { texts, coming } = keep(chunks);
  say(texts ?? english);
  if (!texts) void coming.then((come) => !isOver && come && say(come));
  return () => {
    isOver = true;
  };
}

const pageTexts = () => pageWide('texts', () => ({}));

/** A page may change its language on the way; one whose texts could not be had is asked for anew by whoever is next. */
function keep(chunks: Chunks): Kept {
  const language = languageOf(pageLanguage());
  const page = pageTexts();
  if (page.kept?.language === language) return page.kept;
  const kept: Kept = { language, texts: null, coming: fetchTexts(chunks, language) };
  void kept.coming.then((texts) => {
    kept.texts = texts;
  });
  page.kept = kept;
  return kept;
}

async function fetchTexts(chunks: Chunks, language: Language | 'en'): Promise<Texts | null> {
  if (language === 'en') return null;
  try {
    return (await chunks.load(`texts-${language}`)).texts;
  } catch (error) {
    logError(error);
    pageTexts().kept = undefined;
    return null;
  }
}

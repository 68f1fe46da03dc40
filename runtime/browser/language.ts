import { readPageContext } from './page-globals.ts';

/**
 * Returns the page's language as a tag such as `de-AT`: of its root element, else of its context; empty without either. The
 * context adds the region to a root element without one (our choice). site#languages
 */
export function pageLanguage(): string {
  const input = readPageContext(window) as { website?: { language?: unknown } | null } | null;
  const { lang } = document.documentElement;
  const siteTag = `${input?.website?.language ?? ''}`;
  return siteTag.toLowerCase().replace('_', '-').startsWith(`${lang.toLowerCase()}-`) ? siteTag : lang || siteTag;
}

/** Returns whether the page is in English, or in no stated language. */
export const isEnglishPage = (): boolean => /^(en(?![a-z])|$)/i.test(pageLanguage());

/**
 * Returns a tag such as `pt_BR` as `Intl` accepts it; undefined for a text that is not a tag, with which `Intl` uses the reader's
 * language.
 */
export function localeOf(tag = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim().replace(/_/g, '-'))[0];
  } catch {
    return undefined;
  }
}

/** Returns the page's language for `Intl`. */
export const pageLocale = (): string | undefined => localeOf(pageLanguage());

/**
 * Languages that the runtime's own texts are written in beside English. Which ones is our choice: those that most of the web is
 * written in and the platform's currencies stand for (EUR, MXN, BRL, PLN, JPY), and Hebrew (ILS) for pages from right to left.
 */
export const languages = ['de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt'] as const;
export type Language = (typeof languages)[number];

/**
 * The language of these for a language tag such as `de-AT` or `pt_BR`: a region reads its language's texts. `en` for everything else:
 * there is no Chinese, so `zh-TW` reads English and nothing that is close to it. `iw` is the old name of `he`.
 */
export function languageOf(tag: string): Language | 'en' {
  const [name = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === (name === 'iw' ? 'he' : name)) ?? 'en';
}

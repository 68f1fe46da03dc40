/**
 * Languages of the runtime's texts beside English: the most common ones on the web and those of the platform's currencies (EUR,
 * MXN, BRL, PLN, JPY), and Hebrew (ILS) for pages from right to left. site#languages
 */
export const languages = ['de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt'] as const;
export type Language = (typeof languages)[number];

/**
 * Returns the language for a tag such as `de-AT` or `pt_BR`; `en` for every other language. `iw` is the old code of `he`:
 * https://www.iana.org/assignments/language-subtag-registry
 */
export function languageOf(tag: string): Language | 'en' {
  const [name = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === (name === 'iw' ? 'he' : name)) ?? 'en';
}

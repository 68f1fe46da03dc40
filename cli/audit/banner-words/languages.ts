/** Languages of cookie banners: the 24 official ones of the European Union, Norwegian, Turkish, Ukrainian, Russian and Japanese. */
export type Language =
  | 'bg'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'et'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'hr'
  | 'hu'
  | 'it'
  | 'ja'
  | 'lt'
  | 'lv'
  | 'mt'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sl'
  | 'sv'
  | 'tr'
  | 'uk';

/**
 * Words of one meaning in each language, separated by commas. An entry is the start of a word. Several starts must follow one
 * another in the text, with or without other words between them. A full stop ends a word, `*` stands before a part of a compound,
 * and `=` before a whole text.
 */
export type Words = Readonly<Record<Language, string>>;

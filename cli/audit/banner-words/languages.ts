/**
 * Languages of cookie banners: the 24 official ones of the European Union, others of Europe, and those for which consent libraries ship
 * texts. Words are compared with the translations of klaro 0.7, tarteaucitronjs 1.34 and @lmc-eu/cookie-consent-manager 2.6 on npm.
 */
export type Language =
  | 'ar'
  | 'bg'
  | 'bs'
  | 'ca'
  | 'cs'
  | 'cy'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'et'
  | 'eu'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'gl'
  | 'he'
  | 'hi'
  | 'hr'
  | 'hu'
  | 'id'
  | 'is'
  | 'it'
  | 'ja'
  | 'ko'
  | 'lb'
  | 'lt'
  | 'lv'
  | 'mk'
  | 'mt'
  | 'nb'
  | 'nl'
  | 'oc'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sl'
  | 'sq'
  | 'sr'
  | 'sv'
  | 'tr'
  | 'uk'
  | 'vi'
  | 'zh';

/**
 * Words of one meaning in each language, separated by commas. An entry is the start of a word. Several starts must follow one
 * another in the text, with or without other words between them. A full stop ends a word, `*` stands before a part of a compound,
 * and `=` before a whole text.
 */
export type Words = Readonly<Record<Language, string>>;

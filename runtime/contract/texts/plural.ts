/** The plural forms of a sentence, with `#` for the number: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Returns a function that writes the sentence for a number, with the form and the digits of the language. */
export const plural = (language: string, forms: PluralForms): ((count: number) => string) => {
  return (count) =>
    (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replaceAll('#', () =>
      new Intl.NumberFormat(language).format(count),
    );
};

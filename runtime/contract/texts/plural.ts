/** The forms of a sentence that counts; each language has some of them (CLDR plural categories), `other` always. `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A sentence that counts: the form and the digits are those of the language. */
export const plural = (language: string, forms: PluralForms): ((count: number) => string) => {
  return (count) =>
    (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replaceAll('#', () =>
      new Intl.NumberFormat(language).format(count),
    );
};

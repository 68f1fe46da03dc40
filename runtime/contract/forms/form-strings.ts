import type { FormCaptionName } from './form-captions.ts';

/** Sentences about fields that must be filled in. `{0}` is the field's title, `{1}` the list of missing parts. */
export const requiredSentences = {
  'validation.required': '{0} is required.',
  'validation.missingRequiredSubfields': '{0} is missing required subfields: {1}',
} as const;

/** Sentences about fields of the rarer types, from published forms: only those for e-mail and textarea are documented. */
export const rareSentences = {
  'validation.noValidSelection': 'A valid selection must be made.',
  'validation.invalidUrl': 'Must be a valid URL.',
  'validation.invalidTwitterUsername': 'Must be a valid Twitter username.',
  'validation.invalidPassword': 'Passwords should not contain whitespace.',
  'validation.invalidCurrency': 'Currency value should be formatted like 1234 or 123.99.',
  'validation.invalidCountryCode': 'Country code should have an optional plus and up to 4 digits.',
  'validation.invalidDate': 'This is not a real date.',
  'validation.invalid': '{0} is not valid.',
  'validation.invalidUnsignedNumber': 'Numbers must contain only digits and no other characters.',
} as const;

/** Sentences about a single field. */
export type FieldSentenceName = keyof typeof requiredSentences | keyof typeof rareSentences | 'tooLong' | 'email';
/** Sentences about the whole form. */
type FormSentenceName = 'submitting' | 'captcha' | 'reviewBelow' | 'reviewAbove' | 'unknown';
export type FormStringName = FieldSentenceName | FormSentenceName | FormCaptionName;
/** The texts of a form's `localizedStrings`, in the page's language. */
export type FormStrings = Readonly<Partial<Record<FormStringName, string>>>;

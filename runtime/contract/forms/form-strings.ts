import { exampleEmail, formMessages } from './messages.ts';

/**
 * Sentences of a form: those of the specification, and where it has none those of published forms. A form may bring its own, in the
 * page's language, as `localizedStrings`. `{0}` is the field's title.
 */
export const formSentences = {
  'validation.required': '{0} is required.',
  'validation.missingRequiredSubfields': '{0} is missing required subfields: {1}',
  'validation.noValidSelection': 'A valid selection must be made.',
  'validation.invalidUrl': 'Must be a valid URL.',
  'validation.invalidTwitterUsername': 'Must be a valid Twitter username.',
  'validation.invalidPassword': 'Passwords should not contain whitespace.',
  'validation.invalidCurrency': 'Currency value should be formatted like 1234 or 123.99.',
  'validation.invalidCountryCode': 'Country code should have an optional plus and up to 4 digits.',
  'validation.invalidDate': 'This is not a real date.',
  'validation.invalid': '{0} is not valid.',
  'validation.invalidUnsignedNumber': 'Numbers must contain only digits and no other characters.',
  tooLong: formMessages.tooLong,
  email: formMessages.email(exampleEmail),
  submitting: formMessages.submitting,
  captcha: formMessages.captcha,
  reviewBelow: formMessages.reviewBelow,
  reviewAbove: formMessages.reviewAbove,
  unknown: formMessages.unknown,
} as const;

/** The rest of what a form that the browser draws says. */
export type FormCaptionName =
  | 'name.firstName'
  | 'name.lastName'
  | 'phone.country'
  | 'phone.areaCode'
  | 'phone.prefix'
  | 'phone.line'
  | 'phone.number'
  | 'address.address1'
  | 'address.address2'
  | 'address.city'
  | 'address.stateProvince'
  | 'address.zipPostalCode'
  | 'address.country'
  | 'date.month'
  | 'date.day'
  | 'date.year'
  | 'time.hour'
  | 'time.minute'
  | 'time.amPm'
  | 'time.am'
  | 'time.pm'
  | 'likert.stronglyDisagree'
  | 'likert.disagree'
  | 'likert.neutral'
  | 'likert.agree'
  | 'likert.stronglyAgree'
  | 'email.signUp'
  | 'requiredMark'
  | 'submit'
  | 'choose';

export type FormSentenceName = keyof typeof formSentences;
export type FormStringName = FormSentenceName | FormCaptionName;
/** Those that a form brings itself. */
export type FormStrings = Readonly<Partial<Record<FormStringName, string>>>;

/** The form's own words, else the default's; `{0}` and `{1}` filled in. */
export const say = (strings: FormStrings, name: FormSentenceName, ...values: readonly string[]): string =>
  (strings[name] ?? formSentences[name]).replace(/\{([01])\}/g, (_, index: string) => values[Number(index)] ?? '');

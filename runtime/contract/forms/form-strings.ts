/** What is said of fields that must be filled in. `{0}` is the field's title, `{1}` the parts that are missing. */
export const requiredSentences = {
  'validation.required': '{0} is required.',
  'validation.missingRequiredSubfields': '{0} is missing required subfields: {1}',
} as const;

/** What is said of fields of the rarer types: the specification has no sentences for them, published forms have. */
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

/** What is said of a single field. */
export type FieldSentenceName = keyof typeof requiredSentences | keyof typeof rareSentences | 'tooLong' | 'email';
/** What is said of the whole form. */
type WholeSentenceName = 'submitting' | 'captcha' | 'reviewBelow' | 'reviewAbove' | 'unknown';
export type FormStringName = FieldSentenceName | WholeSentenceName | FormCaptionName;
/** Those that a form brings itself, in the page's language, as `localizedStrings`. */
export type FormStrings = Readonly<Partial<Record<FormStringName, string>>>;

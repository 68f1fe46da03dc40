/** Field types, their settings and their parts: forms#field-types, forms#editor-properties, forms#field-parts. */

export const formFieldTypes = [
  'name',
  'date',
  'time',
  'address',
  'phone',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'section',
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

const plain = ['description', 'placeholder', 'required'] as const;
const short = ['description', 'required'] as const;
const choice = ['description', 'options', 'required'] as const;

export const formFieldProperties = {
  text: plain,
  textarea: plain,
  email: plain,
  number: plain,
  website: plain,
  currency: ['description', 'currencySymbol', 'required'],
  password: short,
  twitter: short,
  date: short,
  time: short,
  name: short,
  address: short,
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: choice,
  checkbox: choice,
  select: choice,
  likert: choice,
  hidden: ['key', 'value'],
} as const satisfies Record<FormFieldType, readonly string[]>;

/** One more setting of a textarea, forms#textarea-max-length. */
export const textareaFlaggedProperty = 'maxLength';

/** The parts of a value, in order. */
export const formFieldParts = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FormFieldType, readonly string[]>>;

export const formFieldsets = { BUILD: 1, STORAGE: 2, ADVANCED: 3, CAPTCHA: 4, DISCLAIMER: 5 } as const;

/** forms#likert-labels */
export const likertLabels = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
} as const;
export type LikertValue = keyof typeof likertLabels;

import { commerceLimits } from '../commerce/limits.ts';
import { hasOwn, readFields, readText } from '../read.ts';
import type { FormField } from './form-field.ts';
import type { FormFormats } from './form-formats.ts';
import { type FormSentenceName, type FormStrings, say } from './form-strings.ts';
import { type FormValues, isEmptyValue, partsIn, partsOf } from './form-values.ts';
import { formEngineLimits, formLimits } from './limits.ts';

/** Sentences by field id; empty when all is well. */
export type FormErrors = Readonly<Record<string, string>>;

export interface ValidationOptions {
  readonly strings?: FormStrings;
  readonly formats?: Pick<FormFormats, 'address' | 'addressCountry'>;
  /** `html` takes every address that browsers take; the specification's rule refuses endings of more than four characters. */
  readonly emailRule?: 'spec' | 'html';
}

/** Checks a form's values, in the browser and on the platform alike. Sections are skipped. Spec 2 §5. */
export function validateForm(fields: readonly FormField[], values: FormValues, options: ValidationOptions = {}): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const sentence = validateField(field, hasOwn(values, field.id) ? values[field.id] : '', options);
      return sentence === null ? [] : [[field.id, sentence]];
    }),
  );
}

/** The sentence to show, or null. */
export function validateField(field: FormField, value: unknown, options: ValidationOptions = {}): string | null {
  const { type, required, title } = field;
  const { strings = {} } = options;
  const word = (name: FormSentenceName, ...more: readonly string[]) => say(strings, name, title, ...more);
  if (type === 'section' || type === 'hidden') return null;
  if (isEmptyValue(field, value)) return required ? word('validation.required') : null;
  const rule = rules[type];
  const name = rule?.(readText(value).trim(), { ...options, field, value });
  if (name) return word(name);
  const missing = required ? missingParts(field, value, options) : [];
  return missing.length > 0 ? word('validation.missingRequiredSubfields', missing.join(', ')) : null;
}

interface Asked extends ValidationOptions {
  readonly field: FormField;
  readonly value: unknown;
}

/** The name of what is wrong; undefined if nothing is. Only e-mail and textarea are specified; the others follow published forms' words. */
const rules: Readonly<Partial<Record<FormField['type'], (text: string, asked: Asked) => FormSentenceName | undefined>>> = {
  email: (text, { emailRule }) => (isEmail(text, emailRule) ? undefined : 'email'),
  textarea: (_, { field: { maxLength }, value }) =>
    maxLength !== null && readText(value).length > maxLength ? 'tooLong' : undefined,
  number: (text) => (/^[+-]?\d+([.,]\d+)?$/.test(text) ? undefined : 'validation.invalidUnsignedNumber'),
  currency: (text) => (/^\d+([.,]\d{1,2})?$/.test(text) ? undefined : 'validation.invalidCurrency'),
  website: (text) => (isWebsite(text) ? undefined : 'validation.invalidUrl'),
  twitter: (text) => (/^@?\w{1,15}$/.test(text) ? undefined : 'validation.invalidTwitterUsername'),
  password: (_, { value }) => (/\s/.test(readText(value)) ? 'validation.invalidPassword' : undefined),
  radio: (text, { field: { options } }) => (options.includes(text) ? undefined : 'validation.noValidSelection'),
  select: (text, { field: { options } }) => (options.includes(text) ? undefined : 'validation.noValidSelection'),
  checkbox: (_, { field: { options }, value }) =>
    Array.isArray(value) && value.every((chosen) => options.includes(chosen as string))
      ? undefined
      : 'validation.noValidSelection',
  likert: (_, { field: { options, required }, value }) => {
    const answers = readFields(value);
    const isKnown = Object.entries(answers).every(([question, answer]) => options.includes(question) && isLikert(answer));
    const isWhole = !required || options.every((question) => isLikert(answers[question]));
    return isKnown && isWhole ? undefined : 'validation.noValidSelection';
  },
  date: (_, { value }) => (isDate(partsIn('date', value)) ? undefined : 'validation.invalidDate'),
  time: (_, { value }) => (isTime(partsIn('time', value)) ? undefined : 'validation.invalid'),
  phone: (_, { value }) => {
    const [country = '', ...rest] = partsIn('phone', value);
    if (!/^\+?\d{0,4}$/.test(country)) return 'validation.invalidCountryCode';
    return rest.every((part) => /^[\d\s().-]*$/.test(part)) ? undefined : 'validation.invalid';
  },
  file: (_, { field: { maxFiles }, value }) => {
    const files = Array.isArray(value) ? value.map(readFields) : [];
    const isSmall = files.every(({ sizeBytes }) => typeof sizeBytes === 'number' && sizeBytes <= formEngineLimits.maxFileBytes);
    return isSmall && files.length <= maxFiles ? undefined : 'validation.invalid';
  },
  address: (_, { value, formats }) => {
    const [, , , , zip = '', country = ''] = partsIn('address', value);
    const isUs = /^(US|USA|United States)?$/i.test(country) && formats?.addressCountry === 'US';
    return isUs && zip && !usZip.test(zip) ? 'validation.invalid' : undefined;
  },
};

const usZip = new RegExp(`^\\d{${commerceLimits.usZipDigits}}$`);

/** 3 to 256 characters: something on both sides of one @, whose domain ends in a label of 2 to 4 letters or digits. Spec 2 §5. */
export function isEmail(text: string, rule: ValidationOptions['emailRule'] = 'spec'): boolean {
  const { minEmailLength, maxEmailLength } = formLimits;
  if (text.length < minEmailLength || text.length > maxEmailLength) return false;
  return (rule === 'html' ? browserEmail : simpleEmail).test(text);
}
// No repetition lies within another: a long text that is no address is refused in one pass.
const simpleEmail = /^[^\s@]+@(?!\.)[^\s@]*[^\s@.]\.[a-z0-9]{2,4}$/i;
const browserEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

function isWebsite(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^https?$/.test(scheme)) return false;
  return /^(https?:\/\/)?[^\s/?#.]+(\.[^\s/?#.]+)+([/?#:]\S*)?$/i.test(text);
}

const isLikert = (answer: unknown): boolean => /^(-[12]|[012])$/.test(readText(answer));

/** A day that the calendar has, in years of four digits. */
function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!/^\d{1,2} \d{1,2} \d{4}$/.test(`${month} ${day} ${year}`)) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const isIn = (text: string, min: number, max: number) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isIn(hour, half ? 1 : 0, half ? 12 : 23) && isIn(minute || '0', 0, 59) && isIn(second || '0', 0, 59);
}

/** Parts that a required field must have and this one lacks. */
function missingParts({ type, requiredParts }: FormField, value: unknown, { formats }: ValidationOptions): readonly string[] {
  const names = partsOf(type);
  if (!names) return [];
  const parts = partsIn(type, value);
  const ofFormat = type === 'address' ? formats?.address?.filter(({ required }) => required).map(({ part }) => part) : undefined;
  return (requiredParts ?? ofFormat ?? usuallyRequired[type] ?? []).filter((name) => !parts[names.indexOf(name)]);
}

const usuallyRequired: Readonly<Partial<Record<FormField['type'], readonly string[]>>> = {
  name: ['First', 'Last'],
  address: ['Line1', 'City'],
};

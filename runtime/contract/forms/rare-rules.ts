import { readFields, readText } from '../read.ts';
import { maxFileBytes } from './constants.ts';
import { rareSentences } from './form-strings.ts';
import { partsIn } from './form-values.ts';
import type { RareRules } from './validate-form.ts';

/** The rules of field types that have no documented rule; they follow the sentences of published forms, forms#rare-types. */
export const rareRules: RareRules = {
  sentences: rareSentences,
  rules: {
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
      const isComplete = !required || options.every((question) => isLikert(answers[question]));
      return isKnown && isComplete ? undefined : 'validation.noValidSelection';
    },
    date: (_, { value }) => (isDate(partsIn('date', value)) ? undefined : 'validation.invalidDate'),
    time: (_, { value }) => (isTime(partsIn('time', value)) ? undefined : 'validation.invalid'),
    phone: (_, { value }) => {
      const [country = '', ...rest] = partsIn('phone', value);
      if (!/^\+?\d{0,4}$/.test(country)) return 'validation.invalidCountryCode';
      return rest.every((part) => /^[\d\s().-]*$/.test(part)) ? undefined : 'validation.invalid';
    },
    file: (_, { field: { maxFiles = 1 }, value }) => {
      const files = Array.isArray(value) ? value.map(readFields) : [];
      const isSmall = files.every(({ sizeBytes }) => typeof sizeBytes === 'number' && sizeBytes <= maxFileBytes);
      return isSmall && files.length <= maxFiles ? undefined : 'validation.invalid';
    },
    address: (_, { value, formats }) => {
      const [, , , , zip = '', country = ''] = partsIn('address', value);
      const isUs = /^(US|USA|United States)?$/i.test(country) && formats?.addressCountry === 'US';
      return isUs && zip && !usZip.test(zip) ? 'validation.invalid' : undefined;
    },
  },
};

/** forms#us-zip */
const usZip = /^\d{5}$/;

function isWebsite(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^https?$/.test(scheme)) return false;
  return /^(https?:\/\/)?[^\s/?#.]+(\.[^\s/?#.]+)+([/?#:]\S*)?$/i.test(text);
}

const isLikert = (answer: unknown): boolean => /^(-[12]|[012])$/.test(readText(answer));

/** Returns whether the calendar has the day; the year has four digits. */
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

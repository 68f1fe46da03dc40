import { readText } from '../read.ts';
import type { FormField } from './form-field.ts';
import type { FormFormats } from './form-formats.ts';
import { type FieldSentenceName, type FormStrings, requiredSentences } from './form-strings.ts';
import { isEmptyValue, partsIn, partsOf } from './form-values.ts';
import { type EmailRule, isEmail } from './is-email.ts';
import { email, exampleEmail, tooLong } from './messages.ts';

/** What must be known of a field to judge what stands in it. */
export type JudgedField = Pick<FormField, 'type' | 'id' | 'title' | 'required' | 'options' | 'maxLength'> &
  Partial<Pick<FormField, 'requiredParts' | 'maxFiles'>>;

export interface ValidationOptions {
  /** Sentences that replace the English ones. */
  readonly strings?: FormStrings;
  readonly formats?: Pick<FormFormats, 'address' | 'addressCountry'>;
  /** `html` takes every address that browsers take; the specification's rule refuses endings of more than four characters. */
  readonly emailRule?: EmailRule | undefined;
  /** What else is known beside the rules for e-mail and textarea; absent: nothing. */
  readonly rare?: RareRules | undefined;
}

/** A value that is not empty. */
interface Asked extends Pick<ValidationOptions, 'emailRule' | 'formats'> {
  readonly field: JudgedField;
  readonly value: unknown;
}

/** The name of what is wrong with a value, whose text is trimmed; undefined if nothing is. */
type FieldRule = (text: string, asked: Asked) => FieldSentenceName | undefined;

/** The rules of the rarer field types, and their sentences. */
export interface RareRules {
  readonly rules: Readonly<Partial<Record<FormField['type'], FieldRule>>>;
  readonly sentences: FormStrings;
}

/** The sentence to show of a field, or null. Spec 2 §5. */
export function judgeField(field: JudgedField, value: unknown, options: ValidationOptions = {}): string | null {
  const { type, required, title, id } = field;
  const { strings = {}, rare } = options;
  const say = (name: FieldSentenceName, parts = '') =>
    (({ ...requiredSentences, tooLong, email: email(exampleEmail), ...rare?.sentences, ...strings })[name] ?? '').replace(
      /\{([01])\}/g,
      (_, index) => (index === '0' ? title || id : parts),
    );
  if (type === 'section' || type === 'hidden') return null;
  if (isEmptyValue(field, value)) return required ? say('validation.required') : null;
  const name = (rules[type] ?? rare?.rules[type])?.(readText(value).trim(), { ...options, field, value });
  if (name) return say(name);
  const missing = required ? missingParts(field, value, options) : [];
  return missing.length > 0 ? say('validation.missingRequiredSubfields', missing.join(', ')) : null;
}

/** Only these are specified. */
const rules: RareRules['rules'] = {
  email: (text, { emailRule }) => (isEmail(text, emailRule) ? undefined : 'email'),
  textarea: (_, { field: { maxLength }, value }) =>
    maxLength !== null && readText(value).length > maxLength ? 'tooLong' : undefined,
};

/** Parts that a required field must have and this one lacks. */
function missingParts({ type, requiredParts }: JudgedField, value: unknown, { formats }: ValidationOptions): readonly string[] {
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

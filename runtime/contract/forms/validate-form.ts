/** Checks the values of a form, in the browser and on the platform alike. */
import { hasOwn, readText } from '../read.ts';
import { email, emailLimits, exampleEmail, tooLong } from './constants.ts';
import type { FormField } from './form-field.ts';
import type { FormFormats } from './form-formats.ts';
import { type FieldSentenceName, type FormStrings, requiredSentences } from './form-strings.ts';
import { type FormValues, isEmptyValue, partsIn, partsOf } from './form-values.ts';

/** Error sentences by field id; empty for a valid form. */
export type FormErrors = Readonly<Record<string, string>>;

/** The settings of a field that its checks depend on. */
export type CheckedField = Pick<FormField, 'type' | 'id' | 'title' | 'required' | 'options' | 'maxLength'> &
  Partial<Pick<FormField, 'requiredParts' | 'maxFiles'>>;

/**
 * `platform`: the documented rule, which refuses last labels of more than four characters. `html`: every address that browsers
 * accept. `either`: for receivers, because a submission does not name the rule of its page.
 */
export type EmailRule = 'platform' | 'html' | 'either';

export interface ValidationOptions {
  /** Sentences that replace the English ones. */
  readonly strings?: FormStrings;
  readonly formats?: Pick<FormFormats, 'address' | 'addressCountry'>;
  /** `platform` by default. */
  readonly emailRule?: EmailRule | undefined;
  /** Rules beside those for e-mail and textarea; without them the rarer types are checked as texts. */
  readonly rare?: RareRules | undefined;
}

/** The rules of the rarer field types, with their sentences. */
export interface RareRules {
  readonly rules: Readonly<Partial<Record<FormField['type'], FieldRule>>>;
  readonly sentences: FormStrings;
}

/** Returns the name of the sentence for an invalid value, undefined for a valid one. `text` is the value as trimmed text. */
type FieldRule = (text: string, checked: CheckedValue) => FieldSentenceName | undefined;

/** A value that is not empty, with the settings that its rule may need. */
interface CheckedValue extends Pick<ValidationOptions, 'emailRule' | 'formats'> {
  readonly field: CheckedField;
  readonly value: unknown;
}

/** Returns the error sentences of a form's values. Sections and hidden fields are skipped, forms#required. */
export function validateForm(fields: readonly CheckedField[], values: FormValues, options: ValidationOptions = {}): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const sentence = validateField(field, hasOwn(values, field.id) ? values[field.id] : '', options);
      return sentence === null ? [] : [[field.id, sentence]];
    }),
  );
}

/** Returns the error sentence of one field, or null. */
export function validateField(field: CheckedField, value: unknown, options: ValidationOptions = {}): string | null {
  const { type, required, title, id } = field;
  const { strings = {}, rare } = options;
  const sentence = (name: FieldSentenceName, parts = '') =>
    (({ ...requiredSentences, tooLong, email: email(exampleEmail), ...rare?.sentences, ...strings })[name] ?? '').replace(
      /\{([01])\}/g,
      (_, index) => (index === '0' ? title || id : parts),
    );
  if (type === 'section' || type === 'hidden') return null;
  if (isEmptyValue(field, value)) return required ? sentence('validation.required') : null;
  const name = (rules[type] ?? rare?.rules[type])?.(readText(value).trim(), { ...options, field, value });
  if (name) return sentence(name);
  const missing = required ? missingParts(field, value, options) : [];
  return missing.length > 0 ? sentence('validation.missingRequiredSubfields', missing.join(', ')) : null;
}

/** The documented rules: forms#email-format and forms#character-limit. */
const rules: RareRules['rules'] = {
  email: (text, { emailRule }) => (isEmail(text, emailRule) ? undefined : 'email'),
  textarea: (_, { field: { maxLength }, value }) =>
    maxLength !== null && readText(value).length > maxLength ? 'tooLong' : undefined,
};

/** Returns the parts that a required field lacks, forms#required-parts. */
function missingParts({ type, requiredParts }: CheckedField, value: unknown, { formats }: ValidationOptions): readonly string[] {
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

/** Returns whether the text is an e-mail address by the rule, forms#email-format and forms#email-rule-html. */
export function isEmail(text: string, rule: EmailRule = 'platform'): boolean {
  const { minLength, maxLength } = emailLimits;
  if (text.length < minLength || text.length > maxLength) return false;
  return (rule !== 'html' && platformEmail.test(text)) || (rule !== 'platform' && browserEmail.test(text));
}
// No repetition is nested in another: a long text is refused in linear time.
const platformEmail = /^[^\s@]+@(?!\.)[^\s@]*[^\s@.]\.[a-z0-9]{2,4}$/i;
/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, without its length limits on labels. */
const browserEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

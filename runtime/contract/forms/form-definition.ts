import { readFields, readFlag, readJson, readNumber, readText } from '../read.ts';
import { decodeFormStrings } from './decode-form-strings.ts';
import { decodeFormField, type FormField } from './form-field.ts';
import { decodeFormFormats, type FormFormats } from './form-formats.ts';
import type { FormStrings } from './form-strings.ts';

/** The settings of a form, with every default filled in. */
export interface FormDefinition {
  readonly formId: string;
  readonly formName: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly submitButtonText: string;
  readonly fields: readonly FormField[];
  /** The owner's HTML, untrusted. */
  readonly successHtml: string;
  readonly disclaimerHtml: string;
  /** The configured address, unchecked; empty for none. */
  readonly successRedirect: string;
  readonly captchaEnabled: boolean;
  readonly captchaTheme: 'light' | 'dark';
  readonly captchaAlignment: 'left' | 'center' | 'right';
  readonly formats: FormFormats;
  readonly strings: FormStrings;
}

/** The reason why a form cannot be shown, also the value of `data-ss-block-error`, forms#broken-context. */
export type FormProblem = 'form-unparseable' | 'form-without-id' | 'form-without-fields';

/**
 * Returns the form that a form context describes, or the reason why it cannot be shown. Missing and mistyped settings get their
 * defaults, forms#context-defaults. Never throws.
 * @param isEnglish false for a page in another language, where the form's own sentences replace the documented ones.
 */
export function decodeFormContext(input: unknown, isEnglish = true): FormDefinition | FormProblem {
  const raw = readFields(input);
  if (raw !== input) return 'form-unparseable';
  const formId = readText(raw.formId);
  if (!formId) return 'form-without-id';
  const seen = new Set<string>();
  const fields = (Array.isArray(raw.formFields) ? raw.formFields : []).flatMap((entry) => {
    const field = decodeFormField(entry);
    if (!field || seen.has(field.id)) return [];
    seen.add(field.id);
    return [field];
  });
  if (fields.length === 0) return 'form-without-fields';
  const strings = decodeFormStrings(raw.localizedStrings, isEnglish);
  return {
    formId,
    formName: readText(raw.formName),
    collectionId: readText(raw.collectionId),
    objectName: readText(raw.objectName),
    submitButtonText: readText(raw.formSubmitButtonText),
    fields,
    successHtml: readText(readFields(raw.formSubmissionMessage).html),
    disclaimerHtml: readText(readFields(raw.disclaimerMessage).html),
    successRedirect: readText(raw.successRedirect),
    captchaEnabled: readFlag(raw.captchaEnabled),
    captchaTheme: readNumber(raw.captchaTheme) === 2 ? 'dark' : 'light',
    captchaAlignment: (['left', 'center', 'right'] as const)[(readNumber(raw.captchaAlignment) ?? 1) - 1] ?? 'left',
    formats: decodeFormFormats(raw.formFieldFormats),
    strings,
  };
}

/** Like `decodeFormContext`, for JSON text. */
export const readFormContext = (text: string, isEnglish = true): FormDefinition | FormProblem =>
  decodeFormContext(readJson(text), isEnglish);

/** Reads a product's `data-form`; unreadable fields are left out, forms#additional-fields. Never throws. */
export function readProductForm(text: string): { readonly name: string; readonly fields: readonly FormField[] } | FormProblem {
  const product = readJson(text);
  if (product === undefined) return 'form-unparseable';
  const raw = readFields(product);
  const fields = (Array.isArray(raw.fields) ? raw.fields : []).flatMap((entry) => {
    const field = decodeFormField(typeof entry === 'string' ? readJson(entry) : entry);
    return field ? [field] : [];
  });
  return fields.length > 0 ? { name: readText(raw.name), fields } : 'form-without-fields';
}

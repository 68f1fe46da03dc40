import { readFields, readFlag, readNumber, readText } from '../read.ts';
import { decodeFormStrings } from './decode-form-strings.ts';
import { decodeFormField, type FormField } from './form-field.ts';
import { decodeFormFormats, type FormFormats } from './form-formats.ts';
import type { FormStrings } from './form-strings.ts';

/** All that is known of a form. Spec 2 §3 "Form submission", wild §3. */
export interface FormDefinition {
  readonly formId: string;
  readonly formName: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly submitButtonText: string;
  readonly fields: readonly FormField[];
  /** HTML as the owner wrote it: never to be trusted. */
  readonly successHtml: string;
  readonly disclaimerHtml: string;
  /** As it was written; empty for none. */
  readonly successRedirect: string;
  readonly captchaEnabled: boolean;
  readonly captchaTheme: 'light' | 'dark';
  readonly captchaAlignment: 'left' | 'center' | 'right';
  readonly formats: FormFormats;
  readonly strings: FormStrings;
}

/** Why a form cannot be shown; it becomes `data-ss-block-error`. */
export type FormProblem = 'form-unparseable' | 'form-without-id' | 'form-without-fields';

/**
 * Reads a form context; what is missing or of a wrong type gets its default, fields of no known type are left out. The problem of
 * one that cannot be shown comes in place of it. Never throws. Wild §3 "Second generation".
 * @param isEnglish false for pages in other languages, whose own sentences go before the specification's.
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

/** The same of JSON text. */
export function readFormContext(text: string, isEnglish = true): FormDefinition | FormProblem {
  try {
    return decodeFormContext(JSON.parse(text), isEnglish);
  } catch {
    return 'form-unparseable';
  }
}

/** A product's additional fields: `data-form` is `{name, fields:["<JSON>", …]}`. Fields that cannot be read are left out. Wild §3. */
export function readProductForm(text: string): { readonly name: string; readonly fields: readonly FormField[] } | FormProblem {
  try {
    const raw = readFields(JSON.parse(text));
    const fields = (Array.isArray(raw.fields) ? raw.fields : []).flatMap((entry) => {
      const field = decodeFormField(parsed(entry));
      return field ? [field] : [];
    });
    return fields.length > 0 ? { name: readText(raw.name), fields } : 'form-without-fields';
  } catch {
    return 'form-unparseable';
  }
}

const parsed = (entry: unknown): unknown => {
  try {
    return typeof entry === 'string' ? JSON.parse(entry) : entry;
  } catch {
    return null;
  }
};

import { readFields, readText } from '../read.ts';
import { formFieldParts } from './form-enums.ts';
import type { FormField, ReadableFieldType } from './form-field.ts';

/** A chosen file as part of the submission, forms#file-field. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** A `data:` URL. */
  readonly content: string;
}

/**
 * An entered value: a text; a list of parts (forms#field-parts), of chosen options or of files; or, for a likert field, -2 to 2
 * by question.
 */
export type FormValue = string | readonly string[] | readonly FormFile[] | Readonly<Record<string, string>>;
/** By field id. */
export type FormValues = Readonly<Record<string, FormValue>>;

const parts: Readonly<Partial<Record<ReadableFieldType, readonly string[]>>> = formFieldParts;
/** Returns the names of a type's parts; null for a type without parts. */
export const partsOf = (type: ReadableFieldType): readonly string[] | null => parts[type] ?? null;

/**
 * Returns the parts of a value, trimmed, with the country that a phone number of three parts lacks, forms#phone-of-three-parts.
 */
export function partsIn(type: ReadableFieldType, value: unknown): readonly string[] {
  const parts = Array.isArray(value) ? value.map((part) => readText(part).trim()) : [];
  return type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
}

/** Returns whether nothing was entered, forms#empty-values. */
export function isEmptyValue({ type }: Pick<FormField, 'type'>, value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (type === 'time') return partsIn(type, value).slice(0, 2).join('') === '';
  if (Array.isArray(value)) return value.every((part) => typeof part !== 'object' && readText(part).trim() === '');
  return type !== 'likert' || Object.values(readFields(value)).every((answer) => !answer);
}

/** Returns the value as it is sent, forms#sent-values. */
export function normaliseValue(type: ReadableFieldType, value: FormValue): FormValue {
  if (typeof value === 'string') return type === 'password' ? value : value.trim();
  return partsOf(type) ? partsIn(type, value) : value;
}

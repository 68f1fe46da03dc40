import { readFields, readText } from '../read.ts';
import { formFieldParts } from './form-enums.ts';
import type { FormField, ReadableFieldType } from './form-field.ts';

/** A file that a visitor chose, as it travels in the submission (our choice: the specification has no call for files). */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** A `data:` address. */
  readonly content: string;
}

/**
 * What a visitor entered: a text; a list of parts (name, date, time, address, phone) in the order of spec 2 §3, of chosen options,
 * or of files; of a likert, -2 to 2 by question.
 */
export type FormValue = string | readonly string[] | readonly FormFile[] | Readonly<Record<string, string>>;
/** By field id. */
export type FormValues = Readonly<Record<string, FormValue>>;

const parts: Readonly<Partial<Record<ReadableFieldType, readonly string[]>>> = formFieldParts;
/** The names of a type's parts; null for one without. */
export const partsOf = (type: ReadableFieldType): readonly string[] | null => parts[type] ?? null;

/** A value as a list of texts, whatever it is; a phone number of three parts gets an empty country put first. Spec 2 §5. */
export function partsIn(type: ReadableFieldType, value: unknown): readonly string[] {
  const parts = Array.isArray(value) ? value.map((part) => readText(part).trim()) : [];
  return type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
}

/** Nothing was entered. A time begins with its hour: seconds and halves of the day are there from the start. */
export function isEmptyValue({ type }: Pick<FormField, 'type'>, value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (type === 'time') return partsIn(type, value).slice(0, 2).join('') === '';
  if (Array.isArray(value)) return value.every((part) => typeof part !== 'object' && readText(part).trim() === '');
  return type !== 'likert' || Object.values(readFields(value)).every((answer) => !answer);
}

/** A value as it is sent: a text without blanks around it (but for passwords), a three-part phone number with its country part. */
export function normaliseValue(type: ReadableFieldType, value: FormValue): FormValue {
  if (typeof value === 'string') return type === 'password' ? value : value.trim();
  return partsOf(type) ? partsIn(type, value) : value;
}

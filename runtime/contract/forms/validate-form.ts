import { hasOwn } from '../read.ts';
import type { FormValues } from './form-values.ts';
import { type JudgedField, judgeField, type ValidationOptions } from './judge-field.ts';

/** Sentences by field id; empty when all is well. */
export type FormErrors = Readonly<Record<string, string>>;

/** Checks a form's values, in the browser and on the platform alike: types whose rules are not passed are judged as texts. Sections are skipped. Spec 2 §5. */
export function validateForm(fields: readonly JudgedField[], values: FormValues, options: ValidationOptions = {}): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const sentence = judgeField(field, hasOwn(values, field.id) ? values[field.id] : '', options);
      return sentence === null ? [] : [[field.id, sentence]];
    }),
  );
}

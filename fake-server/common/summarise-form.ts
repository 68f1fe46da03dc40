import { formMessages } from '../../runtime/contract/forms/constants.ts';
import { likertLabels } from '../../runtime/contract/forms/form-enums.ts';
import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import { isEmptyValue, partsIn, partsOf } from '../../runtime/contract/forms/form-values.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';

/** A line of the summary; a field with parts has one for each. */
export interface SummaryLine {
  /** The name of the part, or the question of a likert field; empty for the only line of a field. */
  readonly part: string;
  readonly text: string;
}

/** Returns a value as owners see it: forms#summary, forms#masked-password. */
export function summariseValue(field: FormField, value: unknown): readonly SummaryLine[] {
  const { type, options } = field;
  const line = (text: string, part = ''): SummaryLine => ({ part, text: text || formMessages.emptyValue });
  if (type === 'section') return [];
  if (isEmptyValue(field, value)) return [line('')];
  if (type === 'password') return [line(formMessages.maskedPassword)];
  if (type === 'likert') {
    const answers = readFields(value);
    const labels: Readonly<Record<string, string>> = likertLabels;
    return options.map((question) => line(labels[readText(answers[question])] ?? '', question));
  }
  const names = partsOf(type);
  if (names) {
    const parts = partsIn(type, value);
    return names.map((name, index) => line(parts[index] ?? '', name));
  }
  if (!Array.isArray(value)) return [line(readText(value).trim())];
  return [line(value.map((each) => readText(each) || readText(readFields(each).name)).join(', '))];
}

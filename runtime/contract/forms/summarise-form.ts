import { readFields, readText } from '../read.ts';
import { likertLabels } from './form-enums.ts';
import type { FormField } from './form-field.ts';
import { isEmptyValue, partsIn, partsOf } from './form-values.ts';
import { formMessages } from './messages.ts';

/** A line of the summary: of a field with parts, one for each. */
export interface SummaryLine {
  /** The part's name, or the likert's question; empty for a field's only line. */
  readonly part: string;
  readonly text: string;
}

/**
 * A value as owners see it: parts by their names, likert answers by their labels, 'N/A' for what is empty, and of a password only
 * that there is one. Spec 2 §3 "Summary display parts", §5.
 */
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

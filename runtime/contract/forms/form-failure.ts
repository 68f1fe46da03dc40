import { hasOwn, readFields, readText } from '../read.ts';
import { formStatusMessages, invalid, unknown } from './messages.ts';
import type { FormErrors } from './validate-form.ts';

/** What went wrong with a submission: what is said of the whole of it, and of single fields. */
export interface FormFailure {
  readonly message: string;
  readonly errors: FormErrors;
}

/** A response that says no: its status (0 for none) and its decoded body. */
interface RefusedSubmission {
  readonly status: number;
  readonly body: unknown;
}

/** Why a form was not sent: a sentence, or what the platform says. */
export type Refusal = string | RefusedSubmission;

/**
 * Chooses the words: a text is shown as it is; a known status has its sentence; 400 with errors gives a sentence for each field and
 * one for the whole; otherwise the platform's own `error`, else the one for what nobody knows. Never throws. Spec 2 §8 "Form messages".
 */
export function chooseFailure(refused: Refusal): FormFailure {
  if (typeof refused === 'string') return { message: refused, errors: {} };
  const { status, body } = refused;
  const ofStatus: Readonly<Record<number, string>> = formStatusMessages;
  const known = hasOwn(ofStatus, status) ? ofStatus[status] : undefined;
  if (known) return { message: known, errors: {} };
  const { errors, error } = readFields(body);
  const sentences = Object.fromEntries(Object.entries(readFields(errors)).flatMap(([id, value]) => sentenceOf(id, value)));
  if (status === 400 && Object.keys(sentences).length > 0) return { message: invalid, errors: sentences };
  return { message: readText(error) || unknown, errors: {} };
}

/** A text, or the first text of a list. */
const sentenceOf = (id: string, value: unknown): [string, string][] => {
  const text = readText(value) || (Array.isArray(value) ? readText(value.find((each) => typeof each === 'string')) : '');
  return text ? [[id, text]] : [];
};

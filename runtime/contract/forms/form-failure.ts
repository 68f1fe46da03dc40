import { hasOwn, readFields, readText } from '../read.ts';
import { formStatusMessages, invalid, unknown } from './constants.ts';
import type { FormErrors } from './validate-form.ts';

/** The sentences about a failed submission: one about the form, and those about single fields. */
export interface FormFailure {
  readonly message: string;
  readonly errors: FormErrors;
}

/** A refusing response: its status (0 without a response) and its decoded body. */
interface RefusedSubmission {
  readonly status: number;
  readonly body: unknown;
}

/** The reason why a form was not sent: a sentence, or the platform's response. */
export type Refusal = string | RefusedSubmission;

/** Returns the sentences for a refusal, forms#message-choice. Never throws. */
export function chooseFailure(refused: Refusal): FormFailure {
  if (typeof refused === 'string') return { message: refused, errors: {} };
  const { status, body } = refused;
  const byStatus: Readonly<Record<number, string>> = formStatusMessages;
  const ofStatus = hasOwn(byStatus, status) ? byStatus[status] : undefined;
  if (ofStatus) return { message: ofStatus, errors: {} };
  const { errors, error } = readFields(body);
  const sentences = Object.fromEntries(Object.entries(readFields(errors)).flatMap(([id, value]) => readSentence(id, value)));
  if (status === 400 && Object.keys(sentences).length > 0) return { message: invalid, errors: sentences };
  return { message: readText(error) || unknown, errors: {} };
}

/** Reads a text, or the first text of a list. */
const readSentence = (id: string, value: unknown): [string, string][] => {
  const text = readText(value) || (Array.isArray(value) ? readText(value.find((each) => typeof each === 'string')) : '');
  return text ? [[id, text]] : [];
};

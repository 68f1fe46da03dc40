import { hasOwn, readFields, readText } from '../read.ts';
import { fieldSentences } from './field-sentences.ts';
import { formCaptions } from './form-captions.ts';
import type { FormStringName, FormStrings } from './form-strings.ts';
import {
  captcha,
  email,
  exampleEmail,
  formMessages,
  reviewAbove,
  reviewBelow,
  submitting,
  tooLong,
  unknown,
} from './messages.ts';

/** Names under which published forms bring what is called otherwise here. */
const otherNames: Readonly<Partial<Record<FormStringName, string>>> = {
  email: 'validation.invalidEmail',
  requiredMark: 'required',
};

/** Those that the form brings itself. English ones never replace a sentence of the specification. Never throws. */
export function decodeFormStrings(input: unknown, isEnglish: boolean): FormStrings {
  const found: Partial<Record<FormStringName, string>> = {};
  const all: Readonly<Record<FormStringName, string>> = {
    ...formCaptions,
    ...fieldSentences,
    tooLong,
    email: email(exampleEmail),
    submitting,
    captcha,
    reviewBelow,
    reviewAbove,
    unknown,
  };
  for (const name of Object.keys(all) as FormStringName[]) {
    if (isEnglish && (specified.has(all[name]) || name === 'email')) continue;
    const text = textAt(input, name) || textAt(input, otherNames[name] ?? '');
    if (text) found[name] = text;
  }
  return found;
}

const specified: ReadonlySet<unknown> = new Set(Object.values(formMessages));

const textAt = (input: unknown, path: string): string => {
  let at = input;
  for (const step of path.split('.')) at = hasOwn(readFields(at), step) ? readFields(at)[step] : undefined;
  return readText(at);
};

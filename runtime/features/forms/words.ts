import { type FormStrings, formSentences } from '../../contract/forms/form-strings.ts';
import { exampleEmail, formMessages, formStatusMessages } from '../../contract/forms/messages.ts';
import type { Texts } from '../../contract/texts/texts.ts';

/** The topics that forms speak of. */
export type Words = Pick<Texts, 'forms' | 'formStatus'>;

/** The form's own sentences, and beside them those of the page's language. */
export function stringsOf(own: FormStrings, { forms }: Words): FormStrings {
  const { submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong } = forms;
  return { submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong, email: forms.email(exampleEmail), ...own };
}

/** A sentence of the catalogue as the form says it, else in the page's language; the platform's own words as they are. */
export function inPageLanguage(message: string, strings: FormStrings, { forms, formStatus }: Words): string {
  const name = nameOf(formSentences, message);
  const own = name && strings[name];
  if (own) return own;
  const text = nameOf(formMessages, message);
  const status = nameOf(formStatusMessages, message);
  const said = text && text !== 'maskedPassword' ? forms[text] : status && formStatus[status];
  return typeof said === 'string' ? said : message;
}

const nameOf = <Sentences extends object>(sentences: Sentences, message: string): keyof Sentences | undefined =>
  (Object.keys(sentences) as (keyof Sentences)[]).find((name) => sentences[name] === message);

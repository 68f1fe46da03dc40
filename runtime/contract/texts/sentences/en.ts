/** What forms say to whoever fills them in, in English, by topic; apart from `../en.ts`, so that pages on which nobody does do not fetch it. */
import { fieldSentences } from '../../forms/field-sentences.ts';
import { formMessages, formStatusMessages } from '../../forms/messages.ts';

export const sentencesEn = {
  forms: formMessages,
  formFields: fieldSentences,
  formStatus: formStatusMessages,
} as const;

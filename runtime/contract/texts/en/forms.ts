/** What forms say to whoever fills them in, in English, by topic; apart from `../en.ts`, so that pages on which nobody does do not fetch it. */
import { rareSentences, requiredSentences } from '../../forms/form-strings.ts';
import { formMessages, formStatusMessages } from '../../forms/messages.ts';

export const sentencesEn = {
  forms: formMessages,
  formFields: { ...requiredSentences, ...rareSentences },
  formStatus: formStatusMessages,
} as const;

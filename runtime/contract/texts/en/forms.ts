/** The texts of forms in English, by topic: part of the chunks of forms. */
import { rareSentences, requiredSentences } from '../../forms/form-strings.ts';
import { formMessages, formStatusMessages } from '../../forms/messages.ts';

export const sentencesEn = {
  forms: formMessages,
  formFields: { ...requiredSentences, ...rareSentences },
  formStatus: formStatusMessages,
} as const;

/** The texts of forms in English, by topic: part of the chunks of forms. */

import { formMessages, formStatusMessages } from '../../forms/constants.ts';
import { rareSentences, requiredSentences } from '../../forms/form-strings.ts';

export const sentencesEn = {
  forms: formMessages,
  formFields: { ...requiredSentences, ...rareSentences },
  formStatus: formStatusMessages,
} as const;

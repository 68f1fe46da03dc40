import type { Translated } from '../texts.ts';
import type { sentencesEn } from './en.ts';

/** What stands in a field for a password is for the platform, and the same in every language. */
type Read = Omit<typeof sentencesEn, 'forms'> & { readonly forms: Omit<typeof sentencesEn.forms, 'maskedPassword'> };

/** What forms say in one language, by topic. */
export type FormTexts = Translated<Read>;

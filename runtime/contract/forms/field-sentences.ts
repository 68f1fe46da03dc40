import { rareSentences, requiredSentences } from './form-strings.ts';

/** What is said of single fields, but for what the specification says: apart, so that a bundler leaves it out where nobody uses it. */
export const fieldSentences = { ...requiredSentences, ...rareSentences } as const;

import type { en } from './en.ts';

/** The same keys with any words: a function stays a function of the same arguments. */
export type Worded<Given> = Given extends string
  ? string
  : Given extends (...given: infer Arguments) => string
    ? (...given: Arguments) => string
    : { readonly [Key in keyof Given]: Worded<Given[Key]> };

/** What stands in a field for a password is for the platform, and the same in every language. */
type Read = Omit<typeof en, 'forms'> & { readonly forms: Omit<typeof en.forms, 'maskedPassword'> };

/** Every text of ours in one language, by topic. The English ones, with what each is for, are in `en.ts`. */
export type Texts = Worded<Read>;

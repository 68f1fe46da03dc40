import type { en } from './en.ts';

/** The same keys with any words: a function stays a function of the same arguments. */
export type Translated<Given> = Given extends string
  ? string
  : Given extends (...given: infer Arguments) => string
    ? (...given: Arguments) => string
    : { readonly [Key in keyof Given]: Translated<Given[Key]> };

/** Every text of ours in one language, by topic. The English ones, with what each is for, are in `en.ts`. */
export type Texts = Translated<typeof en>;

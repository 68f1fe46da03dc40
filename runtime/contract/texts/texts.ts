import type { FormCaptions } from '../forms/form-captions.ts';
import type { en } from './en/common.ts';
import type { sentencesEn } from './en/forms.ts';
import type { ownersEn } from './en/owners.ts';
import type { storeEn } from './en/store.ts';

/** The same keys with any texts: a function stays a function of the same arguments. */
type Translated<Given> = Given extends string
  ? string
  : Given extends (...given: infer Arguments) => string
    ? (...given: Arguments) => string
    : { readonly [Key in keyof Given]: Translated<Given[Key]> };

/** The texts of every page in one language, by topic. `en/common.ts` has the English ones with the use of each. */
export type Texts = Translated<typeof en>;

/** The texts of the store and of accounts. */
export type StoreTexts = Translated<typeof storeEn>;

/** The texts of forms, without the mask of a password: it is sent to the platform and the same in every language. */
export type FormTexts = Translated<
  Omit<typeof sentencesEn, 'forms'> & { readonly forms: Omit<typeof sentencesEn.forms, 'maskedPassword'> }
>;

/** The texts that only owners read. */
export type OwnerTexts = Translated<typeof ownersEn>;

/**
 * Texts by family: a page fetches the families that it shows. `texts/<language>/<family>.ts` holds them, and is the chunk
 * `<family>-<language>`. The English ones are part of the code that shows them.
 */
export interface TextFamilies {
  readonly common: Texts;
  readonly forms: FormTexts;
  readonly captions: FormCaptions;
  readonly store: StoreTexts;
  readonly owners: OwnerTexts;
}

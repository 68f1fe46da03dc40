import type { Translated } from '../texts.ts';
import type { storeEn } from './en.ts';

/** Every text of the store in one language, by topic. The English ones, with what each is for, are in `en.ts`. */
export type StoreTexts = Translated<typeof storeEn>;

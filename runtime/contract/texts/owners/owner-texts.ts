import type { Translated } from '../texts.ts';
import type { ownersEn } from './en.ts';

/** What owners read in one language, by topic. */
export type OwnerTexts = Translated<typeof ownersEn>;

import type { Language } from '../../../../runtime/contract/texts/languages.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import type { OwnerTexts } from './owner-texts.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Texts of the report's first page, by language. English is that of the report itself. */
export const ownerTexts: Readonly<Record<Language, OwnerTexts>> = { de, es, fr, he, it, ja, nl, pl, pt };

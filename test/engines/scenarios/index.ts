import type { Topic } from '../facade/scenario.ts';
import { boot } from './boot.ts';
import { consent } from './consent.ts';
import { galleries } from './galleries.ts';
import { visit } from './visit.ts';

/** The scenarios by topic, the same for every engine. */
export const topics: Readonly<Record<string, Topic>> = { boot, visit, consent, galleries };

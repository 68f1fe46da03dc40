import type { Scenario } from '../facade/scenario.ts';
import { boot } from './boot.ts';

/** The scenarios by topic, the same for every engine. */
export const topics: Readonly<Record<string, readonly Scenario[]>> = { boot };

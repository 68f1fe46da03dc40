import { nounFor } from '../plural.ts';
import type { AskedLifetime } from './visits.ts';

const units = [
  ['year', 365 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/**
 * Returns a lifetime in words: `10 years`, `390 days`, `until the browser closes`. Years are used for whole ones and beyond two.
 */
export function lifetimeWords(lifetime: AskedLifetime): string {
  if (lifetime === 'session') return 'until the browser closes';
  if (lifetime === 'unknown') return 'an unknown time';
  if (lifetime <= 0) return 'no time';
  for (const [unit, unitMs] of units) {
    const count = Math.round((lifetime / unitMs) * 10) / 10;
    const isRight = unit === 'year' ? count >= 2 || count === 1 : count >= 1;
    if (isRight) return `${unit === 'year' ? count : Math.round(count)} ${nounFor(count, unit)}`;
  }
  return 'less than a second';
}

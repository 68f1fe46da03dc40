import { seatFacts } from './party-facts.ts';

/**
 * Returns the country of a provider's headquarters; null where it is not known. A name stands also for the products that begin
 * with it.
 */
export const seatOf = (name: string): string | null =>
  seatFacts.find(({ provider }) => name === provider || name.startsWith(`${provider} `))?.country ?? null;

import { list, readFacts, statement, text } from '../facts/read-facts.ts';

/** Vendors of the Transparency and Consent Framework, with their ids in IAB Europe's global vendor list. */
export const vendorFacts = readFacts('consent-vendors.txt', {
  id(cell) {
    if (!/^\d{1,4}$/.test(cell)) throw new Error(`expected a number; found "${cell}"`);
    return Number(cell);
  },
  name: text,
  domains: list,
  entities: statement,
});

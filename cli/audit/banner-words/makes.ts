import { readFacts, statement, text } from '../facts/read-facts.ts';

/** Vendors of cookie banners, each with a selector of an element in, around or beside its banner. */
export const bannerMakes = readFacts('banner-makes.txt', { name: text, selector: text, rules: statement });

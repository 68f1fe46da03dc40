import { list, patterns, readFacts, text } from '../../facts/read-facts.ts';

/** Consent libraries, each with the globals by which pages configure or call it, and patterns of the names of its files. */
export const consentLibraries = readFacts('consent-libraries.txt', { name: text, globals: list, files: patterns });

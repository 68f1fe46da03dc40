import type { JournalEntry } from '../common/journal/journal.ts';

/** Returns the entry of a line of the journal. */
export const parseLine = ({ json }: { readonly json: Buffer }): JournalEntry => JSON.parse(json.toString('utf8')) as JournalEntry;

import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** The filter of the table. Empty text and false show every call. */
export interface TrafficFilter {
  /** Words that must all occur in the call's name, address, status, body, problems or fault, in any case. */
  readonly text: string;
  readonly site: string;
  readonly onlyProblems: boolean;
}

export const showAll: TrafficFilter = { text: '', site: '', onlyProblems: false };

export function filterEntries(
  entries: readonly JournalEntry[],
  { text, site, onlyProblems }: TrafficFilter,
): readonly JournalEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) =>
      (site === '' || entry.site === site) &&
      (!onlyProblems || !entry.valid) &&
      (words.length === 0 || words.every((word) => searchText(entry).includes(word))),
  );
}

const searchText = ({ endpoint, method, path, status, bodyText, problems, fault }: JournalEntry): string =>
  [endpoint ?? 'unhandled', method, path, status, bodyText, fault ?? '', ...problems.map(({ message }) => message)]
    .join(' ')
    .toLowerCase();

import type { JournalEntry } from '../common/journal/journal.ts';
import { pageOf } from '../common/journal/journal-row.ts';
import { type FormFields, firstOf } from '../http/form-fields.ts';
import { isWanted, type JournalFilter } from '../journal/filter.ts';

/** The filter of a journal request. An absent key allows every value. */
export interface JournalSearch extends JournalFilter {
  /** Only entries with a smaller seq. */
  readonly before?: number;
  /** A status (`404`), a class of them (`4xx`), or `0` for calls without a response. */
  readonly status?: string;
  /** Path of the page that sent the call; empty for calls without one. */
  readonly page?: string;
  readonly from?: string;
  /** Name of the session; empty for the main session. */
  readonly session?: string;
  /** Whether a fault applied. */
  readonly fault?: boolean;
  /** Words that must all occur in the call or its response, in lower case. */
  readonly words?: readonly string[];
}

/**
 * Reads the filter of a journal request from its query. Throws a RangeError whose message names the parameter and its allowed
 * values.
 */
export function readJournalFilter(query: FormFields): JournalSearch {
  const words = firstOf(query.text)?.toLowerCase().split(/\s+/).filter(Boolean);
  const status = firstOf(query.status);
  if (status !== undefined && !/^(?:\d{1,3}|[1-9]xx)$/.test(status))
    throw new RangeError('status must be a number, such as 404, or a class, such as 4xx.');
  return withoutAbsent({
    endpoint: firstOf(query.endpoint),
    site: firstOf(query.site),
    valid: readFlag(query, 'valid'),
    since: readCount(query, 'since'),
    limit: readCount(query, 'limit'),
    before: readCount(query, 'before'),
    status,
    page: firstOf(query.page),
    from: firstOf(query.from),
    session: firstOf(query.session),
    fault: readFlag(query, 'fault'),
    words: words?.length ? words : undefined,
  });
}

type Filled<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

const withoutAbsent = <T extends object>(values: T): Partial<Filled<T>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Filled<T>>;

function readFlag(query: FormFields, name: string): boolean | undefined {
  const text = firstOf(query[name]);
  if (text !== undefined && text !== 'true' && text !== 'false') throw new RangeError(`${name} must be true or false.`);
  return text === undefined ? undefined : text === 'true';
}

export function readCount(query: FormFields, name: string): number | undefined {
  const text = firstOf(query[name]);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`${name} must be a whole number from 0.`);
  return Number(text);
}

/** Whether the filter has a condition that only the whole entry answers. */
export const needsEntry = ({ status, page, from, session, fault, words }: JournalSearch): boolean =>
  [status, page, from, session, fault, words].some((value) => value !== undefined);

/** Returns whether an entry matches the filter apart from `since`, `before` and `limit`. */
export const matchesSearch = (entry: JournalEntry, search: JournalSearch): boolean =>
  isWanted(entry, search) &&
  (search.status === undefined || hasStatus(entry.status, search.status)) &&
  (search.page === undefined || pageOf(entry) === search.page) &&
  (search.from === undefined || entry.from === search.from) &&
  (search.session === undefined || (entry.session ?? '') === search.session) &&
  (search.fault === undefined || (entry.fault !== null) === search.fault) &&
  (search.words === undefined || hasWords(entry, search.words));

const hasStatus = (status: number, wanted: string): boolean =>
  wanted.endsWith('xx') ? Math.floor(status / 100) === Number(wanted[0]) : status === Number(wanted);

function hasWords(entry: JournalEntry, words: readonly string[]): boolean {
  const { endpoint, method, path, query, status, bodyText, fault, note, headers, problems, response } = entry;
  const parts = [endpoint ?? 'unhandled', method, path, status, bodyText, fault, note, ...Object.values(headers)];
  const nested = [query, problems.map(({ pointer, message }) => [pointer, message]), response?.body];
  const text = [...parts, ...nested.map(textOfValue)].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

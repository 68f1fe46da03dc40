import type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
import { harEntry } from '../../fake-server/har/journal-har.ts';
import { type Fields, isFields } from '../../runtime/contract/read.ts';
import { decodeJournalLine } from '../replay/read/journal-line.ts';

/** Fields of a journal entry that HAR does not have. HAR allows further fields whose names start with an underscore. */
const ownFields = ['seq', 'site', 'endpoint', 'encoding', 'valid', 'problems', 'fault', 'note', 'from', 'session'] as const;
export const ownFieldsName = '_journal';

/**
 * Returns a line of a journal as an entry of a HAR, with the fields that only a journal has under `_journal`. Absent fields count
 * as empty. Throws an Error for a line that cannot be replayed.
 */
export function entryToHar(text: string): object {
  const item = decodeJournalLine(text, { source: '' }, true);
  if ('unreadable' in item) throw new Error(item.unreadable.message);
  const line = JSON.parse(text) as Fields;
  const entry = withDefaults(line);
  const own = Object.fromEntries(ownFields.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]])));
  return { ...harEntry(entry, schemeOf(entry)), [ownFieldsName]: own };
}

function withDefaults(line: Fields): JournalEntry {
  const [path = '', search] = String(line.path).split(/\?(.*)/s);
  const headers = isFields(line.headers) ? (line.headers as JournalEntry['headers']) : {};
  const host: JournalEntry['headers'] =
    typeof line.site === 'string' && line.site !== '' ? { host: `${line.site}.localhost` } : {};
  return {
    ...(line as unknown as JournalEntry),
    path,
    method: String(line.method).toUpperCase(),
    time: typeof line.time === 'string' ? line.time : new Date(0).toISOString(),
    query: search === undefined ? ((line.query ?? {}) as JournalEntry['query']) : queryOf(search),
    headers: { ...host, ...headers },
    bodyText: typeof line.bodyText === 'string' ? line.bodyText : '',
    status: typeof line.status === 'number' ? line.status : 0,
  };
}

/** Returns the fields of a query. A repeated name has all its values, in order. */
export function queryOf(search: string): JournalEntry['query'] {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

const schemeOf = ({ headers }: JournalEntry): string =>
  /^https:/i.test(headers.origin ?? headers.referer ?? '') ? 'https' : 'http';

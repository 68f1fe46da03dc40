import type { FaultStatus } from '../../common/fault-status.ts';
import type { JournalExtent, JournalRow, JournalRowPage } from '../../common/journal/journal-row.ts';
import { readRows } from '../control.ts';
import { type CallFilter, filterQuery } from '../filter.ts';

/** Receives the events of the stream, whose shapes are those of `fake-server/control/row-stream.ts`. */
export interface StreamListener {
  onConnected(isConnected: boolean): void;
  /** Rows that match, oldest first. */
  onRows(rows: readonly JournalRow[]): void;
  onJournal(extent: JournalExtent): void;
  onFaults(faults: FaultStatus): void;
  /** Names of the sessions, the last used one first. */
  onSessions(names: readonly string[]): void;
}

/** Opens the stream of the calls after `since` that match the filter. The browser connects again by itself. */
export function openStream(filter: CallFilter, since: number, listener: StreamListener): EventSource {
  const query = filterQuery(filter);
  query.set('view', 'rows');
  query.set('since', String(since));
  const source = new EventSource(`/__ss/stream?${query}`);
  const on = <Data>(name: string, receive: (data: Data) => void) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as Data));
  source.onopen = () => listener.onConnected(true);
  source.onerror = () => listener.onConnected(false);
  on<readonly JournalRow[]>('rows', listener.onRows);
  on<JournalExtent>('journal', listener.onJournal);
  on<FaultStatus>('faults', listener.onFaults);
  on<readonly string[]>('sessions', listener.onSessions);
  return source;
}

/** A search reads at most so many parts without a match before the list is scrolled again. */
const maxEmptyParts = 40;

/** Yields older parts of the journal, up to the first one with matching rows. @param before null for the newest part. */
export async function* olderParts(filter: CallFilter, before: number | null): AsyncGenerator<JournalRowPage> {
  let next = before;
  for (let count = 0; count < maxEmptyParts; count += 1) {
    const part = await readRows(filterQuery(filter), next);
    yield part;
    next = part.before;
    if (next === null || part.rows.length > 0) return;
  }
}

import { decodeJournalLine } from '../../../cli/replay/read/journal-line.ts';
import type { RecordedRequest } from '../../../cli/replay/read/recorded-request.ts';
import type { CompleteResponse } from '../../../cli/replay/send/outcome.ts';
import { journalLine } from './journal-lines.ts';

/** Returns the request of a journal entry of a page view, with changes to the entry. */
export function recordedRequest(changes: Parameters<typeof journalLine>[0] = {}): RecordedRequest {
  const item = decodeJournalLine(journalLine(changes), { source: 'a.ndjson', line: 4 }, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  return item.request;
}

/** Returns a complete response. */
export const completeResponse = (status: number, body = '', cookies: readonly string[] = []): CompleteResponse => ({
  status,
  body: Buffer.from(body),
  cookies,
});

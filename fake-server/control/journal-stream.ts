import type { ServerResponse } from 'node:http';
import type { Journal } from '../journal/journal.ts';
import { drained, nextEntry } from './wait-for-journal.ts';

const keepAliveEveryMs = 15_000;
const batchEntries = 100;

/**
 * Sends every entry after `since` as a server-sent event, then each new one; its seq is the event's id. Entries stay in the
 * journal until the client reads them, so a slow client needs no memory. Resolves when the client disconnects.
 */
export async function streamJournal(journal: Journal, response: ServerResponse, since: number): Promise<void> {
  const end = beginEvents(response);
  let sent = since;
  let { resets } = journal;
  while (!response.destroyed) {
    // A reset restarts the numbers: an id from before it must not hide newer entries.
    if (sent > journal.lastSeq || resets !== journal.resets) sent = 0;
    ({ resets } = journal);
    const batch = journal.lines({ since: sent, limit: batchEntries });
    for (const { seq, json } of batch) response.write(`id: ${seq}\ndata: ${json.toString('utf8')}\n\n`);
    sent = batch.at(-1)?.seq ?? sent;
    if (response.writableNeedDrain) await drained(response);
    else if (batch.length === 0) await nextEntry(journal, response);
  }
  end();
}

/** Starts a response of server-sent events. Returns a function that ends its keep-alive comments. */
export function beginEvents(response: ServerResponse): () => void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  const keepAlive = setInterval(() => response.writableNeedDrain || response.write(': keep-alive\n\n'), keepAliveEveryMs);
  return () => clearInterval(keepAlive);
}

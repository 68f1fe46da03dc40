import type { ServerResponse } from 'node:http';
import type { JournalEntry } from '../../runtime/contract/journal.ts';
import type { Journal } from '../journal/journal.ts';

const keepAliveEveryMs = 15_000;
/** A reader this far behind (our choice) is let go; it comes back with Last-Event-ID and gets what it missed. */
const maxWaitingBytes = 16 * 1024 * 1024;

/** Sends every entry after `since` as a server-sent event, then each new one; its seq is the event's id. */
export function streamJournal(journal: Journal, response: ServerResponse, since: number): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  const send = (entry: JournalEntry) => {
    response.write(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`);
    if (response.writableLength > maxWaitingBytes) response.destroy();
  };
  // After a reset numbering began anew: an id from before it must not hide what came since.
  for (const entry of journal.entries({ since: since > journal.lastSeq ? 0 : since })) send(entry);
  const stop = journal.subscribe(send);
  const keepAlive = setInterval(() => response.write(': still here\n\n'), keepAliveEveryMs);
  response.on('close', () => {
    stop();
    clearInterval(keepAlive);
  });
}

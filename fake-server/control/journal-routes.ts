import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { JournalEntry } from '../common/journal/journal.ts';
import { harParts } from '../har/journal-har.ts';
import { firstOf } from '../http/form-fields.ts';
import { schemeOf } from '../http/origin.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type JournalSearch, readCount, readJournalFilter } from './journal-filter.ts';
import { entryOf, findRows, linesOf } from './journal-search.ts';
import { streamJournal } from './journal-stream.ts';
import { streamRows } from './row-stream.ts';
import { queryOf, sessionOf } from './session-of.ts';

/**
 * Serves `/__ss/journal` with its filters, its rows (`/__ss/journal/rows`, newest first), the journal as a recording (`.ndjson`,
 * `.har`), and the stream of new entries, with `view=rows` as rows. Each request gets the journal of its session.
 */
export function journalRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const startId = randomUUID();
  const withFilter =
    (handle: JournalHandler): RequestHandler =>
    (request, response) =>
      handle(sessionOf(sessions, request).journal, readJournalFilter(queryOf(request)), response);
  router.get(
    '/__ss/journal',
    withFilter((journal, filter, response) => {
      // Readers of pages notice a restart and a reset, after which the numbers of entries may begin again.
      response.setHeader('X-SS-Journal', `${startId}.${journal.resets}`);
      return sendParts(response, 'application/json; charset=utf-8', pageParts(journal, filter));
    }),
  );
  router.get(
    '/__ss/journal/rows',
    withFilter(async (journal, filter, response) => void response.json(findRows(journal, filter))),
  );
  router.delete('/__ss/journal', (request, response) => {
    sessionOf(sessions, request).journal.clear();
    response.json({ status: 'ok' });
  });
  router.get(
    '/__ss/journal.ndjson',
    withFilter((journal, filter, response) =>
      sendParts(response, 'application/x-ndjson; charset=utf-8', lineParts(journal, filter)),
    ),
  );
  router.get(
    '/__ss/journal.har',
    withFilter((journal, filter, response) =>
      sendParts(response, 'application/json; charset=utf-8', harParts(entryParts(journal, filter), schemeOf(response.req))),
    ),
  );
  router.get('/__ss/stream', async (request, response) => {
    const query = queryOf(request);
    const { journal, faults, ended } = sessionOf(sessions, request);
    // The client connects again, to the new session of this name.
    const disconnect = () => response.destroy();
    ended.addEventListener('abort', disconnect);
    response.once('close', () => ended.removeEventListener('abort', disconnect));
    const search = readJournalFilter(query);
    const resumeAt = Number(request.headers['last-event-id'] ?? Number.NaN);
    const before = journal.lastSeq - (readCount(query, 'last') ?? 0);
    const since = Number.isInteger(resumeAt) ? resumeAt : (search.since ?? Math.max(0, before));
    if (firstOf(query.view) === 'rows') await streamRows({ journal, faults, sessions, search: { ...search, since } }, response);
    else await streamJournal(journal, response, since);
  });
  router.use(onBadQuery);
  return router;
}

type JournalHandler = (journal: Journal, filter: JournalSearch, response: Response) => Promise<void>;

const onBadQuery: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof RangeError || error instanceof SyntaxError) response.status(400).json({ error: error.message });
  else next(error);
};

/** Sends a journal in parts, as fast as the client reads. A journal may be larger than the longest string. */
async function sendParts(response: Response, contentType: string, parts: Iterable<string>): Promise<void> {
  response.setHeader('Content-Type', contentType);
  await pipeline(Readable.from(parts), response).catch(() => undefined);
}

function* pageParts(journal: Journal, search: JournalSearch): Generator<string> {
  const newest = journal.lastSeq;
  let count = 0;
  let last = search.since ?? 0;
  yield '{"entries":[';
  for (const { seq, json } of linesOf(journal, search)) {
    yield (count === 0 ? '' : ',') + json.toString('utf8');
    count += 1;
    last = seq;
  }
  const isCut = search.limit !== undefined && count >= search.limit;
  yield `],"next":${isCut ? last : Math.max(newest, search.since ?? 0)}}`;
}

function* lineParts(journal: Journal, search: JournalSearch): Generator<string> {
  for (const { json } of linesOf(journal, search)) yield `${json.toString('utf8')}\n`;
}

/** Yields the entries, decoded one at a time. */
function* entryParts(journal: Journal, search: JournalSearch): Generator<JournalEntry> {
  for (const line of linesOf(journal, search)) yield entryOf(line);
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { decodeFormFields, type FormFields } from '../http/form-fields.ts';
import { schemeOf } from '../http/origin.ts';
import { splitTarget } from '../http/target.ts';
import type { JournalFilter } from '../journal/filter.ts';
import { harParts } from '../journal/har.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { readCount, readJournalFilter } from './journal-filter.ts';
import { streamJournal } from './journal-stream.ts';

/** Serves the journal of the request's session: `/__ss/journal` with its filters, the journal as a recording (`.ndjson`, `.har`), and the stream of new entries. */
export function journalRoutes(sessions: Sessions): RequestHandler {
  const withFilter = filtered(sessions);
  const router = express.Router({ caseSensitive: true });
  router.get(
    '/__ss/journal',
    withFilter((journal, filter, response) => sendParts(response, 'application/json; charset=utf-8', pageParts(journal, filter))),
  );
  router.delete('/__ss/journal', (request, response) => {
    sessions.of(request).journal.clear();
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
    const { journal, ended } = sessions.of(request);
    // The client connects again, to the new session of this name.
    const disconnect = () => response.destroy();
    ended.addEventListener('abort', disconnect);
    response.once('close', () => ended.removeEventListener('abort', disconnect));
    const resumeAt = Number(request.headers['last-event-id'] ?? Number.NaN);
    const before = journal.lastSeq - (readCount(query, 'last') ?? 0);
    await streamJournal(
      journal,
      response,
      Number.isInteger(resumeAt) ? resumeAt : (readCount(query, 'since') ?? Math.max(0, before)),
    );
  });
  router.use(onBadQuery);
  return router;
}

type JournalHandler = (journal: Journal, filter: JournalFilter, response: Response) => Promise<void>;

const filtered =
  (sessions: Sessions) =>
  (handle: JournalHandler): RequestHandler =>
  (request, response) =>
    handle(sessions.of(request).journal, readJournalFilter(queryOf(request)), response);

const queryOf = ({ originalUrl }: Request): FormFields => decodeFormFields(splitTarget(originalUrl).queryText);

const onBadQuery: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof RangeError || error instanceof SyntaxError) response.status(400).json({ error: error.message });
  else next(error);
};

/** Sends a journal in parts, as fast as the client reads. A journal may be larger than the longest string. */
async function sendParts(response: Response, contentType: string, parts: Iterable<string>): Promise<void> {
  response.setHeader('Content-Type', contentType);
  await pipeline(Readable.from(parts), response).catch(() => undefined);
}

function* pageParts(journal: Journal, filter: JournalFilter): Generator<string> {
  const newest = journal.lastSeq;
  const lines = journal.lines(filter);
  const isCut = filter.limit !== undefined && lines.length >= filter.limit;
  const next = isCut ? (lines.at(-1)?.seq ?? filter.since ?? 0) : Math.max(newest, filter.since ?? 0);
  yield '{"entries":[';
  for (const [index, { json }] of lines.entries()) yield (index === 0 ? '' : ',') + json.toString('utf8');
  yield `],"next":${next}}`;
}

function* lineParts(journal: Journal, filter: JournalFilter): Generator<string> {
  for (const { json } of journal.lines(filter)) yield `${json.toString('utf8')}\n`;
}

/** Yields the entries, decoded one at a time. */
function* entryParts(journal: Journal, filter: JournalFilter): Generator<JournalEntry> {
  for (const { json } of journal.lines(filter)) yield JSON.parse(json.toString('utf8')) as JournalEntry;
}

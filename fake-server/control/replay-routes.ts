import express, { type RequestHandler } from 'express';
import { errorMessage } from '../common/error-message.ts';
import type { JournalEntry } from '../common/journal/journal.ts';
import { schemeOf } from '../http/origin.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { entryOf } from './journal-search.ts';
import { type ReplayTarget, replayEntry } from './replay-entry.ts';
import { sessionOf } from './session-of.ts';

/** The limit of entries in one request. */
const maxEntries = 1000;

/**
 * `POST /__ss/replay {"seqs":[…]}` sends the calls of these entries to this server again, one after the other, and returns
 * `{"replayed":[{"seq","status"}],"missing":[…]}`: status 0 for a call without a response, `missing` for entries that are no
 * longer kept.
 */
export function replayRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.post('/__ss/replay', async (request, response) => {
    const { journal } = sessionOf(sessions, request);
    const { localAddress = '127.0.0.1', localPort = 0 } = request.socket;
    const target: ReplayTarget = { scheme: schemeOf(request), address: localAddress, port: localPort };
    try {
      const seqs = readSeqs(await readJsonBody(request));
      const entries = seqs.map((seq) => entryAt(journal, seq));
      const replayed: { seq: number; status: number }[] = [];
      for (const entry of entries) if (entry) replayed.push({ seq: entry.seq, status: await replayEntry(entry, target) });
      response.json({ replayed, missing: seqs.filter((_seq, at) => !entries[at]) });
    } catch (error) {
      response.status(400).json({ error: errorMessage(error) });
    }
  });
  return router;
}

function entryAt(journal: ReturnType<Sessions['of']>['journal'], seq: number): JournalEntry | null {
  const [line] = journal.lines({ since: seq - 1, limit: 1 });
  return line?.seq === seq ? entryOf(line) : null;
}

function readSeqs(value: unknown): readonly number[] {
  const { seqs } = (value ?? {}) as { seqs?: unknown };
  const isList = Array.isArray(seqs) && seqs.every((seq) => Number.isSafeInteger(seq) && seq > 0);
  if (!isList) throw new TypeError('Expected {"seqs":[1,2]}: the numbers of the entries to send again.');
  if (seqs.length > maxEntries) throw new RangeError(`Expected at most ${maxEntries} entries, got ${seqs.length}.`);
  return seqs as number[];
}

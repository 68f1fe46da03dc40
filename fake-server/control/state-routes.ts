import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler } from 'express';
import { errorMessage } from '../common/error-message.ts';
import { firstOf } from '../http/form-fields.ts';
import { parseJson } from '../http/parse-json.ts';
import { readAllPages } from '../pages/read-all-pages.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { prepareSnapshot, SnapshotError, snapshotParts } from '../sessions/snapshot.ts';
import type { Site } from '../sites/site.ts';

/** The limits of a snapshot (our choice). Reading one takes about ten times its bytes. Bodies of calls nest less deep. */
const maxSnapshotBytes = 64 * 1024 * 1024;
const maxLevels = 1000;

/**
 * `GET /__ss/state` returns the state of the request's session as one document, with the journal unless `?journal=false`. PUT
 * replaces the state with such a document, or changes nothing: then the response is 400 with
 * `{"error","problems":[{"pointer","message"}]}`.
 */
export function stateRoutes(sessions: Sessions, sites: readonly Site[]): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/state', async (request, response) => {
    const hasJournal = firstOf(request.query.journal as string | undefined) !== 'false';
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    await pipeline(Readable.from(snapshotParts(sessions.of(request), hasJournal)), response).catch(() => undefined);
  });
  router.put('/__ss/state', async (request, response) => {
    const session = sessions.of(request);
    try {
      const restore = prepareSnapshot(parseJson(await readSnapshot(request), maxLevels), session);
      // Carts refer to the products of pages.
      for (const site of sites) await readAllPages(site, session.state);
      restore();
      response.json({ status: 'ok' });
    } catch (error) {
      const problems = error instanceof SnapshotError ? error.problems : [];
      response.status(400).json({ error: errorMessage(error), problems });
    }
  });
  return router;
}

async function readSnapshot(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and discarded, because a client that sends does not read the response.
    if (bytes <= maxSnapshotBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > maxSnapshotBytes) {
    throw new TypeError(
      `The snapshot has ${bytes} bytes, and at most ${maxSnapshotBytes} are read. GET /__ss/state?journal=false returns ` +
        'one without calls.',
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}

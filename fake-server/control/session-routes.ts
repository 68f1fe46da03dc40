import express, { type RequestHandler } from 'express';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * `GET /__ss/sessions` returns the named sessions, the last used one first, as `{"sessions":[{"name","lastUsed","lastSeq"}]}`;
 * `DELETE /__ss/sessions/{name}` ends one.
 */
export function sessionRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/sessions', (_request, response) => {
    response.json({ sessions: sessions.list() });
  });
  router.delete('/__ss/sessions/:name', ({ params: { name } }, response) => {
    if (sessions.end(name)) response.json({ sessions: sessions.list() });
    else response.status(404).json({ error: `There is no session ${JSON.stringify(name)}.` });
  });
  return router;
}
